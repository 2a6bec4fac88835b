import { classes } from '../classes'
import { useRest } from '../useRest'
import css from './Wheel.module.css'

const CABINS = 12
const RIM = 170

/** Where spoke `n` of the wheel meets the rim, in the 400 by 400 box. */
function onRim(n: number): readonly [x: number, y: number] {
  const angle = (n * 2 * Math.PI) / CABINS
  return [Math.round(200 + RIM * Math.cos(angle)), Math.round(200 + RIM * Math.sin(angle))]
}

const stops = Array.from({ length: CABINS }, (_, n) => onRim(n))
const spokes = stops.map(([x, y]) => `M200 200L${x} ${y}`).join('')

interface WheelProps {
  /** Dark: the maintenance wheel, stopped, with one bulb on. */
  dark?: boolean | undefined
  className?: string | undefined
}

/**
 * The big wheel. Each string of bulbs is one dashed circle with round caps (36 bulbs are four nodes), and
 * CSS turns it in steps, so it repaints only about 15 times a second.
 */
export function Wheel({ dark = false, className }: WheelProps) {
  const wheel = useRest<SVGSVGElement>()
  return (
    <svg
      ref={wheel}
      className={classes(css.wheel, dark && css.dark, className)}
      viewBox="0 0 400 400"
      aria-hidden="true"
    >
      <path className={css.legs} strokeWidth="9" d="M200 200L104 404M200 200L296 404" />
      <path className={css.legs} strokeWidth="4" d="M142 322H258" />
      <g className={css.turn}>
        <circle className={css.frame} cx="200" cy="200" r={RIM} strokeWidth="3.5" />
        <circle className={css.frame} cx="200" cy="200" r="146" strokeWidth="1.5" />
        <circle className={css.frame} cx="200" cy="200" r="46" strokeWidth="2" />
        <path className={css.spokes} d={spokes} />
        <g className={css.first}>
          <circle className={css.halo} cx="200" cy="200" r="158" pathLength="36" />
          <circle className={css.bulb} cx="200" cy="200" r="158" pathLength="36" />
        </g>
        <g className={css.second}>
          <circle className={css.halo} cx="200" cy="200" r="158" pathLength="36" />
          <circle className={css.core} cx="200" cy="200" r="158" pathLength="36" />
        </g>
        <circle className={css.hub} cx="200" cy="200" r="34" pathLength="16" />
        {stops.map(([x, y], n) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <g className={classes(css.cabin, n % 2 === 1 && css.odd)}>
              <path className={css.post} d="M-1.2 0h2.4v9h-2.4zM-13 17h2v8h-2zM11 17h2v8h-2z" />
              <path className={css.hood} d="M-15 17C-14 9 -7 6 0 6S14 9 15 17Z" />
              <path className={css.tub} d="M-13 25H13L10 35Q9 37 7 37H-7Q-9 37 -10 35Z" />
            </g>
          </g>
        ))}
      </g>
      <circle className={css.boss} cx="200" cy="200" r="15" />
      <circle className={css.pin} cx="200" cy="200" r="6" />
      {dark && (
        <g className={css.last}>
          <circle cx="311.7" cy="88.3" r="19" />
          <circle cx="311.7" cy="88.3" r="10" />
          <circle cx="311.7" cy="88.3" r="4.5" />
        </g>
      )}
    </svg>
  )
}
