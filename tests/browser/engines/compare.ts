import type { Box } from './inside'

/** Pixels by which an engine may place or size a box otherwise than Chromium, and the share of a long one. */
const near = 6
const share = 0.05

const differ = (one: number, other: number) =>
  Math.abs(one - other) > Math.max(near, share * Math.max(Math.abs(one), Math.abs(other)))

const round = (at: Box['at']) => at.map(Math.round).join(' ')

/** Whether a text only breaks into other lines: engines measure letters each in its own way. */
const breaks = (own: Box, other: Box) =>
  own.line > 0 &&
  Math.abs(own.at[3] - other.at[3]) > near &&
  Math.abs(own.at[3] - other.at[3]) < 2.5 * own.line

/**
 * The boxes that are otherwise than in Chromium, the outermost of each place first. What is inside a box that differs is
 * left out: it differs for that reason. Where a text breaks into other lines, heights of what holds it, and places below
 * it, are not compared.
 */
export function differences(mine: Record<string, Box>, theirs: Record<string, Box>): string[] {
  const pairs = Object.entries(theirs).flatMap(([place, other]) => {
    const own = mine[place]
    // What only one of them draws may be late data; a box without an extent is not. Other words are other data.
    return own && own.name === other.name ? [{ place, own, other }] : []
  })
  const shifted = pairs.some(({ own, other }) => breaks(own, other))
  const found: string[] = []
  const told: string[] = []
  for (const { place, own, other } of pairs) {
    if (told.some((outer) => place.startsWith(`${outer}>`))) continue
    const [x, y, width, height] = other.at
    const isGone = width > 2 && height > 2 && (own.at[2] < 1 || own.at[3] < 1)
    // A mark that is never drawn: where it stands depends on what has been drawn so far.
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
