import { BulbRing } from '../BulbRing'
import { classes } from '../classes'
import css from './DrawClock.module.css'

export interface DrawClockProps {
  /** How much of the time between two draws is left, 0 to 1. */
  part: number
  /** `4:05`. */
  text: string
  /** Stands on a ticket. */
  paper?: boolean
  big?: boolean
}

/** The time until a draw closes: bulbs go out, the figures say it. */
export function DrawClock({ part, text, paper, big }: DrawClockProps) {
  return (
    <span className={classes(css.clock, paper && css.paper)}>
      <BulbRing part={part} />
      <span className={classes(big && css.big)}>{text}</span>
    </span>
  )
}
