import { useTranslation } from 'react-i18next'
import { isWin, standingOf, type StretchSums } from '../../flows/profit-loss'
import { formatMoney } from '../../i18n/money'
import { NetSum } from '../../ui/records/NetSum'
import { SumTable } from '../../ui/records/SumTable'
import { Totals } from '../../ui/records/Totals'
import { signed } from './signed'
import css from './records.module.css'

/** What a stretch came to: the net in large, what moved, and every category. */
export function PnlSums({ sums: { total, categories, currency } }: { sums: StretchSums }) {
  const { t } = useTranslation(['pnl', 'shell'])
  const money = (amount: string) => formatMoney(amount, currency)
  return (
    <>
      <NetSum
        label={t('net')}
        amount={signed(total.net, currency)}
        good={isWin(total)}
        word={t(standingOf(total.net))}
      >
        {t('netIs')}
      </NetSum>
      <Totals
        sums={[
          [t('bets'), money(total.bets)],
          [t('paid'), money(total.paid)],
          [t('bonus'), money(total.bonus)],
          ...(/[1-9]/.test(total.held) ? [[t('held'), money(total.held)] as const] : []),
          [t('deposits'), money(total.deposits)],
          [t('withdrawals'), money(total.withdrawals)],
        ]}
      />
      {categories.length > 0 && (
        <>
          <h2 className={css.day}>{t('byGame')}</h2>
          <SumTable
            heads={[t('game'), t('bets'), t('paid'), t('result')]}
            rows={categories.map(({ gameType, bets, paid, play }) => ({
              name: gameType === 'HOT' ? t('game') : t(`shell:category.${gameType}`),
              amounts: [money(bets), money(paid)],
              result: signed(play, currency),
              good: standingOf(play) === 'ahead',
            }))}
          />
        </>
      )}
    </>
  )
}
