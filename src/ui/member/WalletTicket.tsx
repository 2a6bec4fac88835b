import { IconButton } from '../IconButton'
import { arrowClockwiseBold, arrowDownBold, arrowUpBold, eyeBold, eyeSlashBold } from '../icons/phosphor'
import { Button } from '../Button'
import { Loader } from '../Loader'
import { Ticket } from '../Ticket'
import css from './WalletTicket.module.css'

export interface WalletTicketProps {
  label: string
  /** The formatted balance with its two decimals. */
  amount: string
  hidden: boolean
  refreshing: boolean
  /** Spoken in place of a covered amount. */
  hiddenLabel: string
  toggle: { label: string; onSelect: () => void }
  refresh: { label: string; onSelect: () => void }
  withdraw: { label: string; onSelect: () => void }
  deposit: { label: string; onSelect: () => void }
}

/** The balance on its ticket: the amount on the face, money's two ways on the stub. */
export function WalletTicket(props: WalletTicketProps) {
  const { label, amount, hidden, refreshing, hiddenLabel, toggle, refresh, withdraw, deposit } = props
  const cents = amount.lastIndexOf('.')
  return (
    <Ticket
      as="section"
      across
      cut={74}
      stub={
        <div className={css.ways}>
          <Button size="s" look="line" className={css.way} icon={arrowUpBold} onClick={withdraw.onSelect}>
            {withdraw.label}
          </Button>
          <Button size="s" look="ink" icon={arrowDownBold} onClick={deposit.onSelect}>
            {deposit.label}
          </Button>
        </div>
      }
    >
      <div className={css.head}>
        <small className={css.label}>{label}</small>
        <IconButton
          className={css.tool}
          size={20}
          icon={hidden ? eyeSlashBold : eyeBold}
          label={toggle.label}
          onClick={toggle.onSelect}
        />
        {refreshing ? (
          <span className={css.wait}>
            <Loader size={20} label={refresh.label} />
          </span>
        ) : (
          <IconButton
            className={css.tool}
            size={20}
            icon={arrowClockwiseBold}
            label={refresh.label}
            onClick={refresh.onSelect}
          />
        )}
      </div>
      <p className={`display ${css.amount}`}>
        {hidden ? (
          <>
            <span aria-hidden="true">•••••</span>
            <span className="visually-hidden">{hiddenLabel}</span>
          </>
        ) : (
          <>
            {cents < 0 ? amount : amount.slice(0, cents)}
            {cents >= 0 && <span className={css.cents}>{amount.slice(cents)}</span>}
          </>
        )}
      </p>
    </Ticket>
  )
}
