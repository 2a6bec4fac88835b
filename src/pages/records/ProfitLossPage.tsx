import { useTranslation } from 'react-i18next'
import { profitAndLoss } from '../../flows/records/profit-loss'
import { sheetAmount } from '../../flows/records/sheet'
import { PnlDay } from './PnlDay'
import { PnlSums } from './PnlSums'
import { RecordScreen } from './RecordScreen'

/** Profit and loss (ROUTE-58): movements in a date range and the result of play, by category and by day (RECORD-08). */
export default function ProfitLossPage() {
  const { t } = useTranslation(['pnl', 'records', 'titles'])
  const columns = ['bets', 'paid', 'held', 'bonus', 'deposits', 'withdrawals'] as const
  return (
    <RecordScreen
      record={profitAndLoss}
      Sums={PnlSums}
      Row={PnlDay}
      status={{
        title: t('titles:profitLoss'),
        empty: { title: t('empty.title'), text: t('empty.text') },
        note: t('placed'),
        list: t('byDay'),
        sheet: {
          heads: [
            t('records:sheet.day'),
            ...columns.map((one) => t(`day.${one}`)),
            t('net'),
            t('records:sheet.currency'),
          ],
          cells: ({ key, balance }) => [
            key,
            ...columns.map((one) => sheetAmount(balance[one])),
            sheetAmount(balance.net),
            balance.net.currency,
          ],
        },
      }}
    />
  )
}
