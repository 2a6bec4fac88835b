import { farBelow } from '../picture/far'
import type { Box, Chart } from '../picture/model'

/** A landscape A4 page without its margins, in CSS pixels. */
export const sheet = { width: 1020, height: 660 }
/** Letter size in print: larger than just legible. */
const scale = farBelow * 1.1
/** Overlap of adjacent pages: a box cut off on one is whole on the other. */
const shared = { width: 330, height: 240 }

/** A part of a drawing on a separate page. */
interface Tile {
  readonly number: number
  readonly area: Box
}

export interface Tiles {
  readonly tiles: readonly Tile[]
  /** For each state, by index, the page that shows most of its text; the first page is the index. */
  readonly pageOf: readonly number[]
}

const common = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by))

const steps = (length: number, room: number, both: number) => {
  const count = length <= room ? 1 : Math.ceil((length - both) / (room - both))
  return Array.from({ length: count }, (_, i) => i * (room - both))
}

/** Splits a drawing into pages on which its text is legible; pages without text are omitted. */
export function tilesOf({ states, picture }: Chart): Tiles {
  const [width, height] = [sheet.width / scale, sheet.height / scale]
  // The text of a compound state is at its top.
  const words = picture.boxes.map(([x, y, wide, tall], at): Box => {
    const isBig = states.some(({ parent }) => parent === at)
    return isBig ? [x, y, Math.min(wide, shared.width), Math.min(tall, 60)] : [x, y, wide, tall]
  })
  const read = [...words, ...picture.wires.map(({ label }) => label)]
  const areas = steps(picture.height, height, shared.height)
    .flatMap((y) => steps(picture.width, width, shared.width).map((x): Box => [x, y, width, height]))
    .filter((area) => read.some((box) => common(area, box) > 0))
  const tiles = areas.map((area, i) => ({ number: i + 2, area }))
  const pageOf = words.map((box) => {
    const shown = areas.map((area) => common(area, box))
    return shown.indexOf(Math.max(...shown)) + 2
  })
  return { tiles, pageOf }
}
