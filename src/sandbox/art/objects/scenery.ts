import type { Canvas } from '../canvas'
import { nth } from '../rng'
import { at, circ, ell, n1, n2, path, polar, poly, rect } from '../svg'
import type { Point } from '../svg'

/** A four-pointed glint. */
export const spark = (x: number, y: number, r: number, fill = '#fff', op = 1): string =>
  `<path d="M${n1(x)} ${n1(y - r)}Q${n1(x + r * 0.12)} ${n1(y - r * 0.12)} ${n1(x + r)} ${n1(y)}Q${n1(x + r * 0.12)} ${n1(y + r * 0.12)} ${n1(x)} ${n1(y + r)}Q${n1(x - r * 0.12)} ${n1(y + r * 0.12)} ${n1(x - r)} ${n1(y)}Q${n1(x - r * 0.12)} ${n1(y - r * 0.12)} ${n1(x)} ${n1(y - r)}Z" fill="${fill}"${op < 1 ? ` opacity="${op}"` : ''}/>`

/** A cloud about 120 units wide at scale 1. */
export function cloud(x: number, y: number, s: number, fill: string, op = 1): string {
  return `<path transform="translate(${n1(x)} ${n1(y)}) scale(${n2(s)})" opacity="${op}" fill="${fill}" d="M-60 20C-84 20 -86 -8 -62 -10C-62 -34 -28 -42 -16 -24C-4 -46 36 -40 36 -14C58 -20 74 20 50 20Z"/>`
}

/** A paper lantern hanging from above. */
export function lantern(g: Canvas, x: number, y: number, s: number): string {
  const c = '#e3262c',
    c2 = '#ff8a5c',
    dk = '#7c0713'
  const paper = g.once('lantern', () =>
    g.rad(
      [
        [0, '#fff2b0'],
        [0.35, c2],
        [0.8, c],
        [1, dk],
      ],
      0.5,
      0.55,
      0.6,
    ),
  )
  return at(
    x,
    y,
    path('M0 -60L0 -18', 'none', 'stroke="#2a0d06" stroke-width="1.6"') +
      circ(0, 0, 34, '#ffb24a', 'opacity=".22"') +
      rect(-9, -20, 18, 6, '#f0b83c') +
      ell(0, 0, 21, 17, paper) +
      path(
        'M-12 -14Q-20 0 -12 14M12 -14Q20 0 12 14M0 -17L0 17',
        'none',
        `stroke="${dk}" stroke-width="1.4" opacity=".55"`,
      ) +
      rect(-9, 14, 18, 5, '#f0b83c') +
      path('M-3 19L-3 34M0 19L0 38M3 19L3 34', 'none', 'stroke="#f5c65a" stroke-width="1.8"'),
    0,
    s,
  )
}

/** A line of flags between two points that sags in the middle. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  n: number,
  cols: readonly string[],
): string {
  const q = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
  let s = `<path d="M${n1(x1)} ${n1(y1)}Q${n1((x1 + x2) / 2)} ${n1((y1 + y2) / 2 + sag * 2)} ${n1(x2)} ${n1(y2)}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.5"/>`
  for (let i = 0; i < n; i++) {
    const a = q((i + 0.12) / n),
      b = q((i + 0.88) / n),
      m = q((i + 0.5) / n)
    s += poly([a, b, [m[0], m[1] + Math.hypot(b[0] - a[0], b[1] - a[1]) * 1.25]], nth(cols, i))
  }
  return s
}

/** A palm frond from its stem. */
export function frond(x: number, y: number, len: number, ang: number, fill: string): string {
  const w = 0.26
  const N = 9
  const d = `M0 0Q${n1(len * 0.5)} ${n1(-len * 0.16)} ${n1(len)} ${n1(len * 0.1)}`
  let up = '',
    dn = ''
  for (let i = 0; i < N; i++) {
    const t = 0.12 + (i / N) * 0.86,
      bx = len * t,
      by = -len * 0.16 * 2 * t * (1 - t) + len * 0.1 * t * t,
      L = len * w * (1.25 - t * 0.7)
    up += `M${n1(bx)} ${n1(by)}Q${n1(bx + L * 0.5)} ${n1(by - L * 0.9)} ${n1(bx + L * 1.05)} ${n1(by - L * 0.62)}Q${n1(bx + L * 0.6)} ${n1(by - L * 0.1)} ${n1(bx + len * 0.03)} ${n1(by + 1)}Z`
    dn += `M${n1(bx)} ${n1(by)}Q${n1(bx + L * 0.4)} ${n1(by + L * 0.9)} ${n1(bx + L)} ${n1(by + L * 0.8)}Q${n1(bx + L * 0.7)} ${n1(by + L * 0.1)} ${n1(bx + len * 0.03)} ${n1(by)}Z`
  }
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(ang)})"><path d="${d}" stroke="${fill}" stroke-width="${n1(len * 0.03)}" fill="none"/><path d="${up}${dn}" fill="${fill}"/></g>`
}

