import { sizes, stateContent } from './content'
import type { Box, Chart } from './model'
import { nameAt } from './plain'
import { widthOf } from './text'

/** The smallest letters that can be read, in pixels on the screen. */
export const legible = 9

/** Below this scale, text on the sheet is too small to read. */
export const farBelow = legible / sizes.text

/** Max letter size in units of the sheet: legible when a large flow is seen whole. */
const tallest = 56
/** Line height per unit of font size, descenders included. */
const lineOf = 1.15

/** The name of a state as shown when zoomed out. */
interface FarName {
  readonly id: string
  readonly size: number
  /** Each line with its left edge and baseline on the sheet. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  /** Around all lines. */
  readonly area: Box
}

/** A name in this many lines, of about the same length; undefined where it has not so many words. */
function inLines(name: string, count: number): string[] | undefined {
  const words = name.split(' ')
  if (words.length < count) return undefined
  const most = Math.max(...words.map((word) => word.length), Math.ceil(name.length / count))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const perUnitOf = (text: string) => widthOf(text, 100, 'strong') / 100

/** A name as large as it fits into a space, in as many lines as make it largest, and in the middle or at its left. */
function written(
  id: string,
  name: string,
  [left, top, wide, tall]: Box,
  most: number,
  isLeft: boolean,
): FarName {
  const ways = [1, 2, 3].flatMap((count) => {
    const texts = inLines(name, count)
    if (!texts) return []
    const widest = Math.max(...texts.map(perUnitOf))
    return [{ texts, size: Math.floor(Math.min(most, wide / widest, tall / (texts.length * lineOf))) }]
  })
  const { texts, size } = ways.reduce((best, way) => (way.size > best.size ? way : best))
  const height = texts.length * size * lineOf
  const begin = top + (tall - height) / 2
  const lines = texts.map((text, i) => ({
    text,
    x: Math.round(isLeft ? left : left + (wide - perUnitOf(text) * size) / 2),
    y: Math.round(begin + (i + 0.5) * size * lineOf + size * 0.33),
  }))
  const width = Math.ceil(Math.max(...texts.map(perUnitOf)) * size)
  const x = Math.min(...lines.map((line) => line.x))
  return { id, size, lines, area: [x, (lines[0]?.y ?? 0) - size * 0.8, width, height - size * 0.1] }
}

/** Names that fill their boxes: the middle of a leaf state, the header of a compound one. */
export function farNames(chart: Chart): FarName[] {
  return chart.states.map(({ id, kind }, at): FarName => {
    const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
    const isBig = kind === 'compound' || kind === 'parallel'
    // A history state has its mark next to the name.
    const mark = kind === 'history' ? sizes.nameLine + sizes.signGap : 0
    const height = isBig ? stateContent(chart, at).height : tall
    const side = isBig ? sizes.pad : sizes.pad / 2
    const room: Box = [left + side, top + 2, wide - sizes.pad - mark, height - 4]
    return written(id, nameAt(chart, at), room, tallest, isBig)
  })
}

/** Largest letters of a name that stands for everything in its box, in pixels on the screen. */
const loudest = 20

/** The name of a compound state in the middle of its box, in the place of what is inside. */
function outlineName(chart: Chart, at: number, scale: number): FarName {
  const { id = '' } = chart.states[at] ?? {}
  const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
  const room: Box = [left + sizes.pad / 2, top + 2, wide - sizes.pad, tall - 4]
  return written(id, nameAt(chart, at), room, loudest / scale, false)
}

/**
 * The names that can be read at a scale: of states while their boxes have room for them; farther out, a state whose
 * contents have none left says its own name across them.
 */
export function namesAt(chart: Chart, scale: number): FarName[] {
  const canRead = ({ size }: FarName) => size * scale >= legible
  const own = farNames(chart)
  const isNamed = own.map(canRead)
  const names = own.filter(canRead)
  // A state comes before what is inside it: from the last to the first, the inside is known.
  for (let at = chart.states.length - 1; at >= 0; at--) {
    const inside = chart.states.flatMap(({ parent }, child) => (parent === at ? [child] : []))
    if (inside.length === 0 && !chart.states[at]?.folded) continue
    const isShown = inside.some((child) => isNamed[child])
    if (!isNamed[at] && !isShown) {
      const name = outlineName(chart, at, scale)
      if (canRead(name)) {
        names.push(name)
        isNamed[at] = true
      }
    }
    isNamed[at] ||= isShown
  }
  return names
}
