import { classes } from '../classes'
import css from './Balls.module.css'

interface BallsProps {
  numbers: readonly number[]
  /** Accessible name of the row. */
  label: string
  kind: 'balls' | 'digits'
  /** Indexes of the hits. */
  hits?: readonly number[] | undefined
  /** Accessible text for a hit. */
  hitLabel?: string | undefined
  small?: boolean
  className?: string | undefined
}

const tones = [css.tone0, css.tone1, css.tone2, css.tone3, css.tone4]

/** Drawn or picked numbers. Each number has a fixed colour; a hit is lit and underlined. */
export function Balls({ numbers, label, kind, hits = [], hitLabel, small, className }: BallsProps) {
  const places = numbers.map((number, at) => ({ number, at, key: `${at}-${number}` }))
  return (
    <ol
      aria-label={label}
      className={classes(css.balls, kind === 'digits' && css.digits, small && css.small, className)}
    >
      {places.map(({ number, at, key }) => {
        const hit = hits.includes(at)
        return (
          <li key={key} className={classes(css.ball, tones[number % tones.length], hit && css.hit)}>
            {number}
            {hit && hitLabel && <span className="visually-hidden"> {hitLabel}</span>}
          </li>
        )
      })}
    </ol>
  )
}
