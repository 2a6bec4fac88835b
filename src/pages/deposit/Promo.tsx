import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { bonusOf, type DepositActor, sumOf } from '../../flows/deposit'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Ticket } from '../../ui/Ticket'
import { brief } from './money'
import css from './deposit.module.css'

/** The everyday promotion, its condition beside it: added only when the player adds it (WIRE-92, WIRE-98). */
export function Promo({ deposit, off }: { deposit: DepositActor; off: boolean }) {
  const { t } = useTranslation('deposit')
  const offer = useSelector(deposit, (state) => state.context.offer)
  const amount = useSelector(deposit, (state) => state.context.amount)
  const promo = useSelector(deposit, (state) => state.context.promo)
  const adding = useSelector(deposit, (state) => state.hasTag('adding'))
  if (!offer?.promo) return null
  const { percent, most, turnover } = offer.promo
  const added = promo === 'on'
  const bonus = bonusOf(offer.promo, sumOf(amount) ?? '0')
  const worth = bonus === '0.00' ? `+${percent}%` : `+${formatMoney(bonus, offer.currency)}`
  return (
    <Ticket
      cut={116}
      stub={
        <>
          <span className={css.bonus}>{worth}</span>
          <Button
            look={added ? 'line' : 'ink'}
            size="s"
            className={added ? css.takeOff : undefined}
            busy={adding}
            busyLabel={t('promo.adding')}
            disabled={off}
            onClick={() => deposit.send({ type: added ? 'DROP_PROMO' : 'ADD_PROMO' })}
          >
            {t(added ? 'promo.remove' : 'promo.add')}
          </Button>
        </>
      }
    >
      <h2 className="strong">{t('promo.title', { percent })}</h2>
      <p className={css.terms}>
        {most === null ? t('promo.text') : t('promo.most', { amount: brief(most, offer.currency) })}{' '}
        {turnover > 0 && t('promo.turnover', { count: turnover })}
      </p>
      <p role="status" className={css.promoState}>
        {added && <span className="good">{t('promo.added')}</span>}
        {promo === 'failed' && <span className="bad">{t('promo.failed')}</span>}
      </p>
    </Ticket>
  )
}
