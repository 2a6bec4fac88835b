import glyphs from './data/glyphs.json' with { type: 'json' }
import { n1 } from './svg'
import type { Point } from './svg'

/**
 * Capitals drawn as one stroke each, so that a picture needs no font. An outline lives in a 0..1 box;
 * x = 9 or -9 reaches the outer edge of the stem, x = 8 stops just short of it.
 */
interface Glyph {
  readonly width: number
  readonly outline: string
}

const GLYPHS: Readonly<Record<string, Glyph>> = glyphs

/** The measures of one line: cap height, stem, gap between letters (user units) and glyph width factor. */
export interface LineMetrics {
  readonly height: number
  readonly stem: number
  readonly gap: number
  readonly spread: number
}

/** The text in the letters there are: capitals without accents; what has no letter is left out. */
export function drawable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^A-Z0-9&'!\-.:+/% ]/g, '')
}

/** The width of one line in user units. */
export function lineWidth(text: string, { height, stem, gap, spread }: LineMetrics): number {
  let x = 0
  for (const ch of text) {
    const glyph = GLYPHS[ch]
    if (ch === ' ') x += height * 0.3
    else if (glyph) x += glyph.width * spread * height + stem + gap
  }
  return x - gap
}

const stemX = (px: string, w: number, stem: number): number => {
  if (px === '9') return w + stem * 0.5
  if (px === '-9') return -stem * 0.5
  return px === '8' ? w + stem * 0.3 : Number(px) * w
}

/** The path of one line, every point of it passed through a warp. */
export function linePath(text: string, metrics: LineMetrics, warp: (x: number, y: number) => Point): string {
  const { height, stem, gap, spread } = metrics
  let x = 0
  let d = ''
  for (const ch of text) {
    if (ch === ' ') {
      x += height * 0.3
      continue
    }
    const glyph = GLYPHS[ch]
    if (!glyph) continue
    const left = x
    const w = glyph.width * spread * height
    const h = height - stem
    d += glyph.outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
      const q = warp(left + stem / 2 + stemX(px, w, stem), stem / 2 + Number(py) * h)
      return `${n1(q[0])} ${n1(q[1])}`
    })
    x += w + stem + gap
  }
  return d
}

interface WordLook {
  /** Stem as a part of the cap height. */
  readonly weight?: number
  readonly spread?: number
  readonly anchor?: 'start' | 'middle'
  readonly round?: boolean
  /** Gap as a part of the cap height. */
  readonly gap?: number
}

/** A plain word in one colour, for logos, cards and balls, and its width. */
export function word(
  text: string,
  x: number,
  y: number,
  height: number,
  fill: string,
  { weight = 0.2, spread = 0.5, anchor = 'start', round = false, gap: gapPart = 0.1 }: WordLook = {},
): { readonly svg: string; readonly width: number } {
  const letters = drawable(text)
  const stem = height * weight
  const metrics = { height, stem, gap: height * gapPart, spread }
  const width = lineWidth(letters, metrics)
  const left = anchor === 'middle' ? -width / 2 : 0
  const inset = round ? stem / 2 : 0
  const d = linePath(letters, metrics, (px, py) => [
    x + left + px,
    y + Math.min(height - inset, Math.max(inset, py)),
  ])
  const stroke = `stroke="${fill}" stroke-width="${n1(stem)}" stroke-linejoin="${round ? 'round' : 'miter'}"`
  const cap = round ? ' stroke-linecap="round"' : ''
  return { svg: `<path d="${d}" fill="none" ${stroke} stroke-miterlimit="2"${cap}/>`, width }
}
