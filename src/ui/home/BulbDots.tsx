import { classes } from '../classes'
import css from './BulbDots.module.css'

interface BulbDotsProps {
  count: number
  /** The lit one, from 0. */
  page: number
  /** The same as text, for example "Banner 2 of 4". */
  label: string
  /** From 700 px two slides show side by side, and two bulbs are lit. */
  pairs?: boolean
}

/** The current page of a carousel: its bulb is long and lit [HOME-20]. */
export function BulbDots({ count, page, label, pairs }: BulbDotsProps) {
  return (
    <p className={classes(css.dots, pairs && css.pairs)}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, n) => (
        <i key={n} className={classes(n === page && css.on)} aria-hidden="true" />
      ))}
    </p>
  )
}
