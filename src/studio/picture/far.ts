import { sizes, stateContent } from './content'
import type { Chart } from './model'
import { widthOf } from './text'

/** Drawn smaller than this, words on the sheet are too small to read. */
export const farBelow = 0.5

/** Letters no larger than this, in units of the sheet: legible where a large flow is seen whole. */
const tallest = 56
/** Room that a letter takes for each unit of its size, with what hangs below the line. */
const lineOf = 1.15

/** The name of a state as it stands when the picture is seen from afar. */
export interface FarName {
  readonly id: string
  readonly text: string
  readonly size: number
  /** Left edge and baseline on the sheet. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Names that fill their boxes: of a small state the middle of it, of one with states inside the room above them. */
export function farNames(chart: Chart): FarName[] {
  return chart.states.map(({ id, name, kind }, at): FarName => {
    const [left = 0, top = 0, wide = 0, tall = 0] = chart.picture.boxes[at] ?? []
    const isBig = kind === 'compound' || kind === 'parallel'
    // The mark of a state that remembers stands beside its name.
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
