import { useTranslation } from 'react-i18next'
import { withdrawals, type WithdrawalRow, type WithdrawalSums } from '../../flows/withdraw-record'
import { formatMoney } from '../../i18n/money'
import { clockTime, dateAndTime } from '../../i18n/time'
import {
  arrowDownLeftBold,
  bankFill,
  checkCircleFill,
  clockBold,
  hourglassBold,
} from '../../ui/icons/phosphor'
import { EntryMark, EntryTicket } from '../../ui/records/EntryTicket'
import { Totals } from '../../ui/records/Totals'
import { RecordScreen } from './RecordScreen'
import { isSome } from './signed'
import css from './records.module.css'

/** The withdraw report (ROUTE-57): every withdrawal, and what became of it (RECORD-07). */
export default function WithdrawReportPage() {
  const { t } = useTranslation(['withdrawals', 'titles'])
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen
      record={withdrawals}
      Sums={Sums}
      Row={One}
      face={{ title: t('titles:withdrawReport'), empty }}
    />
  )
}

function Sums({ sums: { paid, fee, held, refused, currency } }: { sums: WithdrawalSums }) {
  const { t } = useTranslation('withdrawals')
  const further = { fee, held, refused }
  return (
    <Totals
      sums={[
        [t('paid'), formatMoney(paid, currency)],
        ...(['fee', 'held', 'refused'] as const)
          .filter((name) => isSome(further[name]))
          .map((name) => [t(name), formatMoney(further[name], currency)] as const),
      ]}
    />
  )
}

const signs = {
  waiting: clockBold,
  processing: hourglassBold,
  paid: checkCircleFill,
  refused: arrowDownLeftBold,
}

/** One withdrawal: cream while its money is held, spent once it was sent or given back. */
function One({ row: { withdrawal, currency } }: { row: WithdrawalRow }) {
  const { t } = useTranslation('withdrawals')
  const { number, bankName, lastDigits, amount, fee, state, reason, createdAt, doneAt } = withdrawal
  const open = state === 'waiting' || state === 'processing'
  return (
    <div className={css.entry}>
      <EntryTicket
        mark={<EntryMark of={bankFill} />}
        name={bankName}
        lines={[
          t('card', { digits: lastDigits }),
          t('line', { time: clockTime(createdAt), number }),
          ...(isSome(fee) && state !== 'refused'
            ? [t('with.fee', { amount: formatMoney(fee, currency) })]
            : []),
          ...(reason === null ? [] : [t(`reason.${reason}`)]),
          ...(doneAt === null ? [] : [t('done', { moment: dateAndTime(doneAt) })]),
        ]}
        amount={formatMoney(amount, currency)}
        word={t(`state.${state}`)}
        sign={signs[state]}
        tone={open ? 'lit' : 'quiet'}
        spent={!open}
      />
    </div>
  )
}
