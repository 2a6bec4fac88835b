import { drawable } from './lettering'
import { nth } from './rng'

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))

/** Of several ways to break a title, the first whose longest line is shortest. */
function best(ways: readonly (readonly string[])[]): readonly string[] {
  let winner = nth(ways, 0)
  for (const way of ways) if (longest(way) < longest(winner)) winner = way
  return winner
}

/** A game's name broken into one, two or three lines of capitals; none if it has no letter that can be drawn. */
export function titleLines(name: string): readonly string[] {
  const words = drawable(name).split(/\s+/).filter(Boolean)
  const join = (from: number, to?: number): string => words.slice(from, to).join(' ')
  if (words.length < 2) return words
  if (words.length === 2) return join(0).length <= 7 ? [join(0)] : words
  const two = best(words.slice(1).map((_, i) => [join(0, i + 1), join(i + 1)]))
  if (longest(two) <= 13) return two
  const three: string[][] = []
  for (let i = 1; i < words.length - 1; i++) {
    for (let j = i + 1; j < words.length; j++) three.push([join(0, i), join(i, j), join(j)])
  }
  return best(three)
}
