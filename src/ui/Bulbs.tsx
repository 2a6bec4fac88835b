import { classes } from './classes'
import css from './Bulbs.module.css'

export interface BulbsProps {
  of: number
  /** How many are lit, from the left. */
  lit: number
  className?: string | undefined
}

/** A row of bulbs that count. Silent: words next to it say the same. */
export function Bulbs({ of, lit, className }: BulbsProps) {
  return (
    <span className={classes(css.bulbs, className)} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => `${n}`).map((n) => (
        <i key={n} className={classes(Number(n) < lit && css.on)} />
      ))}
    </span>
  )
}

export interface PageBulbsProps {
  of: number
  /** The page shown, from 0. */
  at: number
  className?: string | undefined
}

/** Which page of a carousel is shown: its bulb is wide. */
export function PageBulbs({ of, at, className }: PageBulbsProps) {
  return (
    <span className={classes(css.bulbs, className)} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => `${n}`).map((n) => (
        <i key={n} className={classes(Number(n) === at && css.on, Number(n) === at && css.wide)} />
      ))}
    </span>
  )
}

/** Something is going on right now; the word next to it says what. */
export function LiveDot({ className }: { className?: string | undefined }) {
  return <span className={classes(css.live, className)} aria-hidden="true" />
}
