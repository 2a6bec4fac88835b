import type { Canvas } from '../canvas'
import { goldLeaf } from '../objects/gold'
import { bulbs } from '../objects/wheels'
import type { Palette } from '../palette'
import { circ, n1, path, polar, poly } from '../svg'

/** What surrounds a medal; a plain ring is twice as likely as the others. */
export const FRAMES = ['ring', 'ring', 'shield', 'hex', 'rosette'] as const
export type Frame = (typeof FRAMES)[number]

/** The golden frame of a medal. */
export function medalFrame(g: Canvas, p: Palette, cx: number, cy: number, R: number, kind: Frame): string {
  const gl = goldLeaf(g),
    inner = g.rad(
      [
        [0, p.light],
        [0.55, p.mid],
        [1, p.ink],
      ],
      0.5,
      0.38,
      0.66,
    ),
    dark = 'fill="#000" opacity=".4"'
  if (kind === 'shield') {
    const d = (k: number) =>
      `M${n1(cx)} ${n1(cy - R * k)}C${n1(cx + R * 0.5 * k)} ${n1(cy - R * 0.86 * k)} ${n1(cx + R * 0.78 * k)} ${n1(cy - R * 0.82 * k)} ${n1(cx + R * 0.92 * k)} ${n1(cy - R * 0.76 * k)}C${n1(cx + R * k)} ${n1(cy + R * 0.2 * k)} ${n1(cx + R * 0.6 * k)} ${n1(cy + R * 0.8 * k)} ${n1(cx)} ${n1(cy + R * 1.06 * k)}C${n1(cx - R * 0.6 * k)} ${n1(cy + R * 0.8 * k)} ${n1(cx - R * k)} ${n1(cy + R * 0.2 * k)} ${n1(cx - R * 0.92 * k)} ${n1(cy - R * 0.76 * k)}C${n1(cx - R * 0.78 * k)} ${n1(cy - R * 0.82 * k)} ${n1(cx - R * 0.5 * k)} ${n1(cy - R * 0.86 * k)} ${n1(cx)} ${n1(cy - R * k)}Z`
    return (
      `<path d="${d(1.06)}" transform="translate(0 8)" ${dark}/>` +
      path(d(1.04), '#5a2706') +
      path(d(1), gl) +
      path(d(0.88), '#4a1f06') +
      path(d(0.85), inner)
    )
  }
  if (kind === 'hex') {
    const P = (k: number) => Array.from({ length: 6 }, (_, i) => polar(cx, cy, R * k * 1.04, 60 * i - 90))
    return (
      poly(P(1.06), '#000', 'opacity=".4" transform="translate(0 8)"') +
      poly(P(1.03), '#5a2706') +
      poly(P(1), gl) +
      poly(P(0.88), '#4a1f06') +
      poly(P(0.85), inner)
    )
  }
  if (kind === 'rosette') {
    let s = ''
    for (let i = 0; i < 16; i++) {
      const [x, y] = polar(cx, cy, R * 0.92, i * 22.5)
      s += circ(x, y, R * 0.2, i % 2 ? p.accent : p.accentDeep)
    }
    return (
      circ(cx, cy + 8, R * 1.1, '#000', 'opacity=".35"') +
      s +
      circ(cx, cy, R * 0.92, gl) +
      circ(cx, cy, R * 0.82, '#4a1f06') +
      circ(cx, cy, R * 0.79, inner)
    )
  }
  return (
    circ(cx, cy + 8, R * 1.04, '#000', 'opacity=".4"') +
    circ(cx, cy, R * 1.03, '#5a2706') +
    circ(cx, cy, R, gl) +
    circ(cx, cy, R * 0.87, '#4a1f06') +
    circ(cx, cy, R * 0.84, inner) +
    bulbs(20, (q) => polar(cx, cy, R * 0.935, q * 360), R * 0.024)
  )
}
