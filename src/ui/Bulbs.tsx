import { classes } from './classes'
import css from './Bulbs.module.css'

interface BulbsProps {
  of: number
  /** How many are lit, from the left. */
  lit: number
}

/** A row of bulbs as a counter. Silent: the text next to it says the same. */
export function Bulbs({ of, lit }: BulbsProps) {
  return (
    <span className={css.bulbs} aria-hidden="true">
      {Array.from({ length: of }, (_, n) => `${n}`).map((n) => (
        <i key={n} className={classes(Number(n) < lit && css.on)} />
      ))}
    </span>
  )
}
