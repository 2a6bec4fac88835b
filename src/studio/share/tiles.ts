import { farBelow } from '../picture/far'
import type { Box, Chart } from '../picture/model'

/** An A4 page on its side without its margins, in pixels of CSS. */
export const sheet = { width: 1020, height: 660 }
/** Larger than what can just be read. */
const scale = farBelow * 1.1
/** What two neighbours share: a box that one of them cuts is whole on the other. */
const shared = { width: 330, height: 240 }

/** A part of a picture on a page of its own. */
interface Tile {
  readonly number: number
  readonly area: Box
}

export interface Tiles {
  readonly tiles: readonly Tile[]
  /** The page that shows most of a state's words, by index of the state; the first page is the index. */
  readonly pageOf: readonly number[]
}

const common = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by))

const steps = (length: number, room: number, both: number) => {
  const count = length <= room ? 1 : Math.ceil((length - both) / (room - both))
  return Array.from({ length: count }, (_, i) => i * (room - both))
}

/** Cuts a picture into pages on which its words can be read; those with nothing to read are left out. */
export function tilesOf({ states, picture }: Chart): Tiles {
  const [width, height] = [sheet.width / scale, sheet.height / scale]
  // Of a state with others inside, the words are at its top.
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
