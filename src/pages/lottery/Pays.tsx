import { useTranslation } from 'react-i18next'
import type { Lottery } from '../../flows/lottery/lottery'
import { spokenLanguage, tags } from '../../i18n/language'
import { formatMoney } from '../../i18n/money'
import { SectionHead } from '../../ui/home/SectionHead'
import { useEvery } from './hooks'
import css from './lottery.module.css'

/** The rules in short: readable without login, deposit or bet. */
export function Pays({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation('lottery')
  const often = useEvery()
  const { kind, count, highest, pays, minStake, every, returns } = lottery
  const locale = tags[spokenLanguage()]
  return (
    <section aria-labelledby="pays">
      <SectionHead id="pays" title={t('rules')} />
      <p className={css.note}>
        {t(kind === 'balls' ? 'rules.balls' : 'rules.digits', { count, highest })} {often(every)}.
      </p>
      <dl className={css.pays}>
        {pays.map(({ hits, times, oneIn }) => (
          <div key={hits} className={css.payRow}>
            <dt>{t('rules.hits', { count: hits })}</dt>
            <dd>
              {t('rules.times', { times: times.toLocaleString(locale) })}
              {oneIn !== undefined && (
                <small className={css.odds}>{t('rules.odds', { count: oneIn.toLocaleString(locale) })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {returns !== undefined && <p className={css.note}>{t('rules.returns', { percent: returns })}</p>}
      <p className={css.note}>{t('rules.note', { amount: formatMoney(minStake) })}</p>
    </section>
  )
}
