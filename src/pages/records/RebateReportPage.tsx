import { useTranslation } from 'react-i18next'
import { rebates, type RebateRow, type RebateSums } from '../../flows/rebate-record'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import { checkCircleFill, percentBold } from '../../ui/icons/phosphor'
import { EntryMark, EntryTicket } from '../../ui/records/EntryTicket'
import { Totals } from '../../ui/records/Totals'
import { RecordScreen } from './RecordScreen'
import { signed } from './signed'
import css from './records.module.css'

/** My rebate (ROUTE-53): what was paid back for bets, by category (RECORD-09). */
export default function RebateReportPage() {
  const { t } = useTranslation(['rebates', 'titles'])
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen
      record={rebates}
      Sums={Sums}
      Row={Rebate}
      face={{ title: t('titles:rebateReport'), empty, note: t('note') }}
    />
  )
}

function Sums({ sums: { amount, turnover, currency } }: { sums: RebateSums }) {
  const { t } = useTranslation('rebates')
  return (
    <Totals
      sums={[
        [t('amount'), formatMoney(amount, currency)],
        [t('turnover'), formatMoney(turnover, currency)],
      ]}
    />
  )
}

/** What was paid for one category. It is money that came back, and no win. */
function Rebate({ row: { rebate, currency } }: { row: RebateRow }) {
  const { t } = useTranslation(['rebates', 'shell'])
  const { number, category, turnover, rate, amount, at } = rebate
  return (
    <div className={css.entry}>
      <EntryTicket
        mark={<EntryMark of={percentBold} />}
        name={category === 'HOT' ? t('games') : t(`shell:category.${category}`)}
        lines={[
          t('line', { time: clockTime(at), number }),
          t('from', { turnover: formatMoney(turnover, currency), rate }),
        ]}
        amount={signed(amount, currency)}
        word={t('paid')}
        sign={checkCircleFill}
        tone="quiet"
        spent
      />
    </div>
  )
}
