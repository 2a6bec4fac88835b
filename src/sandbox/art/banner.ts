import { createCanvas, finish } from './canvas'
import type { Canvas } from './canvas'
import { BOARDS } from './compositions/boards'
import ornaments from './data/ornaments.json' with { type: 'json' }
import { emblem } from './emblems'
import { coin } from './objects/gold'
import { glowAt, hills, spark } from './objects/scenery'
import { card, chip } from './objects/table'
import { rouletteWheel } from './objects/wheels'
import { palette } from './palette'
import type { Palette } from './palette'
import { at, circ, n1, n2, polar, poly, rect } from './svg'
import type { BannerTheme, Ground } from './urls'

/** The brand's colours of a fair: sky from top to horizon, lights, tent, and the lines of the wheel. */
interface Brand {
  readonly sky: readonly [string, string, string]
  readonly lit: string
  readonly hot: string
  readonly paper: string
  readonly line: string
  readonly soil: string
  /** Every second bulb of the wheel. */
  readonly bulb: string
}

const BRANDS: Readonly<Record<Ground, Brand>> = {
  night: {
    sky: ['#0a2230', '#12455a', '#e98b3a'],
    lit: '#ffc24a',
    hot: '#e8412f',
    paper: '#fff0d2',
    line: '#ffd9a0',
    soil: '#061018',
    bulb: '#fff7df',
  },
  day: {
    sky: ['#c8e9f3', '#a9dbe9', '#ffd9a3'],
    lit: '#ffd27a',
    hot: '#0b57c9',
    paper: '#ffffff',
    line: '#ffffff',
    soil: '#a9dbe9',
    bulb: '#f0831f',
  },
}

const WIDTH = 716
const HEIGHT = 320

/** The sky at the hour of the brand, with stars. */
function sky(g: Canvas, { sky: stops, lit }: Brand): string {
  const { w, h, r } = g
  const paint = g.lin(
    [
      [0, stops[0]],
      [0.55, stops[1]],
      [1, stops[2]],
    ],
    0,
    0,
    0.25,
    1,
  )
  let s = rect(0, 0, w, h, paint) + glowAt(g, w * 0.73, h * 0.95, w * 0.42, lit, 0.5)
  for (let i = 0; i < 34; i++) {
    s += circ(r.n(0, w), r.n(0, h * 0.6), r.n(0.7, 1.7), '#fff', `opacity="${n2(r.n(0.2, 0.8))}"`)
  }
  return s
}

/** The ferris wheel of the fair. */
function wheel(g: Canvas, { line, lit, bulb }: Brand): string {
  const { w, h, r } = g
  const [cx, cy, R, spokes] = [w * 0.73, h * 0.5, h * 0.62, 24]
  const rim = (radius: number, look: string): string =>
    circ(cx, cy, radius, 'none', `stroke="${line}" ${look}`)
  let s = rim(R, 'stroke-width="3" opacity=".55"') + rim(R * 0.84, 'stroke-width="1.5" opacity=".4"')
  const turn = r.n(0, 15)
  const hub = `M${n1(cx)} ${n1(cy)}L`
  for (let i = 0; i < spokes; i += 2) {
    const [x, y] = polar(cx, cy, R, (360 / spokes) * i + turn)
    s += `<path d="${hub}${n1(x)} ${n1(y)}" stroke="${line}" stroke-width="1.4" opacity=".35"/>`
  }
  const legs = `${hub}${n1(cx - R * 0.62)} ${h + 10}${hub}${n1(cx + R * 0.62)} ${h + 10}`
  s += `<path d="${legs}" stroke="${line}" stroke-width="4" opacity=".4"/>`
  for (let i = 0; i < spokes; i++) {
    const [x, y] = polar(cx, cy, R, (360 / spokes) * i + turn)
    s += circ(x, y, 9, lit, 'opacity=".25"') + circ(x, y, 3.6, i % 2 ? bulb : lit)
  }
  return s
}

