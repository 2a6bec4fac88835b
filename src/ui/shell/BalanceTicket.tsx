import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { eyeBold, eyeSlashBold, plusBold } from '../icons/phosphor'
import { Loader } from '../Loader'
import css from './BalanceTicket.module.css'

export interface BalanceTicketProps {
  /** The formatted balance with currency sign and two decimals, for example `₱12,480.50` [LAYOUT-17]. */
  amount: string
  /** The amount is covered; the ticket keeps its width [LAYOUT-18]. */
  hidden: boolean
  /** A new balance is on its way: the amount rests and the eye gives way to the loader [LAYOUT-19]. */
  refreshing?: boolean | undefined
  /** What a press on the amount does: hide or show the balance, or open the account menu. */
  toggleLabel: string
  /** Spoken in place of the amount while it is covered, for example "Balance hidden". */
  hiddenLabel: string
  /** Spoken while refreshing. */
  refreshingLabel: string
  onToggle: () => void
  /** Way to the deposit page on the stub [LAYOUT-20]. */
  deposit: { onSelect: () => void; label: string }
}

/** Characters of an amount that leave room for its eye and the player's name on a phone: `₱99,999.99`. */
const roomy = 10

/** The player's balance as a small ticket: the amount on the face, deposit on the stub. */
export function BalanceTicket(props: BalanceTicketProps) {
  const {
    amount,
    hidden,
    refreshing = false,
    toggleLabel,
    hiddenLabel,
    refreshingLabel,
    onToggle,
    deposit,
  } = props
  const covered = hidden || refreshing
  const spoken = refreshing ? refreshingLabel : hidden ? hiddenLabel : undefined
  return (
    <div className={css.ticket}>
      <button
        type="button"
        className={classes(
          css.face,
          amount.length > roomy && css.long,
          amount.length > roomy && refreshing && css.resting,
        )}
        onClick={onToggle}
      >
        <span className={css.sign}>
          {refreshing ? <Loader size={20} /> : <Icon of={hidden ? eyeSlashBold : eyeBold} size={18} />}
        </span>
        <span className={css.amount}>
          <span className={classes(covered && css.covered)}>{amount}</span>
          {covered && (
            <span className={css.dots} aria-hidden="true">
              •••••
            </span>
          )}
        </span>
        <span className="visually-hidden">
          {spoken} {toggleLabel}
        </span>
      </button>
      <button type="button" className={css.stub} aria-label={deposit.label} onClick={deposit.onSelect}>
        <Icon of={plusBold} size={20} />
      </button>
    </div>
  )
}
