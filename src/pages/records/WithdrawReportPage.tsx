import { useTranslation } from 'react-i18next'
import { isPositive, subtract } from '../../../machines/shared/arithmetic'
import { withdrawals, type WithdrawalRow, type WithdrawalSums } from '../../flows/records/withdraw-record'
import { sheetAmount, sheetTime } from '../../flows/records/sheet'
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
import css from './records.module.css'

/** The withdraw report (ROUTE-57): every withdrawal with its status (RECORD-07). */
export default function WithdrawReportPage() {
  const { t } = useTranslation(['withdrawals', 'records', 'titles'])
  const sheet = {
    heads: (['time', 'number', 'account', 'state', 'amount', 'fee', 'currency'] as const).map((one) =>
      t(`records:sheet.${one}`),
    ),
    cells: ({ withdrawal }: WithdrawalRow) => [
      sheetTime(withdrawal.createdAt),
      withdrawal.number,
      `${withdrawal.bankName} ••${withdrawal.lastDigits}`,
      t(`state.${withdrawal.state}`),
      sheetAmount(withdrawal.amount),
      sheetAmount(withdrawal.fee),
      withdrawal.amount.currency,
    ],
  }
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen
      record={withdrawals}
      Sums={Sums}
      Row={One}
      status={{ title: t('titles:withdrawReport'), empty, sheet }}
    />
  )
}

function Sums({ sums: { paid, fee, held, refused } }: { sums: WithdrawalSums }) {
  const { t } = useTranslation('withdrawals')
  const further = { fee, held, refused }
  return (
    <Totals
      sums={[
        [t('paid'), formatMoney(paid)],
        ...(['fee', 'held', 'refused'] as const)
          .filter((name) => isPositive(further[name]))
          .map((name) => [t(name), formatMoney(further[name])] as const),
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

/** One withdrawal: cream while its money is set aside, spent once it was sent or returned. */
function One({ row: { withdrawal } }: { row: WithdrawalRow }) {
  const { t } = useTranslation(['withdrawals', 'records'])
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
          ...(isPositive(fee) && state !== 'refused'
            ? [t('with.fee', { sent: formatMoney(subtract(amount, fee)), fee: formatMoney(fee) })]
            : []),
          ...(reason === null ? [] : [t(`reason.${reason}`)]),
          ...(doneAt === null ? [] : [t('done', { moment: dateAndTime(doneAt) })]),
        ]}
        amount={formatMoney(amount)}
        word={t(`state.${state}`)}
        sign={signs[state]}
        tone={open ? 'lit' : 'quiet'}
        spent={!open}
        more={{
          word: t('records:details'),
          facts: [
            [t('records:sheet.state'), t(`state.${state}`)],
            ...(reason === null ? [] : [[t('records:reason'), t(`reason.${reason}`)] as const]),
            [t('records:begun'), dateAndTime(createdAt)],
            ...(doneAt === null ? [] : [[t('records:ended'), dateAndTime(doneAt)] as const]),
            [t('records:quote'), number],
          ],
        }}
      />
    </div>
  )
}
