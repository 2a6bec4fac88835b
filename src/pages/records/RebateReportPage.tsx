import { useTranslation } from 'react-i18next'
import { rebates, type RebateRow, type RebateSums } from '../../flows/records/rebate-record'
import { sheetAmount, sheetTime } from '../../flows/records/sheet'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { clockTime, dateAndTime } from '../../i18n/time'
import { checkCircleFill, percentBold } from '../../ui/icons/phosphor'
import { EntryMark, EntryTicket } from '../../ui/records/EntryTicket'
import { Totals } from '../../ui/records/Totals'
import { RecordScreen } from './RecordScreen'
import css from './records.module.css'

/** My rebate (ROUTE-53): what was paid back for bets, by category (RECORD-09). */
export default function RebateReportPage() {
  const { t } = useTranslation(['rebates', 'records', 'shell', 'titles'])
  const sheet = {
    heads: (['time', 'number', 'what', 'turnover', 'rate', 'amount', 'currency'] as const).map((one) =>
      t(`records:sheet.${one}`),
    ),
    cells: ({ rebate }: RebateRow) => [
      sheetTime(rebate.at),
      rebate.number,
      rebate.category === 'HOT' ? t('games') : t(`shell:category.${rebate.category}`),
      sheetAmount(rebate.turnover),
      rebate.rate,
      sheetAmount(rebate.amount),
      rebate.amount.currency,
    ],
  }
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen
      record={rebates}
      Sums={Sums}
      Row={Rebate}
      status={{ title: t('titles:rebateReport'), empty, note: t('note'), sheet }}
    />
  )
}

function Sums({ sums: { amount, turnover } }: { sums: RebateSums }) {
  const { t } = useTranslation('rebates')
  return (
    <Totals
      sums={[
        [t('amount'), formatMoney(amount)],
        [t('turnover'), formatMoney(turnover)],
      ]}
    />
  )
}

/** The rebate for one category. It is money that came back, not a win. */
function Rebate({ row: { rebate } }: { row: RebateRow }) {
  const { t } = useTranslation(['rebates', 'records', 'shell'])
  const { number, category, turnover, rate, amount, at } = rebate
  return (
    <div className={css.entry}>
      <EntryTicket
        mark={<EntryMark of={percentBold} />}
        name={category === 'HOT' ? t('games') : t(`shell:category.${category}`)}
        lines={[
          t('line', { time: clockTime(at), number }),
          t('from', { turnover: formatMoney(turnover), rate }),
        ]}
        amount={formatSigned(amount)}
        word={t('paid')}
        sign={checkCircleFill}
        tone="quiet"
        spent
        more={{
          word: t('records:details'),
          facts: [
            [t('records:sheet.state'), t('paid')],
            [t('records:reason'), t('from', { turnover: formatMoney(turnover), rate })],
            [t('records:ended'), dateAndTime(at)],
            [t('records:quote'), number],
          ],
        }}
      />
    </div>
  )
}
