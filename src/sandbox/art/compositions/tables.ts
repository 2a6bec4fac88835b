import ornaments from '../data/ornaments.json' with { type: 'json' }
import { emblem } from '../emblems'
import { coin, goldLeaf } from '../objects/gold'
import { glowAt, spark } from '../objects/scenery'
import { card, chip, die, mahjong } from '../objects/table'
import type { Suit } from '../objects/table'
import { bulbs, fortuneWheel, rouletteWheel } from '../objects/wheels'
import { nth } from '../rng'
import { circ, n1, polar, rect } from '../svg'
import type { Point } from '../svg'
import type { Composition } from './composition'
import { scatter } from './scatter'

/** What lies on a table or stands beside it. */
export const TABLES = {
  reels(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g,
      W = size * 1.14,
      H = size * 0.66,
      x0 = cx - W / 2,
      y0 = cy - H * 0.36
    let s = glowAt(g, cx, cy, size * 0.8, p.glow, 0.7)
    s +=
      rect(x0 - 4, y0 + 4, W + 8, H + 8, '#000', 'opacity=".45" rx="20"') +
      rect(x0 - 6, y0 - 6, W + 12, H + 12, goldLeaf(g, 0.2), 'rx="20"') +
      rect(x0, y0, W, H, '#3b0d05', 'rx="14"')
    const cw = (W - 24) / 3
    const keys = r.shuffle(o.choices.length > 2 ? o.choices : ornaments.reels)
    for (let i = 0; i < 3; i++) {
      const x = x0 + 6 + i * (cw + 6)
      s +=
        rect(
          x,
          y0 + 6,
          cw,
          H - 12,
          g.lin([
            [0, '#b9a58a'],
            [0.2, '#fff8e8'],
            [0.8, '#fff8e8'],
            [1, '#a8906f'],
          ]),
          'rx="8"',
        ) + emblem(g, i === 1 ? o.key : nth(keys, i), x + cw / 2, y0 + H / 2, cw * 0.9, { p, outline: 0.6 })
    }
    s +=
      bulbs(13, (q) => [x0 + 6 + (W - 12) * (q + 0.5 / 13), y0 - 0.5], 3) +
      bulbs(13, (q) => [x0 + 6 + (W - 12) * (q + 0.5 / 13), y0 + H + 1], 3)
    return emblem(g, r.pick(ornaments.reelTops), cx, y0 - size * 0.13, size * 0.36, { p }) + s
  },

  cards(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g,
      w = size * 0.46,
      suits = r.shuffle<Suit>(['s', 'h', 'd', 'c']),
      ranks = r.pick([
        ['A', 'K', 'Q'],
        ['A', 'A', 'K'],
        ['9', 'K', '8'],
        ['J', 'Q', 'K'],
        ['A', 'J', '10'],
      ]),
      n = 3
    let s = glowAt(g, cx, cy, size * 0.72, p.glow, 0.7)
    for (let i = 0; i < n; i++) {
      const a = (i - 1) * 19
      const [x, y] = polar(cx, cy + size * 0.62, size * 0.66, a - 90)
      s += card(g, x, y, w, nth(ranks, i), nth(suits, i), a)
    }
    s +=
      chip(cx - size * 0.44, cy + size * 0.4, size * 0.14, '#c8202d', 12, 0.8) +
      chip(cx - size * 0.42, cy + size * 0.34, size * 0.14, '#1b56c9', 40, 0.8) +
      chip(cx + size * 0.45, cy + size * 0.4, size * 0.15, '#111722', 12, 0.8) +
      chip(cx + size * 0.43, cy + size * 0.335, size * 0.15, '#d79a1c', 22, 0.8) +
      coin(g, cx + size * 0.2, cy + size * 0.46, size * 0.08, 10, 0.8)
    return s + spark(cx + w * 0.9, cy - size * 0.42, size * 0.09)
  },

  chips(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g
    let s = glowAt(g, cx, cy, size * 0.7, p.glow, 0.7)
    const cols = ['#c8202d', '#1b56c9', '#111722', '#d79a1c', '#13874d']
    const piles: readonly Point[] = [
      [-0.3, 5],
      [0.3, 4],
      [0, 8],
    ]
    piles.forEach(([k, n], j) => {
      for (let i = 0; i < n; i++)
        s += chip(
          cx + k * size + r.n(-2, 2),
          cy + size * (j === 2 ? 0.42 : 0.28) - i * size * 0.075,
          size * 0.24,
          nth(cols, i + j),
          r.i(0, 60),
          0.55,
        )
    })
    return s + spark(cx + size * 0.3, cy - size * 0.3, size * 0.1)
  },

  roulette(g, p, o) {
    const { cx, cy, size } = o
    return (
      glowAt(g, cx, cy, size * 0.85, p.glow, 0.7) +
      rouletteWheel(g, cx, cy + size * 0.08, size * 0.52) +
      spark(cx - size * 0.4, cy - size * 0.3, size * 0.1) +
      chip(cx + size * 0.5, cy + size * 0.44, size * 0.13, '#c8202d', 10, 0.75) +
      chip(cx + size * 0.48, cy + size * 0.38, size * 0.13, '#d79a1c', 30, 0.75)
    )
  },

  wheel(g, p, o) {
    const { cx, cy, size } = o
    return (
      glowAt(g, cx, cy, size * 0.85, p.glow, 0.8) +
      fortuneWheel(
        g,
        cx,
        cy + size * 0.06,
        size * 0.46,
        g.r.pick([
          ['#e5352b', '#fff1d8', '#0f6f8c', '#ffc23d'],
          ['#1c57d8', '#ffc23d', '#d6246e', '#0fa36b'],
          ['#c8202d', '#141a24', '#d79a1c', '#13874d'],
        ]),
      ) +
      spark(cx + size * 0.42, cy - size * 0.34, size * 0.08)
    )
  },

  dice(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g,
      f = () => r.i(1, 6)
    return (
      glowAt(g, cx, cy, size * 0.75, p.glow, 0.75) +
      die(cx - size * 0.24, cy + size * 0.16, size * 0.34, [f(), f(), f()], -8) +
      die(
        cx + size * 0.26,
        cy + size * 0.1,
        size * 0.33,
        [f(), f(), f()],
        10,
        ['#ff6a5a', '#d92a2a', '#99121c'],
        '#fff',
      ) +
      die(cx + size * 0.02, cy - size * 0.24, size * 0.31, [f(), f(), f()], 4) +
      scatter(g, p, 'coin', cx, cy, size * 0.52, 3)
    )
  },

  tiles(g, p, o) {
    const { cx, cy, size } = o,
      w = size * 0.36
    const red = '#c8202d',
      gr = '#0b7a4b',
      bl = '#1b4fb5'
    const m1 = `<g transform="translate(0 ${n1(-w * 0.02)})"><path d="M${n1(-w * 0.26)} ${n1(-w * 0.26)}h${n1(w * 0.52)}v${n1(w * 0.36)}h${n1(-w * 0.52)}ZM0 ${n1(-w * 0.5)}V${n1(w * 0.52)}" fill="none" stroke="${red}" stroke-width="${n1(w * 0.11)}"/></g>`
    const dot = (x: number, y: number, q: number, c: string) =>
      circ(x, y, q, 'none', `stroke="${c}" stroke-width="${n1(q * 0.5)}"`) + circ(x, y, q * 0.3, c)
    const m2 = dot(0, 0, w * 0.3, gr) + dot(0, 0, w * 0.14, red),
      m3 = [-0.34, 0, 0.34]
        .map((y, i) => dot((i - 1) * w * 0.2, y * w, w * 0.12, nth([bl, red, gr], i)))
        .join('')
    return (
      glowAt(g, cx, cy, size * 0.75, p.glow, 0.7) +
      mahjong(g, cx - w * 0.9, cy + size * 0.06, w, -14, m3) +
      mahjong(g, cx + w * 0.9, cy + size * 0.06, w, 14, m2) +
      mahjong(g, cx, cy, w * 1.22, 0, `<g transform="scale(1.2)">${m1}</g>`, '#c9781a') +
      spark(cx + w * 0.5, cy - w * 0.86, size * 0.09) +
      scatter(g, p, 'coin', cx, cy + size * 0.1, size * 0.56, 3)
    )
  },
} satisfies Record<string, Composition>
