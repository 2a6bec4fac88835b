import type { Canvas } from '../canvas'
import { word } from '../lettering'
import { at, circ, ell } from '../svg'

/** The shine, the body and the shade of a ball. */
export type BallColour = readonly [string, string, string]

/** The colours of a draw. */
export const BALLS: readonly BallColour[] = [
  ['#ff9d8a', '#e5262b', '#7d0510'],
  ['#ffe48a', '#f5a80c', '#8f4b00'],
  ['#9be7ff', '#1b86e8', '#06327f'],
  ['#b9f7a6', '#25ac4d', '#064a26'],
  ['#ffc3e4', '#e13b8e', '#74083f'],
  ['#e2d2ff', '#7d55d8', '#2b1470'],
]

/** A lottery ball with its number. */
export function numberBall(g: Canvas, x: number, y: number, r: number, num: number, col: BallColour): string {
  const f = g.rad(
    [
      [0, '#fff', 0.95],
      [0.14, col[0]],
      [0.6, col[1]],
      [1, col[2]],
    ],
    0.5,
    0.5,
    0.62,
    false,
    0.32,
    0.26,
  )
  return at(
    x,
    y,
    ell(r * 0.06, r * 0.94, r * 0.8, r * 0.2, '#0005') +
      circ(0, 0, r, f) +
      circ(r * 0.06, r * 0.06, r * 0.54, '#fffdf6') +
      word(String(num), r * 0.06, -r * 0.25, r * 0.62, '#1c1420', {
        anchor: 'middle',
        weight: 0.21,
        spread: 0.5,
      }).svg +
      ell(-r * 0.34, -r * 0.56, r * 0.3, r * 0.17, '#fff', 'opacity=".75" transform="rotate(-32)"'),
  )
}
