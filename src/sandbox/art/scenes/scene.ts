import type { Canvas, Stop } from '../canvas'
import { rays } from '../objects/scenery'
import type { Palette } from '../palette'
import { rect } from '../svg'

/** A place: what stands behind the hero object and what hangs in front of it. */
export type Scene = (g: Canvas, p: Palette) => { readonly back: string; readonly front: string }

/** A sky from top to bottom, in the palette unless told otherwise. */
export const sky = (g: Canvas, p: Palette, stops?: readonly Stop[]): string =>
  rect(
    0,
    0,
    g.w,
    g.h,
    g.lin(
      stops ?? [
        [0, p.deep],
        [0.4, p.mid],
        [0.72, p.light],
        [1, p.pale],
      ],
    ),
  )

/** Rays of light from the middle of the picture at a height; strong is the opacity at their root. */
export const burst = (g: Canvas, p: Palette, cy: number, n: number, strong: number): string =>
  rays(
    g.w / 2,
    cy,
    g.h * 1.1,
    n,
    g.rad(
      [
        [0, p.glow, strong],
        [0.55, p.glow, strong * 0.3],
        [1, p.glow, 0],
      ],
      g.w / 2,
      cy,
      g.h * 0.72,
      true,
    ),
    g.r.n(0, 20),
  )
