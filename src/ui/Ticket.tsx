import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes'
import css from './Ticket.module.css'

declare module 'react' {
  interface CSSProperties {
    /** Characters of the large amount that has the class `sum`. */
    '--length'?: number
  }
}

interface TicketProps {
  /** The face: one fact. */
  children: ReactNode
  /** The stub: one number or one action. */
  stub: ReactNode
  /** Puts the stub below instead of on the right. */
  across?: boolean
  /** Width of the stub, or its height when `across`, in CSS pixels. */
  cut?: number | undefined
  /** Settled: the same shape on dark paper, without a lift. */
  spent?: boolean
  as?: 'article' | 'section' | 'div' | 'li'
  className?: string | undefined
}

/** A ticket for money or a promise. Never nested, never for plain content. */
export function Ticket({ children, stub, across, cut, spent, as: Tag = 'article', className }: TicketProps) {
  const style: CSSProperties & { '--cut'?: string } = {}
  if (cut !== undefined) style['--cut'] = `${cut}px`
  return (
    <Tag className={classes(!spent && css.lift, className)}>
      <div className={classes(css.ticket, across && css.across, spent && css.spent)} style={style}>
        <div className={css.face}>{children}</div>
        <div className={css.stub}>{stub}</div>
      </div>
    </Tag>
  )
}
