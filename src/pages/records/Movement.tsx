import { useTranslation } from 'react-i18next'
import { isNegative } from '../../../machines/shared/arithmetic'
import type { MovementKind, MovementRow } from '../../flows/records/account-record'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { clockTime, dateAndTime } from '../../i18n/time'
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

/** One movement of the account. Incoming money is not a win and is not shown as one. */
export function Movement({ row: { movement, name } }: { row: MovementRow }) {
  const { t } = useTranslation(['account', 'records'])
  const { kind, number, at, amount, balanceAfter, place } = movement
  const out = isNegative(amount)
  return (
    <div className={css.entry}>
      <EntryTicket
        mark={<EntryMark of={marks[kind]} />}
        name={name ?? t(`kind.${kind}`)}
        lines={[
          t('line', { time: clockTime(at), number }),
          t('after', { amount: formatMoney(balanceAfter) }),
          ...(place === null ? [] : [t('place', { place })]),
        ]}
        amount={formatSigned(amount)}
        word={t(out ? 'out' : 'in')}
        sign={out ? arrowUpRightBold : arrowDownLeftBold}
        tone="quiet"
        spent
        more={{
          word: t('records:details'),
          facts: [
            [t('records:sheet.state'), t('records:booked')],
            [t('records:reason'), name ?? t(`kind.${kind}`)],
            [t('records:ended'), dateAndTime(at)],
            [t('records:sheet.after'), formatMoney(balanceAfter)],
            [t('records:quote'), number],
          ],
        }}
      />
    </div>
  )
}
