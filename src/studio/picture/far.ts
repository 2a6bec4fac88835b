import { sizes, stateContent } from './content'
import type { Chart } from './model'
import { widthOf } from './text'

/** Below this scale, text on the sheet is too small to read. */
export const farBelow = 0.5

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
