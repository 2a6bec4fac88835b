import type { Box } from '../picture/model'

/** Pixels of a picture, as from a canvas. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Side of the compared squares, in pixels. */
const side = 12
/** Smaller colour differences come from compression only. */
const slight = 40
/** Squares this close are merged. */
const near = 2

function isOther(one: Pixels, other: Pixels, left: number, top: number): boolean {
  for (let y = top; y < Math.min(top + side, one.height); y++)
    for (let x = left; x < Math.min(left + side, one.width); x++)
      for (let part = 0; part < 3; part++) {
        const at = (y * one.width + x) * 4 + part
        if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > slight) return true
      }
  return false
}

/**
 * Where two pictures of the same size differ: boxes around adjacent differences. Pictures of different sizes
 * differ entirely.
 */
export function differing(one: Pixels, other: Pixels): readonly Box[] {
  const { width, height } = one
  if (other.width !== width || other.height !== height) return [[0, 0, width, height]]
  const left = new Set<string>()
  for (let row = 0; row * side < height; row++)
    for (let column = 0; column * side < width; column++)
      if (isOther(one, other, column * side, row * side)) left.add(`${column} ${row}`)
  const boxes: Box[] = []
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const place of group) {
      const [column = 0, row = 0] = place.split(' ').map(Number)
      for (let dx = -near; dx <= near; dx++)
        for (let dy = -near; dy <= near; dy++) {
          const other = `${column + dx} ${row + dy}`
          if (left.delete(other)) group.push(other)
        }
    }
    const places = group.map((place) => place.split(' ').map(Number))
    const columns = places.map(([column = 0]) => column)
    const rows = places.map(([, row = 0]) => row)
    const [x, y] = [Math.min(...columns) * side, Math.min(...rows) * side]
    boxes.push([x, y, (Math.max(...columns) + 1) * side - x, (Math.max(...rows) + 1) * side - y])
  }
  return boxes
}
