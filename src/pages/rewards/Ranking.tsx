import { useTranslation } from 'react-i18next'
import type { Missions } from '../../flows/member/rewards'
import { formatMoney } from '../../i18n/money'
import { classes } from '../../ui/classes'
import { Titled } from '../../ui/Titled'
import css from './rewards.module.css'

/** Who has bet most this week, with masked names and the player's own place below (PROMO-07). */
export function Ranking({ week: { ranking, own } }: { week: Missions }) {
  const { t } = useTranslation('rewards')
  const listed = ranking.some((one) => one.own)
  return (
    <Titled id="ranking" title={t('ranking')} look={`display d4 ${css.title}`}>
      <p className={css.lead}>{t('ranking.lead')}</p>
      <div className={css.frame}>
        <table className={css.ranking}>
          <thead>
            <tr>
              <th scope="col">{t('ranking.place')}</th>
              <th scope="col">{t('ranking.name')}</th>
              <th scope="col">{t('ranking.bets')}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ place, name, turnover, own: mine }) => (
              <tr key={place} className={classes(mine && css.own)}>
                <td>{place}</td>
                <td className="cut">{mine ? t('ranking.you') : name}</td>
                <td>{formatMoney(turnover)}</td>
              </tr>
            ))}
            {own && !listed && (
              <tr className={css.own}>
                <td>{own.place}</td>
                <td>{t('ranking.you')}</td>
                <td>{formatMoney(own.turnover)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {!own && <p className={classes(css.note, 't3 muted')}>{t('ranking.none')}</p>}
    </Titled>
  )
}