/** A striped tent at the edge of the picture, and the ground it stands on. */
function fairground(g: Canvas, { hot, paper, soil }: Brand): string {
  const { w, h } = g
  const x = w * 0.97
  const y = h * 0.96
  let tent = ''
  for (let i = 0; i < 6; i++) {
    const stripe = i % 2 ? paper : hot
    tent +=
      poly(
        [
          [x, y - 100],
          [x + (-72 + i * 24), y - 34],
          [x + (-48 + i * 24), y - 34],
        ],
        stripe,
      ) + rect(x + (-66 + i * 22), y - 34, 22, 80, stripe, 'opacity=".92"')
  }
  tent += rect(
    x - 66,
    y - 34,
    132,
    80,
    g.lin([
      [0, '#000', 0.35],
      [1, '#000', 0.1],
    ]),
  )
  const ground = hills(g, w, h * 0.97, 14, 5, soil, h).replace(
    `fill="${soil}"`,
    `fill="${soil}" opacity=".55"`,
  )
  return `<g opacity=".5">${tent}</g>${ground}`
}

/** What the banner is about. */
function subject(g: Canvas, p: Palette, brand: Brand, theme: BannerTheme, seed: string): string {
  const { w, h, r } = g
  const [cx, cy, size] = [w * 0.76, h * 0.52, h * 0.66]
  let s = glowAt(g, cx, cy, size * 0.8, brand.lit, 0.75)
  if (theme === 'live') {
    const held = size * 0.4
    s +=
      rouletteWheel(g, cx + size * 0.12, cy + size * 0.22, size * 0.46, 0.56) +
      at(cx - size * 0.36, cy - size * 0.04, card(g, 0, 0, held, 'A', 's', -16)) +
      at(cx - size * 0.02, cy - size * 0.14, card(g, 0, 0, held, 'K', 'h', 6)) +
      chip(cx - size * 0.5, cy + size * 0.5, size * 0.14, brand.hot, 10, 0.75) +
      chip(cx - size * 0.48, cy + size * 0.42, size * 0.14, '#1b56c9', 30, 0.75)
  } else if (theme === 'lottery') {
    s += BOARDS.balls(g, p, { cx, cy, size: size * 1.06, key: null, choices: [], gems: false, name: seed })
  } else {
    const [first, second, third]: readonly string[] = ornaments.banners[theme]
    s +=
      emblem(g, third, cx + size * 0.56, cy + size * 0.12, size * 0.5, { p, rot: 12 }) +
      emblem(g, second, cx - size * 0.52, cy + size * 0.2, size * 0.46, { p, rot: -10 }) +
      emblem(g, first, cx, cy, size, { p, rot: r.n(-4, 4) })
  }
  for (let i = 0; i < 7; i++) {
    const x = cx + r.n(-size * 0.9, size * 0.8)
    s += coin(g, x, cy + r.n(size * 0.3, size * 0.56), r.n(9, 17), r.n(-40, 40), r.n(0.5, 1))
  }
  const glint = spark(cx - size * 0.4, cy - size * 0.42, size * 0.1)
  return s + glint + spark(cx + size * 0.5, cy - size * 0.34, size * 0.07)
}

/** A banner of 716x320: artwork on the right, calm on the left for the live text that HTML lays over it. */
export function banner(theme: BannerTheme, seed: string, ground: Ground = 'night'): string {
  const brand = BRANDS[ground]
  const g = createCanvas(`b|${theme}|${seed}|${WIDTH}x${HEIGHT}|${brand.sky.join('')}`, WIDTH, HEIGHT)
  const p = { ...palette('petrol'), glow: brand.lit, ink: '#06141c' }
  const body = sky(g, brand) + wheel(g, brand) + fairground(g, brand) + subject(g, p, brand, theme, seed)
  const [top] = brand.sky
  const calm = g.lin(
    [
      [0, top, 0.94],
      [0.55, top, 0.7],
      [1, top, 0],
    ],
    0,
    0,
    1,
    0,
  )
  return finish(g, '', body + rect(0, 0, g.w * 0.66, g.h, calm))
}
