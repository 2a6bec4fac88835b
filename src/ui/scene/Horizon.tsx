import { useId } from 'react'
import css from './Horizon.module.css'

/** A peaked tent with its flag. `top` and `base` are heights in the 390 by 90 tile, measured from above. */
function tent(left: number, right: number, top: number, base: number): string {
  const peak = (left + right) / 2
  return `M${left} 90V${base}L${peak} ${top}L${right} ${base}V90ZM${peak - 0.8} ${top}v-13l11.8 4-10.2 4v5Z`
}

/** A booth with a scalloped awning. */
function booth(left: number, top: number, width: number): string {
  const scallop = (width + 6) / 10
  const edge = `a${scallop} ${scallop} 0 0 1 ${-2 * scallop} 0`.repeat(5)
  return `M${left} 90V${top}h${width}V90ZM${left - 3} ${top - 1}l5-7h${width - 4}l5 7${edge}Z`
}

/** A palm tree, `x` and `y` where trunk and leaves meet. */
function palm(x: number, y: number): string {
  const trunk = `M${x - 2.6} 90Q${x + 1} ${y + 30} ${x - 1} ${y}h3Q${x + 5} ${y + 34} ${x + 2} 90Z`
  const leaves = 'q-15-12-23 4q10-7 23-4q-7-18-17-14q10 2 17 14q9-18 19-12q-12 1-19 12q15-8 23 6q-12-8-23-6Z'
  return `${trunk}M${x} ${y}${leaves}`
}

// The tents at both ends appear twice in the tile, so that copies join without a seam.
const skyline = [
  'M0 92V65Q60 60 120 64T240 65T330 62T390 65V92Z',
  tent(-20, 54, 30, 56),
  tent(370, 444, 30, 56),
  tent(66, 110, 50, 76),
  tent(104, 164, 38, 64),
  tent(188, 222, 56, 82),
  tent(238, 290, 44, 70),
  tent(282, 358, 26, 52),
  booth(43, 56, 28),
  booth(163, 58, 30),
  booth(217, 60, 24),
  booth(346, 54, 28),
  palm(95, 34),
  palm(229, 42),
  palm(279, 26),
  palm(367, 40),
].join('')

/**
 * Tents, booths and palms along the bottom of a sky, with strings of bulbs between them; tiles to any
 * width.
 */
export function Horizon({ dark = false }: { dark?: boolean | undefined }) {
  const tile = useId()
  return (
    <svg className={css.horizon} width="100%" height="92" aria-hidden="true">
      <pattern id={tile} width="390" height="92" patternUnits="userSpaceOnUse">
        <path className={css.ground} d={skyline} />
        {!dark && (
          <path
            className={css.lights}
            d="M0 52Q10 48 17 34Q34 58 88 53Q112 58 134 42Q190 66 264 48Q300 60 320 32Q350 60 390 52"
          />
        )}
      </pattern>
      <rect width="100%" height="92" fill={`url(#${tile})`} />
    </svg>
  )
}
