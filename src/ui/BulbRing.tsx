import { classes } from './classes'
import css from './BulbRing.module.css'

export interface BulbRingProps {
  /** How much is left, 0 to 1. Any rest at all keeps one bulb lit. */
  part: number
  bulbs?: number
  className?: string | undefined
}

/** A ring of bulbs that go out one by one. Decoration: the number next to it is what is read. */
export function BulbRing({ part, bulbs = 12, className }: BulbRingProps) {
  const lit = Math.min(bulbs, Math.max(0, Math.ceil(part * bulbs)))
  const dashes = `${'0 1 '.repeat(Math.max(0, lit - 1))}0 ${bulbs - lit + 2}`
  return (
    <svg
      className={classes(css.ring, className)}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle className={css.off} cx="12" cy="12" r="9" pathLength={bulbs} strokeDasharray="0 1" />
      {lit > 0 && (
        <circle
          className={css.on}
          cx="12"
          cy="12"
          r="9"
          pathLength={bulbs}
          strokeDasharray={dashes}
          transform="rotate(-90 12 12)"
        />
      )}
    </svg>
  )
}
