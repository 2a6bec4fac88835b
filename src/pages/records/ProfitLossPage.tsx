import { useTranslation } from 'react-i18next'
import { profitAndLoss } from '../../flows/profit-loss'
import { PnlDay } from './PnlDay'
import { PnlSums } from './PnlSums'
import { RecordScreen } from './RecordScreen'

/** Profit and loss (ROUTE-58): what moved in a stretch, what play left, by category and by day (RECORD-08). */
export default function ProfitLossPage() {
  const { t } = useTranslation(['pnl', 'titles'])
  return (
    <RecordScreen
      record={profitAndLoss}
      Sums={PnlSums}
      Row={PnlDay}
      face={{
        title: t('titles:profitLoss'),
        empty: { title: t('empty.title'), text: t('empty.text') },
        note: t('placed'),
        list: t('byDay'),
      }}
    />
  )
}
