import { useTranslation } from 'react-i18next'
import { goOnWithLoad, loads, type LoadRow, type LoadSums } from '../../flows/load-record'
import { formatMoney } from '../../i18n/money'
import { clockTime, dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { checkCircleFill, clockBold, minusBold, walletFill, xBold } from '../../ui/icons/phosphor'
import { EntryMark, EntryTicket } from '../../ui/records/EntryTicket'
import { Totals } from '../../ui/records/Totals'
import { RecordScreen } from './RecordScreen'
import { isSome } from './signed'
import css from './records.module.css'

/** The load record (ROUTE-56): every deposit, and what became of it (RECORD-06). */
export default function LoadRecordPage() {
  const { t } = useTranslation(['loads', 'titles'])
  const empty = { title: t('empty.title'), text: t('empty.text') }
  return (
    <RecordScreen record={loads} Sums={Sums} Row={Load} face={{ title: t('titles:depositRecord'), empty }} />
  )
}

function Sums({ sums: { amount, bonus, fee, waiting, currency } }: { sums: LoadSums }) {
  const { t } = useTranslation('loads')
  const further = { bonus, fee, waiting }
  return (
    <Totals
      sums={[
        [t('amount'), formatMoney(amount, currency)],
        ...(['bonus', 'fee', 'waiting'] as const)
          .filter((name) => isSome(further[name]))
          .map((name) => [t(name), formatMoney(further[name], currency)] as const),
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

/** One deposit; one that waits to be paid can be gone on with. */
function Load({ row: { order, currency } }: { row: LoadRow }) {
  const { t } = useTranslation('loads')
  const { number, method, amount, fee, bonus, state, createdAt, expiresAt } = order
  const waits = state === 'waiting'
  const money = (one: string) => formatMoney(one, currency)
  return (
    <div className={css.entry}>
      <EntryTicket
        mark={<EntryMark of={walletFill} />}
        name={method.name}
        lines={[
          t('line', { time: clockTime(createdAt), number }),
          ...(isSome(bonus) ? [t('with.bonus', { amount: money(bonus) })] : []),
          ...(isSome(fee) ? [t('with.fee', { amount: money(fee) })] : []),
          ...(waits ? [t('until', { moment: dateAndTime(expiresAt) })] : []),
        ]}
        amount={money(amount)}
        word={t(`state.${state}`)}
        sign={signs[state]}
        tone={waits ? 'lit' : 'quiet'}
        spent={!waits}
        action={
          waits && (
            <Button
              look="ink"
              size="s"
              aria-label={t('continueLoad', { number })}
              onClick={() => goOnWithLoad(number)}
            >
              {t('continue')}
            </Button>
          )
        }
      />
    </div>
  )
}
