import { useTranslation } from 'react-i18next'
import { isPositive } from '../../../machines/shared/arithmetic'
import { isWin, standingOf, type RangeSums } from '../../flows/records/profit-loss'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { Card } from '../../ui/Card'
import { classes } from '../../ui/classes'
import { Totals } from '../../ui/records/Totals'
import css from './PnlSums.module.css'
import records from './records.module.css'

/** The sums of a date range: the net in large, the movements, and every category. */
export function PnlSums({ sums: { total, categories } }: { sums: RangeSums }) {
  const { t } = useTranslation(['pnl', 'shell'])
  return (
    <>
      <Card className={css.net}>
        <span className={css.label}>
          {t('net')} · {t(standingOf(total.net))}
        </span>
        <b className={classes(css.amount, isWin(total) && 'good')}>{formatSigned(total.net)}</b>
        <span className={css.label}>{t('netIs')}</span>
      </Card>
      <Totals
        sums={[
          [t('bets'), formatMoney(total.bets)],
          [t('paid'), formatMoney(total.paid)],
          [t('bonus'), formatMoney(total.bonus)],
          ...(isPositive(total.held) ? [[t('held'), formatMoney(total.held)] as const] : []),
          [t('deposits'), formatMoney(total.deposits)],
          [t('withdrawals'), formatMoney(total.withdrawals)],
        ]}
      />
      {categories.length > 0 && (
        <>
          <h2 className={records.day}>{t('byGame')}</h2>
          <div className={css.frame}>
            <table className={css.table}>
              <thead>
                <tr>
                  {[t('game'), t('bets'), t('paid'), t('result')].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {categories.map(({ gameType, bets, paid, play, held }) => (
                  <tr key={gameType}>
                    <th scope="row">
                      {gameType === 'HOT' ? t('game') : t(`shell:category.${gameType}`)}
                      {isPositive(held) && (
                        <small className={css.held}>
                          {t('line', { what: t('day.held'), amount: formatMoney(held) })}
                        </small>
                      )}
                    </th>
                    <td data-label={t('bets')}>{formatMoney(bets)}</td>
                    <td data-label={t('paid')}>{formatMoney(paid)}</td>
                    <td className={classes(css.result, standingOf(play) === 'ahead' && 'good')}>
                      {formatSigned(play)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  )
}
