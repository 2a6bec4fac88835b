/** The few SVG elements the artwork is made of, as text. Lengths are user units, angles degrees. */

export type Point = readonly [x: number, y: number]

/** One decimal is below what a phone can show, and a third of the bytes. */
export const n1 = (v: number): number => Number(v.toFixed(1))
export const n2 = (v: number): number => Number(v.toFixed(2))

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c)

const more = (extra: string): string => (extra ? ' ' + extra : '')

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}"${more(extra)}/>`

export const circ = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${more(extra)}/>`

export const ell = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${more(extra)}/>`

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${more(extra)}/>`

/** A closed polygon. */
export const poly = (points: readonly Point[], fill: string, extra = ''): string =>
  `<path d="M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z" fill="${fill}"${more(extra)}/>`

/** A group moved to a place, turned and scaled. */
export function at(x: number, y: number, body: string, rot = 0, scale = 1): string {
  const turn = rot ? ` rotate(${n1(rot)})` : ''
  const size = scale !== 1 ? ` scale(${n2(scale)})` : ''
  return `<g transform="translate(${n1(x)} ${n1(y)})${turn}${size}">${body}</g>`
}

/** The point at a distance and a direction (0 is right, 90 is down). */
export function polar(cx: number, cy: number, r: number, deg: number): Point {
  const a = (deg * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}
