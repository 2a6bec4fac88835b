import { sizes, stateContent } from './content'
import type { Chart } from './model'
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
  readonly text: string
  readonly size: number
  /** Left edge and baseline on the sheet. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Names that fill their boxes: the middle of a leaf state, the header of a compound one. */
export function farNames(chart: Chart): FarName[] {
  return chart.states.map(({ id, name, kind }, at): FarName => {
    const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
    const isBig = kind === 'compound' || kind === 'parallel'
    // A history state has its mark next to the name.
    const mark = kind === 'history' ? sizes.nameLine + sizes.signGap : 0
    const room = {
      width: wide - sizes.pad - mark,
      height: (isBig ? stateContent(chart, at).height : tall) - 4,
    }
    const perUnit = widthOf(name, 100, 'strong') / 100
    const fitting = Math.min(tallest, room.width / perUnit, room.height / lineOf)
    const size = Math.floor(fitting)
    const width = Math.ceil(perUnit * size)
    const middle = top + (isBig ? room.height + 4 : tall) / 2
    return {
      id,
      text: name,
      size,
      x: Math.round(isBig ? left + sizes.pad : left + (wide - mark - width) / 2),
      y: Math.round(middle + size * 0.36),
      width,
    }
  })
}

/** Largest letters of a name that stands for everything in its box, in pixels on the screen. */
const loudest = 20

/** The name of a compound state in the middle of its box, in the place of what is inside. */
function outlineName(chart: Chart, at: number, scale: number): FarName {
  const { id = '', name = '' } = chart.states[at] ?? {}
  const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
  const perUnit = widthOf(name, 100, 'strong') / 100
  const fitting = Math.min(loudest / scale, (wide - sizes.pad) / perUnit, (tall - 4) / lineOf)
  const size = Math.floor(fitting)
  const width = Math.ceil(perUnit * size)
  const x = Math.round(left + (wide - width) / 2)
  return { id, text: name, size, x, y: Math.round(top + tall / 2 + size * 0.36), width }
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
    if (inside.length === 0) continue
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
