import type { Chances, Game } from '../game'

/** Three reels of three rows, five lines. Every window's symbols are drawn one by one by their weights. */

/** Weights on the reels: the first symbol is wild. */
const weights = [2, 3, 4, 5, 6, 7, 8]
const total = weights.reduce((sum, weight) => sum + weight, 0)

/** The row each line crosses on each reel. */
const lines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

/** Numbers of symbols: reels from left to right, each from top to bottom. */
type Window = readonly (readonly number[])[]

function symbol(random: Chances): number {
  let left = random.below(total)
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/** The symbol that wins on a line, or -1. */
function wonOn(rows: readonly number[], window: Window): number {
  const on = rows.map((row, reel) => window[reel]?.[row] ?? -1)
  const plain = on.filter((one) => one !== 0)
  const first = plain[0] ?? 0
  return plain.every((one) => one === first) ? first : -1
}

/** A slot by its symbols, each with the payout of three of them for the whole bet. */
function slot(name: string, symbols: readonly (readonly [id: string, pays: number])[]): Game<Window> {
  const payOf = (at: number) => symbols[at]?.[1] ?? 0
  return {
    id: `slot-${name}`,
    kind: 'slot',
    many: false,
    held: false,
    board: [{ cols: 1, spots: ['spin'] }],
    look: { symbols: symbols.map(([id]) => id), pays: symbols.map(([, pays]) => pays), weights, lines },
    draw: (random) => [0, 1, 2].map(() => [0, 1, 2].map(() => symbol(random))),
    pays: (_, window) => lines.reduce((sum, rows) => sum + payOf(wonOn(rows, window)), 0),
    chances: () =>
      symbols.map(([what, pays], at) => {
        const wild = (weights[0] ?? 0) ** 3
        const ways = at === 0 ? wild : ((weights[at] ?? 0) + (weights[0] ?? 0)) ** 3 - wild
        return { what, pays, ways: ways * lines.length, of: total ** 3 }
      }),
  }
}

export const slots = [
  slot('video', [
    ['parol', 4_000],
    ['seven', 1_500],
    ['moon', 700],
    ['mango', 400],
    ['bell', 300],
    ['clover', 100],
    ['cherry', 100],
  ]),
  slot('classic', [
    ['crown', 4_000],
    ['seven', 1_000],
    ['bar', 700],
    ['bell', 400],
    ['mango', 250],
    ['clover', 150],
    ['cherry', 150],
  ]),
  slot('jackpot', [
    ['parol', 50_000],
    ['crown', 2_000],
    ['gem', 300],
    ['coin', 100],
    ['moon', 100],
    ['bell', 50],
    ['clover', 0],
  ]),
]
