import type { Canvas } from '../canvas'
import type { Metal } from '../emblems'
import type { Palette } from '../palette'

/** What a composition is told: where the hero object goes and what the name of the game chose for it. */
export interface Subject {
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly name: string
  /** The emblem, if the game's theme has any. */
  readonly key: string | null
  /** All colour emblems of the theme, the chosen one among them. */
  readonly choices: readonly string[]
  readonly gems: boolean
  readonly mat?: Metal
}

/** A way to draw the hero object of a tile. */
export type Composition = (g: Canvas, p: Palette, o: Subject) => string