/** A broad leaf with a vein, from its stem. */
export function leaf(x: number, y: number, len: number, ang: number, fill: string, vein: string): string {
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(ang)})"><path d="M0 0C${n1(len * 0.2)} ${n1(-len * 0.36)} ${n1(len * 0.72)} ${n1(-len * 0.34)} ${n1(len)} 0C${n1(len * 0.72)} ${n1(len * 0.34)} ${n1(len * 0.2)} ${n1(len * 0.36)} 0 0Z" fill="${fill}"/><path d="M0 0L${n1(len * 0.92)} 0" stroke="${vein}" stroke-width="${n1(len * 0.025)}"/></g>`
}

/** A jagged skyline filled down to h. */
export function ridge(
  g: Canvas,
  w: number,
  y: number,
  amp: number,
  steps: number,
  fill: string,
  h: number,
): string {
  const r = g.r
  let d = `M-5 ${n1(y + r.n(-amp, amp))}`
  for (let i = 1; i <= steps; i++)
    d += `L${n1((w + 10) * (i / steps) - 5)} ${n1(y + (i % 2 ? -r.n(0.3, 1) : r.n(0.1, 0.6)) * amp)}`
  return path(d + `L${w + 5} ${h}L-5 ${h}Z`, fill)
}

/** A rolling skyline filled down to h. */
export function hills(
  g: Canvas,
  w: number,
  y: number,
  amp: number,
  n: number,
  fill: string,
  h: number,
): string {
  const r = g.r
  let d = `M-5 ${n1(y)}`
  const st = (w + 10) / n
  for (let i = 0; i < n; i++) d += `q${n1(st / 2)} ${n1(-amp * r.n(0.6, 1.4))} ${n1(st)} ${n1(r.n(-6, 6))}`
  return path(d + `L${w + 5} ${h}L-5 ${h}Z`, fill)
}

/** Points of light at random places. */
export function dust(g: Canvas, n: number, fill: string, y0 = 0, y1 = g.h, rMin = 0.8, rMax = 2.6): string {
  let s = ''
  for (let i = 0; i < n; i++)
    s += circ(g.r.n(0, g.w), g.r.n(y0, y1), g.r.n(rMin, rMax), fill, `opacity="${n2(g.r.n(0.25, 0.9))}"`)
  return s
}

/** Rays from a centre, half of the circle filled. */
export function rays(cx: number, cy: number, R: number, n: number, fill: string, twist = 0): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (360 / n) * i + twist,
      [x1, y1] = polar(cx, cy, R, a),
      [x2, y2] = polar(cx, cy, R, a + 180 / n)
    d += `M${n1(cx)} ${n1(cy)}L${n1(x1)} ${n1(y1)}L${n1(x2)} ${n1(y2)}Z`
  }
  return path(d, fill)
}

/** Light that fades from a centre. */
export const glowAt = (g: Canvas, cx: number, cy: number, r: number, c: string, o = 0.9): string =>
  circ(
    cx,
    cy,
    r,
    g.rad([
      [0, c, o],
      [0.45, c, o * 0.42],
      [1, c, 0],
    ]),
  )
