import { classes } from '../classes'
import css from './Balls.module.css'

export interface BallsProps {
  numbers: readonly number[]
  /** Spoken name of the row. */
  label: string
  kind: 'balls' | 'digits'
  /** Places of the right ones. */
  hits?: readonly number[] | undefined
  /** Said of a right one. */
  hitLabel?: string | undefined
  small?: boolean
  className?: string | undefined
}

const tones = [css.tone0, css.tone1, css.tone2, css.tone3, css.tone4]

/** Drawn or chosen numbers. A number has its colour for ever; a right one is lit and underlined. */
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
