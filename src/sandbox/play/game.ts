import type { Random } from '../random'

/**
 * What every demo game is made of: bets, a draw, and what each bet gets for it. Pure: the same random source
 * gives the same rounds, so that play of half a year can be worked out without a server. What comes back is in
 * hundredths of the bet with the bet in it, amounts are whole minor units: never a fraction of either.
 */

/** Kinds of game pages that take bets. */
export const kinds = [
  'slot',
  'baccarat',
  'roulette',
  'dice',
  'fish',
  'cards',
  'bingo',
  'climb',
  'drop',
  'slip',
] as const
export type Kind = (typeof kinds)[number]
export const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text)

/** All that a draw needs of a random source. */
export type Chances = Pick<Random, 'below'>

/**
 * One thing that may happen to a bet: in `ways` of `of` equally likely cases `pays` comes back. Where several can
 * happen in one round, as lines of a slot, what they pay is added up.
 */
export interface Chance {
  /** Named on the rules page. */
  readonly what: string
  readonly pays: number
  readonly ways: number
  readonly of: number
}

/** A row of bets on the page, with the number of its columns. */
interface BoardRow {
  readonly cols: number
  readonly spots: readonly string[]
}

export interface Game<Outcome = unknown> {
  /** Names the rules: `roulette-european`. */
  readonly id: string
  readonly kind: Kind
  readonly board: readonly BoardRow[]
  /** Bets on several spots make one round; otherwise on one. */
  readonly many: boolean
  /** A bet waits until the player uncovers the outcome, so that a round can be interrupted. */
  readonly held: boolean
  readonly draw: (random: Chances) => Outcome
  /** What a bet on a spot gets back. */
  readonly pays: (spot: string, outcome: Outcome) => number
  /** All that pays on a spot: the return is worked out from it. */
  readonly chances: (spot: string) => readonly Chance[]
  /** What the page draws with. */
  readonly look: unknown
}

/** What is bet, by spot. */
export type Bets = Readonly<Record<string, number>>

interface Settled<Outcome = unknown> {
  readonly outcome: Outcome
  readonly stake: number
  /** Comes back in all, stakes that won with it. */
  readonly due: number
}

/** Every spot of a game, in the order of its board. */
export const spotsOf = ({ board }: Pick<Game, 'board'>): readonly string[] =>
  board.flatMap(({ spots }) => spots)

/** `hundredths` of an amount, rounded down to whole minor units. */
export const share = (amount: number, hundredths: number): number => Math.floor((amount * hundredths) / 100)

export const stakeOf = (bets: Bets): number => Object.values(bets).reduce((sum, bet) => sum + bet, 0)

/** What bets get for an outcome. */
export function dueOf<Outcome>(game: Game<Outcome>, bets: Bets, outcome: Outcome): number {
  return Object.entries(bets).reduce((sum, [spot, bet]) => sum + share(bet, game.pays(spot, outcome)), 0)
}

/** Plays one round: nothing that happens later can change it. */
export function settle<Outcome>(game: Game<Outcome>, bets: Bets, random: Chances): Settled<Outcome> {
  const outcome = game.draw(random)
  return { outcome, stake: stakeOf(bets), due: dueOf(game, bets, outcome) }
}

/** Long-run return of a spot as a share of the bet: exact but for the rounding of the division. */
export const returnOf = (game: Game, spot: string): number =>
  game.chances(spot).reduce((sum, { pays, ways, of }) => sum + (pays * ways) / of / 100, 0)

/** Lowest and highest return among a game's bets. */
export function returnsOf(game: Game): readonly [number, number] {
  const all = spotsOf(game).map((spot) => returnOf(game, spot))
  return [Math.min(...all), Math.max(...all)]
}

/** Shortest time between two bets in a game, milliseconds (trust 38). */
export const cycleOf = ({ kind }: Pick<Game, 'kind'>): number => (kind === 'slot' ? 2_500 : 5_000)

/** What weighted outcomes have in common: drawing one, and counting what pays on a spot. */
export function weighted<Outcome>(
  outcomes: readonly (readonly [Outcome, number])[],
  pays: (spot: string, outcome: Outcome) => number,
  name: (spot: string, outcome: Outcome) => string = (spot) => spot,
) {
  const of = outcomes.reduce((sum, [, ways]) => sum + ways, 0)
  return {
    pays,
    draw(random: Chances): Outcome {
      let left = random.below(of)
      for (const [outcome, ways] of outcomes) if ((left -= ways) < 0) return outcome
      throw new RangeError('no such outcome')
    },
    chances(spot: string): readonly Chance[] {
      const found = new Map<number, Chance>()
      for (const [outcome, ways] of outcomes) {
        const back = pays(spot, outcome)
        if (back === 0) continue
        const known = found.get(back)
        found.set(back, { what: name(spot, outcome), pays: back, ways: ways + (known?.ways ?? 0), of })
      }
      return [...found.values()].sort((a, b) => b.pays - a.pays)
    },
  }
}
