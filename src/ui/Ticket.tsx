import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './Ticket.module.css'

interface TicketProps {
  /** The face: one fact. */
  children: ReactNode
  /** The stub: one number or one action. */
  stub: ReactNode
  /** Puts the stub below instead of on the right: a long amount has no room at the side. */
  across?: boolean
  /** The stub's smallest width, or its height when `across`, in CSS pixels. */
  cut?: number | undefined
  /** Settled: the same shape on dark paper, without a lift. */
  spent?: boolean
  as?: 'article' | 'section' | 'div' | 'li'
  className?: string | undefined
}

/** A ticket for money or a promise. Never nested, never for plain content. */
export function Ticket({ children, stub, across, cut, spent, as: Tag = 'article', className }: TicketProps) {
  return (
    <Tag className={classes(!spent && css.lift, className)}>
      <div className={classes(css.ticket, across && css.across, spent && css.spent)}>
        <div className={css.face}>{children}</div>
        <div className={css.stub} style={{ [across ? 'minHeight' : 'minWidth']: cut }}>
          {stub}
        </div>
      </div>
    </Tag>
  )
}
