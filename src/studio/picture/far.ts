import { sizes, stateContent } from './content'
import type { Box, Chart } from './model'
import { nameAt } from './plain'
import { widthOf } from './text'

/** Smallest legible letter size, in pixels on the screen. */
export const legible = 9

/** Below this scale, text on the sheet is too small to read. */
export const farBelow = legible / sizes.text

/** Max letter size in units of the sheet: legible when a large flow is seen whole. */
const tallest = 56
/** Minimum width of a truncated name, per unit of font size. */
const narrowest = 2.6
/** Line height per unit of font size, descenders included. */
const lineOf = 1.15
/** Height of a single line's letters per unit of font size, with a small margin. */
const letterOf = 1.08

/** The name of a state as shown when zoomed out. */
interface FarName {
  readonly id: string
  readonly size: number
  /** Each line with its left edge and baseline on the sheet. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  /** Around all lines. */
  readonly area: Box
  /** The box whose contents the name represents. */
  readonly over?: Box
}

/** A name wrapped into lines that fit. */
function wrapped(name: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A name in this many lines of about equal length; fewer if it has fewer words. */
function inLines(name: string, count: number): string[] {
  const most = Math.max(...name.split(' ').map((word) => word.length), Math.ceil(name.length / count))
  return wrapped(name, (line) => line.length <= most)
}

const perUnitOf = (text: string) => widthOf(text, 100, 'strong') / 100

/** A name at the largest size that fits a space, in the best number of lines, centred or left-aligned. */
function written(
  id: string,
  name: string,
  [left, top, wide, tall]: Box,
  most: number,
  isLeft: boolean,
): FarName {
  const ways = [1, 2, 3].map((count) => {
    const texts = inLines(name, count)
    const widest = Math.max(...texts.map(perUnitOf))
    return { texts, size: Math.floor(Math.min(most, wide / widest, tall / (texts.length * lineOf))) }
  })
  const { texts, size } = ways.reduce((best, way) => (way.size > best.size ? way : best))
  return placed(id, texts, size, [left, top, wide, tall], isLeft)
}

/** Lines of one size, centred in a space or left-aligned. */
function placed(
  id: string,
  texts: readonly string[],
  size: number,
  [left, top, wide, tall]: Box,
  isLeft: boolean,
): FarName {
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

/** A text truncated to a width with an ellipsis; undefined if too little is left to recognise it. */
function cut(text: string, size: number, wide: number): string | undefined {
  if (perUnitOf(text) * size <= wide) return text
  const letters = [...text]
  while (letters.length > 2) {
    letters.pop()
    const short = `${letters.join('').trimEnd()}…`
    if (perUnitOf(short) * size <= wide) return short
  }
  return undefined
}

/** A name in the smallest letters, truncated to its box; undefined if even that does not fit. */
function shortened(id: string, name: string, room: Box, size: number): FarName | undefined {
  const [left, top, wide, tall] = room
  if (tall < size * letterOf) return undefined
  const lines = wrapped(name, (line) => perUnitOf(line) * size <= wide)
  const count = Math.min(lines.length, 3, 1 + Math.floor((tall - size * letterOf) / (size * lineOf)))
  // The rest goes into the last line, which is truncated.
  const kept = [...lines.slice(0, count - 1), lines.slice(count - 1).join(' ')]
  const texts = kept.map((line) => cut(line, size, wide) ?? '')
  if (texts.includes('')) return undefined
  return placed(id, texts, size, [left, top - size * 0.055, wide, tall], false)
}

const isAround = (kind: string) => kind === 'compound' || kind === 'parallel'

/** Names that fill their boxes: the body of a leaf state, the header of a compound one. */
export function farNames(chart: Chart): FarName[] {
  return chart.states.map(({ id, kind }, at): FarName => {
    const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
    const isBig = isAround(kind)
    // A history state has its marker next to the name.
    const mark = kind === 'history' ? sizes.nameLine + sizes.signGap : 0
    const height = isBig ? stateContent(chart, at).height : tall
    const side = isBig ? sizes.pad : sizes.pad / 2
    const room: Box = [left + side, top + 2, wide - sizes.pad - mark, height - 4]
    return written(id, nameAt(chart, at), room, tallest, isBig)
  })
}

/** Maximum letter size of a name that stands for everything in its box, in pixels on the screen. */
const loudest = 20

/** The name of a compound state centred in its box, replacing its contents. */
function outlineName(chart: Chart, at: number, scale: number): FarName {
  const { id = '' } = chart.states[at] ?? {}
  const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
  const room: Box = [left + sizes.pad / 2, top + 2, wide - sizes.pad, tall - 4]
  return {
    ...written(id, nameAt(chart, at), room, loudest / scale, false),
    over: [left, top, wide, tall],
  }
}

/**
 * The names that are legible at a scale: states' own while their boxes have room, truncated if necessary;
 * further out, a state whose contents do not all fit shows its own name across them.
 */
export function namesAt(chart: Chart, scale: number): FarName[] {
  const canRead = (name: FarName | undefined) => name !== undefined && name.size * scale >= legible
  const smallest = Math.ceil(legible / scale)
  const names: (FarName | undefined)[] = farNames(chart).map((name, at) => {
    if (canRead(name)) return name
    const { id = '', kind = 'atomic', folded } = chart.states[at] ?? {}
    const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
    if (isAround(kind) && !folded) return undefined
    const mark = kind === 'history' ? sizes.nameLine + sizes.signGap : 0
    return shortened(id, nameAt(chart, at), [left + 2, top, wide - mark - 4, tall], smallest)
  })
  const isWhole: boolean[] = names.map((name) => name !== undefined)
  const insideOf = (at: number) => chart.states.flatMap(({ parent }, child) => (parent === at ? [child] : []))
  const silence = (at: number) => {
    names[at] = undefined
    for (const child of insideOf(at)) silence(child)
  }
  // A state precedes its contents in the list: iterating backwards, the contents are known first.
  for (let at = chart.states.length - 1; at >= 0; at--) {
    const inside = insideOf(at)
    const { folded, parent = -1 } = chart.states[at] ?? {}
    if (inside.length === 0 && !folded) continue
    const isNamed =
      parent < 0 ? inside.some((child) => isWhole[child]) : inside.every((child) => isWhole[child])
    isWhole[at] = inside.length > 0 ? isNamed : names[at] !== undefined
    if (isWhole[at]) continue
    const name = outlineName(chart, at, scale)
    if (!canRead(name)) continue
    silence(at)
    names[at] = name
    isWhole[at] = true
  }
  return names.flatMap((name) => name ?? [])
}

/** The smallest scale at which every top-level box can have a name; a drawing is not enlarged for it. */
export function namedFrom({ states, picture }: Chart): number {
  const outer = states.flatMap(({ kind, parent }, at) => {
    const [, , wide = 0, tall = 0] = picture.boxes[at] ?? []
    return isAround(kind) || (states[parent]?.parent ?? -1) >= 0
      ? []
      : [Math.floor(Math.min((wide - 4) / narrowest, tall / letterOf))]
  })
  // A small margin against rounding.
  return Math.min(farBelow, (legible * 1.001) / Math.min(...outer, Infinity))
}
