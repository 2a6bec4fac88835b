import type { Canvas } from '../canvas'
import { word } from '../lettering'
import { nth } from '../rng'
import { at, circ, ell, n1, n2, path, polar, poly, rect } from '../svg'
import type { Point } from '../svg'

type Triple = readonly [string, string, string]
const PIPS: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
]

/** The four suits of a deck: spades, hearts, diamonds, clubs. */
export type Suit = 's' | 'h' | 'd' | 'c'

/** A casino chip; sq below 1 tilts it. */
export function chip(x: number, y: number, r: number, col: string, rot = 0, sq = 1): string {
  let s = ''
  for (let i = 0; i < 6; i++) {
    const a = i * 60,
      [x1, y1] = polar(0, 0, r, a - 12),
      [x2, y2] = polar(0, 0, r, a + 12),
      [x3, y3] = polar(0, 0, r * 0.74, a + 12),
      [x4, y4] = polar(0, 0, r * 0.74, a - 12)
    s += `M${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}L${n1(x3)} ${n1(y3)}L${n1(x4)} ${n1(y4)}Z`
  }
  return (
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(1 ${n2(sq)}) rotate(${n1(rot)})">` +
    circ(0, r * 0.16, r, '#0006') +
    circ(0, r * 0.1, r, '#1a1010') +
    circ(0, 0, r, col) +
    path(s, '#fff6e6') +
    circ(
      0,
      0,
      r * 0.62,
      'none',
      `stroke="#fff6e6" stroke-width="${n1(r * 0.06)}" stroke-dasharray="${n1(r * 0.2)} ${n1(r * 0.12)}"`,
    ) +
    circ(0, 0, r * 0.5, '#0003') +
    '</g>'
  )
}

/** A cut stone in three shades. */
export function gem(x: number, y: number, s: number, c1: string, c2: string, c3: string, rot = 0): string {
  const q = (a: number, b: number): Point => [a * s, b * s]
  const P = [q(-1, -0.35), q(-0.55, -0.85), q(0.55, -0.85), q(1, -0.35), q(0, 1)]
  return at(
    x,
    y,
    poly(P, c2, `stroke="${c3}" stroke-width="${n1(s * 0.14)}" stroke-linejoin="round"`) +
      poly([q(-1, -0.35), q(-0.4, -0.35), q(0, 1)], c3, 'opacity=".55"') +
      poly([q(-0.4, -0.35), q(0.4, -0.35), q(0, 1)], c1, 'opacity=".75"') +
      poly([q(-0.55, -0.85), q(0.55, -0.85), q(0.4, -0.35), q(-0.4, -0.35)], '#fff', 'opacity=".7"') +
      poly([q(-1, -0.35), q(-0.55, -0.85), q(-0.4, -0.35)], c1),
    rot,
  )
}
const SUITS: Readonly<Record<Suit, string>> = {
  s: 'M0 -10C3 -5 9 -2 9 3C9 7 4 8 1.6 5L3 10L-3 10L-1.6 5C-4 8 -9 7 -9 3C-9 -2 -3 -5 0 -10Z',
  h: 'M0 9C-3 5 -10 1 -10 -4C-10 -9 -3 -10 0 -5C3 -10 10 -9 10 -4C10 1 3 5 0 9Z',
  d: 'M0 -11L8 0L0 11L-8 0Z',
  c: 'M-4 -1A5 5 0 1 1 4 -1A5 5 0 1 1 1.6 4L3 10L-3 10L-1.6 4A5 5 0 1 1 -4 -1Z',
}

/** A playing card, w wide. */
export function card(g: Canvas, x: number, y: number, w: number, rank: string, suit: Suit, rot = 0): string {
  const h = w * 1.42,
    red = suit === 'h' || suit === 'd',
    c = red ? '#d4202c' : '#15202b'
  const paper = g.once('card', () =>
    g.lin(
      [
        [0, '#ffffff'],
        [1, '#e9dfcf'],
      ],
      0,
      0,
      0.4,
      1,
    ),
  )
  const rk = word(rank, -w / 2 + w * 0.09, -h / 2 + w * 0.09, w * 0.25, c, { weight: 0.2, spread: 0.5 })
  return at(
    x,
    y,
    rect(-w / 2 + 2, -h / 2 + 4, w, h, '#0007', `rx="${n1(w * 0.1)}"`) +
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        paper,
        `rx="${n1(w * 0.1)}" stroke="#2a1a10" stroke-opacity=".5" stroke-width="1.2"`,
      ) +
      rk.svg +
      at(-w / 2 + w * 0.19, -h / 2 + w * 0.49, path(SUITS[suit], c), 0, w * 0.0088) +
      at(w * 0.08, h * 0.08, path(SUITS[suit], c), 0, w * 0.03) +
      `<g transform="rotate(180)">${at(-w / 2 + w * 0.19, -h / 2 + w * 0.2, path(SUITS[suit], c), 0, w * 0.0088)}</g>`,
    rot,
  )
}

/** A die seen from above one corner: its top, left and right faces. */
export function die(
  x: number,
  y: number,
  s: number,
  faces: readonly [number, number, number],
  rot = 0,
  col: Triple = ['#fffdf8', '#e3dccf', '#b9aea0'],
  pip = '#c21d2b',
): string {
  const [a, b, c] = faces
  const face = (m: readonly number[], n: number, fill: string): string =>
    `<g transform="matrix(${m.map(n2).join(' ')})">` +
    rect(-s / 2, -s / 2, s, s, fill, `rx="${n1(s * 0.1)}" stroke="${fill}" stroke-width="${n1(s * 0.06)}"`) +
    nth(PIPS, n - 1)
      .map(([px, py]) => circ(px * s * 0.27, py * s * 0.27, s * 0.105, n === 1 ? pip : '#22151a'))
      .join('') +
    '</g>'
  const k = 0.866 * s
  return at(
    x,
    y,
    ell(0, s * 0.98, s * 0.9, s * 0.22, '#0006') +
      face([0.866, 0.5, -0.866, 0.5, 0, -s * 0.5], a, col[0]) +
      face([0.866, 0.5, 0, 1, -k / 2, s * 0.25], b, col[1]) +
      face([0.866, -0.5, 0, 1, k / 2, s * 0.25], c, col[2]),
    rot,
  )
}

/** A mahjong tile with its mark. */
export function mahjong(
  g: Canvas,
  x: number,
  y: number,
  w: number,
  rot: number,
  mark: string,
  back = '#0c8f62',
): string {
  const h = w * 1.34
  return at(
    x,
    y,
    rect(-w / 2 + w * 0.12, -h / 2 + w * 0.16, w, h, '#0006', `rx="${n1(w * 0.14)}"`) +
      rect(-w / 2 + w * 0.08, -h / 2 + w * 0.1, w, h, back, `rx="${n1(w * 0.14)}"`) +
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        g.lin([
          [0, '#fffef6'],
          [1, '#e8ddc4'],
        ]),
        `rx="${n1(w * 0.14)}" stroke="#8d7a55" stroke-width="1"`,
      ) +
      mark,
    rot,
  )
}
