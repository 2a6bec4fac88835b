import { useTranslation } from 'react-i18next'
import { isPositive } from '../../../machines/shared/arithmetic'
import {
  continueDeposit,
  depositHistory,
  type DepositRow,
  type DepositSums,
} from '../../flows/records/deposit-history'
import { useResting } from '../../flows/member/useResting'
import { sheetAmount, sheetTime } from '../../flows/records/sheet'
import { formatMoney } from '../../i18n/money'
import { clockTime, dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { checkCircleFill, clockBold, minusBold, walletFill, xBold } from '../../ui/icons/phosphor'
import { EntryMark, EntryTicket } from '../../ui/records/EntryTicket'
import { Totals } from '../../ui/records/Totals'
import { RecordScreen } from './RecordScreen'
import css from './records.module.css'

/** The deposit history (ROUTE-56): every deposit with its status (RECORD-06). */
export default function DepositHistoryPage() {
  const { t } = useTranslation(['depositHistory', 'records', 'titles'])
  const sheet = {
    heads: (['time', 'number', 'what', 'state', 'amount', 'fee', 'bonus', 'currency'] as const).map((one) =>
      t(`records:sheet.${one}`),
    ),
    cells: ({ order }: DepositRow) => [
      sheetTime(order.createdAt),
      order.number,
      order.method.name,
      t(`state.${order.state}`),
      sheetAmount(order.amount),
      sheetAmount(order.fee),
      sheetAmount(order.bonus),
      order.amount.currency,
    ],
  }
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen
      record={depositHistory}
      Sums={Sums}
      Row={Deposit}
      status={{ title: t('titles:depositRecord'), empty, sheet }}
    />
  )
}

function Sums({ sums: { amount, bonus, fee, waiting } }: { sums: DepositSums }) {
  const { t } = useTranslation('depositHistory')
  const further = { bonus, fee, waiting }
  return (
    <Totals
      sums={[
        [t('amount'), formatMoney(amount)],
        ...(['bonus', 'fee', 'waiting'] as const)
          .filter((name) => isPositive(further[name]))
          .map((name) => [t(name), formatMoney(further[name])] as const),
      ]}
    />
  )
}

const signs = {
  waiting: clockBold,
  paid: checkCircleFill,
  cancelled: minusBold,
  expired: minusBold,
  refused: xBold,
}

/** One deposit; one that waits for payment can be continued. */
function Deposit({ row: { order } }: { row: DepositRow }) {
  const { t } = useTranslation(['depositHistory', 'records'])
  const { number, method, amount, fee, bonus, state, createdAt, expiresAt, paidAt } = order
  const waits = state === 'waiting'
  // A break from play: no prompts to deposit (trust 34).
  const resting = useResting()
  return (
    <div className={css.entry}>
      <EntryTicket
        mark={<EntryMark of={walletFill} />}
        name={method.name}
        lines={[
          t('line', { time: clockTime(createdAt), number }),
          ...(isPositive(bonus) ? [t('with.bonus', { amount: formatMoney(bonus) })] : []),
          ...(isPositive(fee) ? [t('with.fee', { amount: formatMoney(fee) })] : []),
          ...(waits ? [t('until', { moment: dateAndTime(expiresAt) })] : []),
        ]}
        amount={formatMoney(amount)}
        word={t(`state.${state}`)}
        sign={signs[state]}
        tone={waits ? 'lit' : 'quiet'}
        spent={!waits}
        more={{
          word: t('records:details'),
          facts: [
            [t('records:sheet.state'), t(`state.${state}`)],
            ...(state === 'paid' ? [] : [[t('records:reason'), t(`reason.${state}`)] as const]),
            [t('records:begun'), dateAndTime(createdAt)],
            ...(paidAt === null ? [] : [[t('records:ended'), dateAndTime(paidAt)] as const]),
            [t('records:quote'), number],
          ],
        }}
        action={
          waits &&
          !resting && (
            <Button
              look="ink"
              size="s"
              aria-label={t('continueLoad', { number })}
              onClick={() => continueDeposit(number)}
            >
              {t('continue')}
            </Button>
          )
        }
      />
    </div>
  )
}
