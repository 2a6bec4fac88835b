import { oklch } from './colour'
import palettes from './data/palettes.json' with { type: 'json' }

/** How a palette is written down: hues in degrees, chroma and lightness shifts in OKLCH units. */
interface Recipe {
  readonly hue: number
  readonly chroma: number
  readonly glow: number
  readonly accent: number
  readonly darken?: number
  readonly lighten?: number
  /** How far the hue drifts from dark to light, which makes a sky of it. */
  readonly shift?: number
}

/** Three greens (or sands, or boards) of a playing field, light to dark. */
export type Turf = readonly [string, string, string]

/** The colours one picture is drawn with, each as #rrggbb. */
export interface Palette {
  readonly ink: string
  readonly deep: string
  readonly mid: string
  readonly base: string
  readonly light: string
  readonly pale: string
  readonly glow: string
  readonly glowDeep: string
  readonly accent: string
  readonly accentDeep: string
  readonly accentLight: string
  readonly accentInk: string
  readonly turf?: Turf | undefined
}

const RECIPES: Readonly<Record<string, Recipe>> = palettes

/** The named palette; 'petrol', the colour of the house, for a name nobody knows. */
export function palette(name: string): Palette {
  const recipe = RECIPES[name] ?? palettes.petrol
  const { hue: h, chroma: c, glow: g, accent: a, darken = 0, lighten = 0, shift = 14 }: Recipe = recipe
  const v = lighten - darken
  return {
    ink: oklch(0.15 - darken * 0.3, c * 0.32, h),
    deep: oklch(0.26 + v * 0.6, c * 0.62, h - 4),
    mid: oklch(0.41 + v, c * 0.92, h),
    base: oklch(0.56 + v, c, h + shift * 0.3),
    light: oklch(0.73 + v * 0.8, c * 0.85, h + shift * 0.7),
    pale: oklch(0.89 + v * 0.3, c * 0.5, h + shift),
    glow: oklch(0.93, 0.13, g),
    glowDeep: oklch(0.82, 0.17, g - 12),
    accent: oklch(0.7, 0.2, a),
    accentDeep: oklch(0.44, 0.16, a),
    accentLight: oklch(0.86, 0.12, a),
    accentInk: oklch(0.2, 0.07, a),
  }
}
