import type { Random } from '../random'

/**
 * Common to every demo game: bets, a draw, and the return of each bet. Pure: the same random source gives the
 * same rounds, so that half a year of play can be computed without a server. Returns are in hundredths of the
 * bet, including the bet; amounts are whole minor units; never a fraction of either.
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

/** What a draw needs of a random source. */
export type Chances = Pick<Random, 'below'>

/**
 * One possible event for a bet: in `ways` of `of` equally likely cases it returns `pays`. If several can
 * occur in one round, such as lines of a slot, their payouts are added up.
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
  /** Bets on several spots make one round; otherwise only one spot. */
  readonly many: boolean
  /** A bet waits until the player uncovers the outcome, so that a round can be interrupted. */
  readonly held: boolean
  readonly draw: (random: Chances) => Outcome
  /** The return of a bet on a spot. */
  readonly pays: (spot: string, outcome: Outcome) => number
  /** Everything that pays on a spot: its return is computed from it. */
  readonly chances: (spot: string) => readonly Chance[]
  /** Data for the page to render. */
  readonly look: unknown
}

/** Amounts bet, by spot. */
export type Bets = Readonly<Record<string, number>>

interface Settled<Outcome = unknown> {
  readonly outcome: Outcome
  readonly stake: number
  /** Total return, including winning stakes. */
  readonly due: number
}

/** Every spot of a game, in the order of its board. */
export const spotsOf = ({ board }: Pick<Game, 'board'>): readonly string[] =>
  board.flatMap(({ spots }) => spots)

/** `hundredths` of an amount, rounded down to whole minor units. */
export const share = (amount: number, hundredths: number): number => Math.floor((amount * hundredths) / 100)

export const stakeOf = (bets: Bets): number => Object.values(bets).reduce((sum, bet) => sum + bet, 0)

/** The bets' returns for an outcome. */
export function dueOf<Outcome>(game: Game<Outcome>, bets: Bets, outcome: Outcome): number {
  return Object.entries(bets).reduce((sum, [spot, bet]) => sum + share(bet, game.pays(spot, outcome)), 0)
}

/** Plays one round: nothing that happens later can change it. */
export function settle<Outcome>(game: Game<Outcome>, bets: Bets, random: Chances): Settled<Outcome> {
  const outcome = game.draw(random)
  return { outcome, stake: stakeOf(bets), due: dueOf(game, bets, outcome) }
}

/** Long-run return of a spot as a share of the bet: exact except for the division's rounding. */
export const returnOf = (game: Game, spot: string): number =>
  game.chances(spot).reduce((sum, { pays, ways, of }) => sum + (pays * ways) / of / 100, 0)

/** Lowest and highest return among a game's bets. */
export function returnsOf(game: Game): readonly [number, number] {
  const all = spotsOf(game).map((spot) => returnOf(game, spot))
  return [Math.min(...all), Math.max(...all)]
}

/** Shortest time between two bets in a game, milliseconds (trust 38). */
export const cycleOf = ({ kind }: Pick<Game, 'kind'>): number => (kind === 'slot' ? 2_500 : 5_000)

/** Common to weighted outcomes: drawing one, and listing what pays on a spot. */
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
