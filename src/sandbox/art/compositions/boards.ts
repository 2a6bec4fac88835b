import ornaments from '../data/ornaments.json' with { type: 'json' }
import { emblem } from '../emblems'
import { BALLS, numberBall } from '../objects/balls'
import type { BallColour } from '../objects/balls'
import { coin } from '../objects/gold'
import { glowAt, spark } from '../objects/scenery'
import { gem } from '../objects/table'
import { nth } from '../rng'
import { at, circ, ell, n1, poly, rect } from '../svg'
import type { Point } from '../svg'
import type { Composition } from './composition'

/** Boards and draws: pegs, mines, colour cubes, numbered balls. */
export const BOARDS = {
  plinko(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g
    let s = glowAt(g, cx, cy, size * 0.8, p.light, 0.6)
    for (let row = 0; row < 7; row++)
      for (let i = 0; i <= row + 1; i++)
        s += circ(
          cx + (i - (row + 1) / 2) * size * 0.15,
          cy - size * 0.5 + row * size * 0.13,
          size * 0.024,
          '#fff',
        )
    const cols = ['#e5352b', '#f59f1c', '#ffd84a', '#35c27a', '#ffd84a', '#f59f1c', '#e5352b']
    cols.forEach((c, i) => {
      s +=
        rect(cx - size * 0.56 + i * size * 0.162, cy + size * 0.44, size * 0.148, size * 0.15, c, 'rx="5"') +
        rect(
          cx - size * 0.56 + i * size * 0.162,
          cy + size * 0.44,
          size * 0.148,
          size * 0.05,
          '#fff',
          'rx="5" opacity=".35"',
        )
    })
    const balls: readonly Point[] = [
      [0.02, -0.4],
      [-0.16, -0.04],
      [0.24, 0.2],
    ]
    balls.forEach(([x, y], i) => {
      s += circ(
        cx + x * size,
        cy + y * size,
        size * 0.085,
        g.rad(
          [
            [0, '#fff'],
            [0.4, nth(['#ffd84a', '#ff7aa8', '#7ad7ff'], i)],
            [1, nth(['#b85c00', '#8c0f45', '#0a4fa0'], i)],
          ],
          0.5,
          0.5,
          0.6,
          false,
          0.35,
          0.3,
        ),
      )
    })
    return (
      s +
      spark(cx + size * 0.02, cy - size * 0.5, size * 0.07) +
      (r.yes() ? coin(g, cx - size * 0.42, cy + size * 0.2, size * 0.08) : '')
    )
  },

  mines(g, p, o) {
    const { cx, cy, size } = o
    const c = size * 0.29
    let s = glowAt(g, cx, cy, size * 0.8, p.light, 0.6)
    for (let y = 0; y < 3; y++)
      for (let x = 0; x < 3; x++) {
        const X = cx + (x - 1.5) * (c + 7) + 3,
          Y = cy + (y - 1.5) * (c + 7) + 3,
          open = [0, 4, 8, 5].includes(y * 3 + x)
        s +=
          rect(X, Y + 5, c, c, '#000', 'rx="10" opacity=".4"') +
          rect(
            X,
            Y,
            c,
            c,
            open
              ? g.lin([
                  [0, p.ink],
                  [1, p.deep],
                ])
              : g.lin([
                  [0, p.light],
                  [1, p.base],
                ]),
            `rx="10" stroke="${p.pale}" stroke-opacity=".5" stroke-width="1.5"`,
          )
        if (open)
          s +=
            y * 3 + x === 5
              ? emblem(g, ornaments.bomb, X + c / 2, Y + c / 2, c * 0.84, { p, outline: 0.7 })
              : gem(X + c / 2, Y + c / 2, c * 0.3, '#b8ffe6', '#19d09a', '#067a58')
      }
    return s + spark(cx - size * 0.3, cy - size * 0.36, size * 0.08)
  },

  colour(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g,
      C: readonly BallColour[] = [
        ['#ffe14d', '#f2b705', '#a87400'],
        ['#ff8fb8', '#e8407f', '#97164a'],
        ['#7fd0ff', '#1f86e8', '#0a3f8c'],
        ['#ff7a66', '#e0281f', '#85100c'],
        ['#a3f09a', '#27ad4c', '#0b5a25'],
        ['#ffffff', '#e9e3d6', '#aaa08c'],
      ]
    const k = r.shuffle([0, 1, 2, 3, 4, 5])
    let s = glowAt(g, cx, cy, size * 0.8, p.glow, 0.75)
    for (let i = 0; i < 6; i++)
      s += rect(
        cx - size * 0.57 + i * size * 0.193,
        cy + size * 0.4,
        size * 0.178,
        size * 0.15,
        nth(C, i)[1],
        'rx="4" stroke="#fff6e0" stroke-width="2"',
      )
    const cube = (x: number, y: number, q: number, c: BallColour, rot: number) =>
      at(
        x,
        y,
        ell(0, q, q * 0.9, q * 0.2, '#0006') +
          poly(
            [
              [0, -q],
              [q * 0.87, -q * 0.5],
              [0, 0],
              [-q * 0.87, -q * 0.5],
            ],
            c[0],
          ) +
          poly(
            [
              [-q * 0.87, -q * 0.5],
              [0, 0],
              [0, q],
              [-q * 0.87, q * 0.5],
            ],
            c[1],
          ) +
          poly(
            [
              [q * 0.87, -q * 0.5],
              [0, 0],
              [0, q],
              [q * 0.87, q * 0.5],
            ],
            c[2],
          ) +
          `<path d="M${n1(-q * 0.87)} ${n1(-q * 0.5)}L0 0L${n1(q * 0.87)} ${n1(-q * 0.5)}M0 0V${n1(q)}" stroke="#fff" stroke-opacity=".65" stroke-width="2.2" fill="none" stroke-linejoin="round"/>`,
        rot,
      )
    return (
      s +
      cube(cx - size * 0.3, cy + size * 0.1, size * 0.27, nth(C, nth(k, 0)), -10) +
      cube(cx + size * 0.3, cy + size * 0.08, size * 0.27, nth(C, nth(k, 1)), 12) +
      cube(cx, cy - size * 0.22, size * 0.27, nth(C, nth(k, 2)), 3) +
      spark(cx + size * 0.38, cy - size * 0.3, size * 0.09)
    )
  },

  balls(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g
    let s = glowAt(g, cx, cy, size * 0.8, p.glow, 0.8)
    const nums = (o.name.match(/\d+/g) ?? []).map(Number).filter((q) => q < 100),
      num = (i: number): number => (i < 1 ? nums[i] : undefined) ?? r.i(1, 58)
    const cs = r.shuffle(BALLS),
      big = size * 0.28
    s +=
      numberBall(g, cx - size * 0.34, cy - size * 0.22, size * 0.19, num(1), nth(cs, 1)) +
      numberBall(g, cx + size * 0.34, cy - size * 0.26, size * 0.18, num(2), nth(cs, 2)) +
      numberBall(g, cx + size * 0.37, cy + size * 0.22, size * 0.22, num(3), nth(cs, 3)) +
      numberBall(g, cx - size * 0.36, cy + size * 0.24, size * 0.21, num(4), nth(cs, 4)) +
      numberBall(g, cx, cy + size * 0.42, size * 0.16, num(5), nth(cs, 5))
    return (
      s +
      numberBall(g, cx, cy, big, num(0), nth(cs, 0)) +
      spark(cx + size * 0.16, cy - size * 0.36, size * 0.09)
    )
  },
} satisfies Record<string, Composition>
