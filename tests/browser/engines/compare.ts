import type { Box } from './inside'

/**
 * Tolerance for an element's position or size compared with Chromium, in pixels and as a share of a long one.
 */
const near = 6
const share = 0.05

const differ = (one: number, other: number) =>
  Math.abs(one - other) > Math.max(near, share * Math.max(Math.abs(one), Math.abs(other)))

const round = (at: Box['at']) => at.map(Math.round).join(' ')

/** Whether a text only wraps differently: engines measure glyphs differently. */
const breaks = (own: Box, other: Box) =>
  own.line > 0 &&
  Math.abs(own.at[3] - other.at[3]) > near &&
  Math.abs(own.at[3] - other.at[3]) < 2.5 * own.line

/**
 * Boxes that differ from Chromium's, the outermost of each subtree first. The contents of a differing box are
 * omitted: they differ for the same reason. If a text wraps differently, the heights of its ancestors, and
 * positions below it, are not compared.
 */
export function differences(mine: Record<string, Box>, theirs: Record<string, Box>): string[] {
  const pairs = Object.entries(theirs).flatMap(([place, other]) => {
    const own = mine[place]
    // A box rendered by only one of them may be late data; a box without an extent does not count. Different
    // text means different data.
    return own && own.name === other.name ? [{ place, own, other }] : []
  })
  const shifted = pairs.some(({ own, other }) => breaks(own, other))
  const found: string[] = []
  const told: string[] = []
  for (const { place, own, other } of pairs) {
    if (told.some((outer) => place.startsWith(`${outer}>`))) continue
    const [x, y, width, height] = other.at
    const isGone = width > 2 && height > 2 && (own.at[2] < 1 || own.at[3] < 1)
    // A mark that is never drawn: its position depends on what has been rendered so far.
    if (width < 1 && height < 1 && own.at[2] < 1 && own.at[3] < 1) continue
    const isLoose = shifted && !other.leaf
    const isElsewhere =
      differ(own.at[0], x) ||
      differ(own.at[2], width) ||
      (!shifted && differ(own.at[1], y)) ||
      (!isLoose && !breaks(own, other) && differ(own.at[3], height))
    if (!isGone && !isElsewhere) continue
    told.push(place)
    found.push(`${other.name}: ${round(own.at)}, in Chromium ${round(other.at)}`)
  }
  return found
}
