import type { Canvas } from '../canvas'
import { coin } from '../objects/gold'
import { gem } from '../objects/table'
import type { Palette } from '../palette'
import { polar } from '../svg'

/** A few coins or gems in the air around the hero object. */
export function scatter(
  g: Canvas,
  p: Palette,
  kind: 'coin' | 'gem',
  cx: number,
  cy: number,
  R: number,
  n: number,
): string {
  const { r } = g
  let s = ''
  for (let i = 0; i < n; i++) {
    const a = r.n(0, 360),
      [x, y] = polar(cx, cy, R * r.n(0.86, 1.12), a),
      q = r.n(9, 18)
    s +=
      kind === 'coin'
        ? coin(g, x, y, q, r.n(-40, 40), r.n(0.4, 1))
        : gem(x, y, q, p.accentLight, p.accent, p.accentDeep, r.n(-40, 40))
  }
  return s
}
