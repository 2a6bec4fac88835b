import type { Picture } from './model'

type Stretch = readonly [of: number, isFlat: boolean, at: number, from: number, to: number]

/** The straight segments of all lines, each horizontal or vertical. */
const stretchesOf = ({ wires }: Pick<Picture, 'wires'>): Stretch[] =>
  wires.flatMap(({ of, points }) =>
    Array.from({ length: points.length / 2 - 1 }, (_, i): Stretch => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i * 2, i * 2 + 4)
      return ay === by
        ? [of, true, ay, Math.min(ax, bx), Math.max(ax, bx)]
        : [of, false, ax, Math.min(ay, by), Math.max(ay, by)]
    }),
  )

/** Number of crossings between a drawing's lines. */
export function crossingsIn(picture: Pick<Picture, 'wires'>): number {
  const all = stretchesOf(picture)
  const upright = all.filter(([, isFlat]) => !isFlat)
  return all
    .filter(([, isFlat]) => isFlat)
    .reduce(
      (sum, [of, , y, left, right]) =>
        sum +
        upright.filter(
          ([other, , x, top, bottom]) =>
            other !== of && x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1,
        ).length,
      0,
    )
}
