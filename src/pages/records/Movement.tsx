import { useTranslation } from 'react-i18next'
import type { MovementKind, MovementRow } from '../../flows/account-record'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import {
  arrowDownLeftBold,
  arrowsLeftRightBold,
  arrowUpRightBold,
  bankFill,
  chartPieSliceFill,
  coinsFill,
  gameControllerFill,
  giftFill,
  moneyFill,
  percentBold,
  usersThreeFill,
  walletFill,
} from '../../ui/icons/phosphor'
import { EntryMark, EntryTicket } from '../../ui/records/EntryTicket'
import css from './records.module.css'

const marks: Record<MovementKind, string> = {
  deposit: walletFill,
  withdrawal: bankFill,
  game: gameControllerFill,
  bonus: giftFill,
  rebate: percentBold,
  transfer: arrowsLeftRightBold,
  team: usersThreeFill,
  salary: moneyFill,
  dividend: chartPieSliceFill,
  other: coinsFill,
}

/** One movement of the account. What came in is no win and is not shown as one. */
export function Movement({ row: { movement, name, currency } }: { row: MovementRow }) {
  const { t } = useTranslation('account')
  const { kind, number, at, amount, balanceAfter, place } = movement
  const out = amount.startsWith('-')
  const money = formatMoney(amount, currency)
  return (
    <div className={css.entry}>
      <EntryTicket
        mark={<EntryMark of={marks[kind]} />}
        name={name ?? t(`kind.${kind}`)}
        lines={[
          t('line', { time: clockTime(at), number }),
          t('after', { amount: formatMoney(balanceAfter, currency) }),
          ...(place === null ? [] : [t('place', { place })]),
        ]}
        amount={out ? money : `+${money}`}
        word={t(out ? 'out' : 'in')}
        sign={out ? arrowUpRightBold : arrowDownLeftBold}
        tone="quiet"
        spent
      />
    </div>
  )
}
