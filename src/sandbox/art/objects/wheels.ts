import type { Canvas } from '../canvas'
import { nth } from '../rng'
import { circ, ell, n1, path, polar, poly } from '../svg'
import type { Point } from '../svg'
import { goldLeaf } from './gold'

/** A string of n bulbs along a curve. */
export function bulbs(n: number, place: (part: number) => Point, r: number): string {
  const lit = '#ffe9a8'
  let s = ''
  for (let i = 0; i < n; i++) {
    const [x, y] = place(i / n)
    s += circ(x, y, r * 1.9, '#ffb52e', 'opacity=".28"') + circ(x, y, r, i % 2 ? '#fff8e0' : lit)
  }
  return s
}

/** A wheel of fortune with its pointer. */
export function fortuneWheel(g: Canvas, cx: number, cy: number, r: number, cols: readonly string[]): string {
  const n = 12
  let s =
    circ(cx, cy + r * 0.06, r * 1.1, '#0006') +
    circ(cx, cy, r * 1.1, goldLeaf(g)) +
    circ(cx, cy, r * 1.02, '#4a1c05')
  for (let i = 0; i < n; i++) {
    const a = (360 / n) * i,
      [x1, y1] = polar(cx, cy, r * 0.97, a),
      [x2, y2] = polar(cx, cy, r * 0.97, a + 360 / n)
    s += `<path d="M${n1(cx)} ${n1(cy)}L${n1(x1)} ${n1(y1)}A${n1(r * 0.97)} ${n1(r * 0.97)} 0 0 1 ${n1(x2)} ${n1(y2)}Z" fill="${nth(cols, i)}" stroke="#fff3d0" stroke-opacity=".55" stroke-width="1.4"/>`
  }
  s +=
    circ(
      cx,
      cy,
      r * 0.97,
      g.rad(
        [
          [0, '#fff', 0.28],
          [0.5, '#fff', 0],
          [1, '#000', 0.42],
        ],
        0.5,
        0.42,
        0.56,
      ),
    ) +
    bulbs(24, (t) => polar(cx, cy, r * 1.06, t * 360), r * 0.028) +
    circ(cx, cy, r * 0.22, goldLeaf(g)) +
    circ(
      cx,
      cy,
      r * 0.15,
      g.rad([
        [0, '#fff3c0'],
        [1, '#c2410c'],
      ]),
    )
  return (
    s +
    poly(
      [
        [cx - r * 0.13, cy - r * 1.24],
        [cx + r * 0.13, cy - r * 1.24],
        [cx, cy - r * 0.86],
      ],
      '#ffefc2',
      'stroke="#7a1d10" stroke-width="3" stroke-linejoin="round"',
    )
  )
}

/** A roulette wheel with its ball; tilt below 1 lays it down. */
export function rouletteWheel(g: Canvas, cx: number, cy: number, r: number, tilt = 0.62): string {
  let s = ''
  const n = 25
  s +=
    circ(0, 0, r * 1.16, goldLeaf(g, 0.8)) +
    circ(
      0,
      0,
      r * 1.1,
      g.rad([
        [0.7, '#5a2410'],
        [0.9, '#3a1206'],
        [1, '#8a4a1e'],
      ]),
    )
  for (let i = 0; i < n; i++) {
    const a = (360 / n) * i,
      a2 = a + 360 / n,
      [x1, y1] = polar(0, 0, r * 0.96, a),
      [x2, y2] = polar(0, 0, r * 0.96, a2),
      [x3, y3] = polar(0, 0, r * 0.62, a2),
      [x4, y4] = polar(0, 0, r * 0.62, a)
    s += poly(
      [
        [x1, y1],
        [x2, y2],
        [x3, y3],
        [x4, y4],
      ],
      i === 0 ? '#10924d' : i % 2 ? '#c8202d' : '#17181c',
      'stroke="#f2c968" stroke-width="1"',
    )
  }
  s +=
    circ(0, 0, r * 0.96, 'none', 'stroke="#f2c968" stroke-width="2.5"') +
    circ(
      0,
      0,
      r * 0.62,
      g.rad([
        [0, '#c98a45'],
        [0.5, '#7a3a14'],
        [1, '#4a1d08'],
      ]),
      'stroke="#f2c968" stroke-width="2.5"',
    )
  for (let i = 0; i < 4; i++)
    s += `<g transform="rotate(${i * 90 + 20})">${path(`M${-r * 0.05} 0L0 ${-r * 0.46}L${r * 0.05} 0Z`, '#ffdd80')}${circ(0, -r * 0.46, r * 0.055, '#ffe9ad')}</g>`
  s += circ(0, 0, r * 0.16, goldLeaf(g)) + circ(0, 0, r * 0.08, '#fff6cf')
  const [bx, by] = polar(0, 0, r * 0.78, g.r.i(200, 340))
  s += circ(bx + 2, by + 3, r * 0.065, '#0008') + circ(bx, by, r * 0.065, '#fff')
  return `<g transform="translate(${n1(cx)} ${n1(cy)}) scale(1 ${tilt}) rotate(${g.r.i(-20, 20)})">${ell(0, r * 0.26, r * 1.18, r * 1.12, '#0009')}${circ(0, r * 0.12, r * 1.16, '#2c0f04')}${s}</g>`
}
