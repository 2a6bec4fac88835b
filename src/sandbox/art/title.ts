import type { Canvas } from './canvas'
import { FACES } from './faces'
import type { FaceName } from './faces'
import { linePath, lineWidth } from './lettering'
import type { LineMetrics } from './lettering'
import { at, n1 } from './svg'
import type { Point } from './svg'
import { titleLines } from './title-lines'

export type Warp = 'none' | 'arch' | 'wave' | 'bulge' | 'rise'

/** Where a title stands and how it looks. `y` is its bottom edge; lengths in user units, tilt in degrees. */
export interface TitleLook {
  readonly x: number
  readonly y: number
  readonly maxW: number
  readonly maxH: number
  readonly face: FaceName
  readonly warp: Warp
  readonly round: boolean
  readonly tilt: number
}

interface Row extends LineMetrics {
  readonly text: string
  readonly width: number
  /** Top edge. */
  readonly y: number
}

/** Words that carry no meaning of their own stay small, in English and Filipino. */
const SMALL_WORD = /^(OF|THE|NG|SA|AND|&|NI|ANG|MGA)$/
const LEADING = 7

/** Line heights from line lengths, shrunk together until they fit the box. */
function heights(lines: readonly string[], maxW: number, maxH: number): number[] {
  const wanted = lines.map((text) => {
    const letters = text.replace(/ /g, '').length + 0.4
    return SMALL_WORD.test(text) ? 24 : Math.min(maxH * 0.66, Math.max(32, (maxW / letters) * 1.5))
  })
  const over = (wanted.reduce((a, b) => a + b, 0) + LEADING * (lines.length - 1)) / maxH
  return over > 1 ? wanted.map((height) => height / over) : wanted
}

/** One line set as wide as the box, within what the letters can bear. */
function setRow(text: string, cap: number, y: number, maxW: number, round: boolean): Row {
  const base = { height: cap, stem: cap * (round ? 0.25 : 0.255), gap: cap * 0.085 }
  let spread = 0.4
  for (let i = 0; i < 24; i++) {
    if (lineWidth(text, { ...base, spread }) < maxW * 0.97) spread += 0.014
    else break
  }
  spread = Math.min(spread, 0.62)
  const width = lineWidth(text, { ...base, spread })
  if (width <= maxW) return { ...base, spread, text, width, y }
  const k = maxW / width
  return { height: cap * k, stem: base.stem * k, gap: base.gap * k, spread, text, width: maxW, y }
}

/** How a point of the flat title moves when the title is bent. */
function warper(warp: Warp, half: number, total: number, maxH: number): (x: number, y: number) => Point {
  const amp = Math.min(16, maxH * 0.16)
  return (px, py) => {
    const u = px / half
    switch (warp) {
      case 'arch':
        return [px, py - amp * (1 - u * u) + amp * 0.6]
      case 'wave':
        return [px, py + Math.sin(u * Math.PI) * 7]
      case 'bulge':
        return [px, total / 2 + (py - total / 2) * (1 + 0.22 * (1 - u * u) - 0.1)]
      case 'rise':
        return [px + (total / 2 - py) * 0.14, py - u * 9]
      case 'none':
        return [px, py]
    }
  }
}

/** A title as a justified lock-up with hull, depth, edge, face and gloss; empty if nothing can be drawn. */
export function title(g: Canvas, name: string, look: TitleLook): string {
  const { maxW, maxH, round } = look
  const lines = titleLines(name)
  // A name without Latin letters: the label in HTML carries it.
  if (!lines.length) return ''
  const face = FACES[look.face]
  const caps = heights(lines, maxW, maxH)
  const rows: Row[] = []
  let y = 0
  lines.forEach((text, i) => {
    const row = setRow(text, caps[i] ?? 0, y, maxW, round)
    rows.push(row)
    y += row.height + LEADING
  })
  const total = y - LEADING
  const move = warper(look.warp, maxW / 2, total, maxH)
  const layers = { hull: '', depth: '', edge: '', face: '', gloss: '' }
  const join = round ? 'round' : 'miter'
  const cap = round ? 'round' : 'butt'
  for (const row of rows) {
    const left = -row.width / 2
    const s = row.stem
    const d = linePath(row.text, row, (px, py) => move(px + left, py + row.y))
    const id = g.def(
      (i) =>
        `<path id="${i}" d="${d}" fill="none" stroke-linejoin="${join}" stroke-miterlimit="2" stroke-linecap="${cap}"/>`,
    )
    const paint = g.lin(face.fill, 0, row.y, 0, row.y + row.height, true)
    const stroke = (colour: string, width: number, dx: number, dy: number, extra = ''): string =>
      `<use href="#${id}"${dx ? ` x="${n1(dx)}"` : ''}${dy ? ` y="${n1(dy)}"` : ''} stroke="${colour}" stroke-width="${n1(width)}"${extra}/>`
    let clipFace = (body: string): string => body
    let clipEdge = clipFace
    if (!round) {
      // Flat terminals: clip the letters to the (warped) band between baseline and cap height.
      const band = (out: number): string => {
        const up: Point[] = []
        const down: Point[] = []
        for (let i = 0; i <= 8; i++) {
          const px = left - 20 + ((row.width + 40) * i) / 8
          up.push(move(px, row.y - out))
          down.unshift(move(px, row.y + row.height + out))
        }
        return 'M' + [...up, ...down].map((p) => `${n1(p[0])} ${n1(p[1])}`).join('L') + 'Z'
      }
      const clip = (out: number): ((body: string) => string) => {
        const clipId = g.def((i) => `<clipPath id="${i}"><path d="${band(out)}"/></clipPath>`)
        return (body) => `<g clip-path="url(#${clipId})">${body}</g>`
      }
      clipFace = clip(0)
      clipEdge = clip(s * 0.16)
    }
    const soft = ' stroke-linejoin="round"'
    layers.hull += stroke(face.hull, s * 1.72, 0, s * 0.42, soft) + stroke(face.hull, s * 1.72, 0, 0, soft)
    layers.depth += stroke(face.edge, s * 1.32, 0, s * 0.24, soft)
    layers.edge += clipEdge(stroke(face.edge, s * 1.32, 0, 0, soft))
    layers.face += clipFace(stroke(paint, s, 0, 0))
    layers.gloss += clipFace(stroke('#fff', s * 0.2, -s * 0.2, -s * 0.22, ' opacity=".55"'))
  }
  return at(
    look.x,
    look.y - total,
    layers.hull + layers.depth + layers.edge + layers.face + layers.gloss,
    look.tilt,
  )
}
