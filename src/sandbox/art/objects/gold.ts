import type { Canvas } from '../canvas'
import { circ, n1, n2, path, polar } from '../svg'

/** Polished gold as a paint; x2 is how far the shine leans. */
export const goldLeaf = (g: Canvas, x2 = 0.3): string =>
  g.lin(
    [
      [0, '#fff4bf'],
      [0.28, '#ffd34d'],
      [0.5, '#e79312'],
      [0.72, '#ffd75e'],
      [1, '#9a5200'],
    ],
    0,
    0,
    x2,
    1,
  )

/** A gold coin with a star; sq below 1 turns it. */
export function coin(g: Canvas, x: number, y: number, r: number, rot = 0, sq = 1): string {
  const rim = g.once('coin rim', () => goldLeaf(g)),
    face = g.once('coin face', () =>
      g.rad(
        [
          [0, '#ffe88a'],
          [0.7, '#f5b52c'],
          [1, '#c77a0a'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    )
  let s = ''
  for (let i = 0; i < 5; i++) {
    const [a, b] = polar(0, 0, r * 0.4, -90 + i * 144)
    s += `${i ? 'L' : 'M'}${n1(a)} ${n1(b)}`
  }
  return (
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rot)}) scale(${n2(sq)} 1)">` +
    circ(r * 0.1, r * 0.12, r, '#6b3300') +
    circ(0, 0, r, rim) +
    circ(0, 0, r * 0.78, face, `stroke="#a86206" stroke-width="${n1(r * 0.07)}"`) +
    path(s + 'Z', '#fff3b8', 'opacity=".9"') +
    '</g>'
  )
}
