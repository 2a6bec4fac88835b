import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Horizon } from './Horizon'
import css from './Sky.module.css'

// Few, and none behind a hero's text: a star next to a letter reads as a full stop.
const small =
  'M28 44h0M112 20h0M160 11h0M280 25h0M4 169h0M356 75h0M379 104h0M247 1h0M91 62h0M361 211h0M329 199h0M380 147h0M284 66h0M373 175h0M267 184h0M221 252h0M198 22h0M13 153h0M290 130h0M150 55h0M309 247h0'
const bright = 'M212 62h0M232 34h0M190 45h0M260 134h0M330 163h0M251 85h0M300 143h0M3 2h0M49 256h0M246 34h0'

interface SkyProps {
  /** Lights out: a faint glow only and no bulbs along the horizon. */
  dark?: boolean | undefined
  /** The wheel, between the stars and the horizon. */
  children?: ReactNode
}

/** Decoration behind a hero: gradient, stars, the fair's glow and its skyline. Fills its positioned parent. */
export function Sky({ dark = false, children }: SkyProps) {
  return (
    <div className={classes(css.sky, dark && css.dark)} aria-hidden="true">
      <svg className={css.stars} viewBox="0 0 390 260" preserveAspectRatio="xMidYMin slice">
        <path d={small} />
        <path className={css.bright} d={bright} />
      </svg>
      {children}
      <Horizon dark={dark} />
    </div>
  )
}
