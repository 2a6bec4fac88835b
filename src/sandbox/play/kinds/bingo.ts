import type { Chances, Game } from '../game'

/** Bingo on one card of five by five, and a quick keno: numbers are drawn without replacement. */

/** The first `count` numbers of a shuffled bag from `from` to `to`. */
function called(random: Chances, count: number, from: number, to: number): number[] {
  const bag = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return Array.from({ length: count }, () => bag.splice(random.below(bag.length), 1)[0] ?? from)
}

interface Called {
  /** The player's numbers; on a bingo card column by column, the free middle is 0. */
  readonly card: readonly number[]
  readonly balls: readonly number[]
}

const highest = 75
const calls = 30
const middle = 12
const rank = [0, 1, 2, 3, 4]
/** Places of the lines: columns, rows and both diagonals. */
const bingoLines: readonly (readonly number[])[] = [
  ...rank.map((col) => rank.map((row) => col * 5 + row)),
  ...rank.map((row) => rank.map((col) => col * 5 + row)),
  rank.map((at) => at * 6),
  rank.map((at) => at * 4 + 4),
]
const corners = [0, 4, 20, 24]
const linePays = 600
const cornerPays = 4_200

const marked = ({ card, balls }: Called, places: readonly number[]) =>
  places.every((at) => at === middle || balls.includes(card[at] ?? -1))

/** Ways to draw `count` out of `from`, in order. */
const inOrder = (from: number, count: number): number =>
  count === 0 ? 1 : from * inOrder(from - 1, count - 1)

/** The chance that `count` given numbers are all among the balls called. */
const all = (what: string, pays: number, count: number, times: number) => ({
  what,
  pays,
  ways: inOrder(calls, count) * times,
  of: inOrder(highest, count),
})

const bingo: Game<Called> = {
  id: 'bingo-75',
  kind: 'bingo',
  many: true,
  held: false,
  board: [{ cols: 2, spots: ['lines', 'corners'] }],
  look: { lines: bingoLines, corners },
  draw(random) {
    const card = rank.flatMap((col) => called(random, 5, col * 15 + 1, col * 15 + 15))
    card[middle] = 0
    return { card, balls: called(random, calls, 1, highest) }
  },
  pays: (spot, round) =>
    spot === 'corners'
      ? marked(round, corners)
        ? cornerPays
        : 0
      : bingoLines.filter((places) => marked(round, places)).length * linePays,
  chances: (spot) =>
    spot === 'corners'
      ? [all('corners', cornerPays, 4, 1)]
      : [all('line5', linePays, 5, 8), all('line4', linePays, 4, 4)],
}

const choose = (from: number, count: number): number =>
  count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count

/** `picked` numbers for the player and `drawn` for all, out of `pool`; `hitPays` by the number of hits. */
function numbers(
  name: string,
  { pool, picked, drawn }: Readonly<Record<'pool' | 'picked' | 'drawn', number>>,
  hitPays: readonly number[],
): Game<Called> {
  return {
    id: `bingo-${name}`,
    kind: 'bingo',
    many: false,
    held: false,
    board: [{ cols: 1, spots: ['ticket'] }],
    look: { picked },
    draw: (random) => ({
      card: called(random, picked, 1, pool).sort((a, b) => a - b),
      balls: called(random, drawn, 1, pool),
    }),
    pays: (_, { card, balls }) => hitPays[card.filter((number) => balls.includes(number)).length] ?? 0,
    chances: () =>
      hitPays
        .map((pays, hits) => ({
          what: `match${hits}`,
          pays,
          ways: choose(drawn, hits) * choose(pool - drawn, picked - hits),
          of: choose(pool, picked),
        }))
        .filter(({ pays }) => pays > 0)
        .toReversed(),
  }
}

export const bingos = [
  bingo,
  numbers(
    'keno',
    { pool: 80, picked: 10, drawn: 20 },
    [200, 0, 0, 0, 100, 400, 1_800, 10_000, 70_000, 500_000, 1_000_000],
  ),
  numbers('lotto', { pool: 42, picked: 6, drawn: 6 }, [0, 0, 200, 1_000, 10_000, 150_000, 2_000_000]),
]
