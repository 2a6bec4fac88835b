import type { Chance, Chances, Game } from '../game'

/** Two hands, one of which the player bets on: every card is drawn from a full pack. */

export interface Card {
  /** 0 is the ace, 12 the king. */
  readonly rank: number
  readonly suit: number
}

export interface Dealt {
  readonly hands: readonly [readonly Card[], readonly Card[]]
  /** The winner's number, or 2 for a tie. */
  readonly winner: number
  /** Points of the second hand: some rules pay less for a six. */
  readonly points: number
}

const card = (random: Chances): Card => ({ rank: random.below(13), suit: random.below(4) })
const winnerOf = (a: number, b: number) => (a > b ? 0 : a < b ? 1 : 2)

/** Tens and face cards count zero. */
const worth = ({ rank }: Card) => (rank >= 9 ? 0 : rank + 1)
/** Points of a hand: only the last digit counts. */
export const pointsOf = (hand: readonly Card[]): number => hand.reduce((sum, one) => sum + worth(one), 0) % 10

/**
 * Whether the banker takes a third card; `third` is the value of the player's third card, null without one.
 */
type Banker = (points: number, third: number | null) => boolean
const simple: Banker = (points) => points < 6
const classic: Banker = (points, third) => {
  if (third === null) return points < 6
  return (
    [
      true,
      true,
      true,
      third !== 8,
      third >= 2 && third <= 7,
      third >= 4 && third <= 7,
      third >= 6 && third <= 7,
    ][points] ?? false
  )
}

/** Of thirteen ranks, four count zero, and one each counts one to nine. */
const values = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1]
const pairs = values.map((_, total) =>
  values.reduce((sum, ways, value) => sum + ways * (values[(total - value + 10) % 10] ?? 0), 0),
)

/** Calls back for every ending of a round of two or three cards, with its number of ways out of 13⁶. */
function everyEnd(banker: Banker, tell: (winner: number, points: number, ways: number) => void): void {
  const all = values.map((ways, value) => [value, ways] as const)
  const none = [[null, 13]] as const
  pairs.forEach((playerWays, p) =>
    pairs.forEach((bankerWays, b) => {
      const natural = p >= 8 || b >= 8
      for (const [third, ways] of !natural && p < 6 ? all : none)
        for (const [fourth, more] of !natural && banker(b, third) ? all : none) {
          const points = (b + (fourth ?? 0)) % 10
          tell(winnerOf((p + (third ?? 0)) % 10, points), points, playerWays * bankerWays * ways * more)
        }
    }),
  )
}

interface Rules {
  readonly name: string
  readonly seats: readonly [string, string]
  /** The return of a bet on a seat for a result. */
  readonly pays: (spot: number, winner: number, points: number) => number
  readonly banker?: Banker
}

/** Baccarat and its variants. Without a banker's rule each side gets one card, and the higher wins. */
function table({ name, seats, pays, banker }: Rules): Game<Dealt> {
  const spots = [seats[0], 'tie', seats[1]]
  const numberOf = (spot: string) => (spot === 'tie' ? 2 : seats.indexOf(spot))
  function draw(random: Chances): Dealt {
    if (!banker) {
      const [a, b] = [card(random), card(random)] as const
      return { hands: [[a], [b]], winner: winnerOf(a.rank, b.rank), points: b.rank }
    }
    const one = [card(random), card(random)]
    const two = [card(random), card(random)]
    if (pointsOf(one) < 8 && pointsOf(two) < 8) {
      const third = pointsOf(one) < 6 ? card(random) : null
      if (third) one.push(third)
      if (banker(pointsOf(two), third && worth(third))) two.push(card(random))
    }
    return { hands: [one, two], winner: winnerOf(pointsOf(one), pointsOf(two)), points: pointsOf(two) }
  }
  function chances(spot: string): readonly Chance[] {
    const of = banker ? 13 ** 6 : 13 ** 2
    const found = new Map<number, Chance>()
    const tell = (winner: number, points: number, ways: number) => {
      const back = pays(numberOf(spot), winner, points)
      if (back === 0) return
      const what = winner === 2 ? 'tie' : back === 150 ? 'six' : spot
      found.set(back, { what, pays: back, ways: ways + (found.get(back)?.ways ?? 0), of })
    }
    if (banker) everyEnd(banker, tell)
    else for (let a = 0; a < 13; a += 1) for (let b = 0; b < 13; b += 1) tell(winnerOf(a, b), b, 1)
    return [...found.values()].sort((a, b) => b.pays - a.pays)
  }
  return {
    id: `baccarat-${name}`,
    kind: 'baccarat',
    many: true,
    held: true,
    board: [{ cols: 3, spots }],
    look: banker ? { seats, cards: 2, count: 9 } : { seats, cards: 1 },
    draw,
    pays: (spot, { winner, points }) => pays(numberOf(spot), winner, points),
    chances,
  }
}

/** `won` for the two seats, `tie` for the tie, `push` back for the seats on a tie. */
const simplePays =
  (won: readonly [number, number], tie: number, push: number) => (spot: number, winner: number) =>
    spot === winner ? (won[spot] ?? tie) : winner === 2 ? push : 0

const sides = ['player', 'banker'] as const

export const baccarat = [
  table({ name: 'classic', seats: sides, banker: classic, pays: simplePays([200, 195], 900, 100) }),
  table({
    name: 'six',
    seats: sides,
    banker: classic,
    pays: (spot, winner, points) =>
      spot === 1 && winner === 1 && points === 6 ? 150 : simplePays([200, 200], 900, 100)(spot, winner),
  }),
  table({ name: 'nine', seats: sides, banker: simple, pays: simplePays([195, 195], 1_000, 100) }),
  table({ name: 'tiger', seats: ['dragon', 'tiger'], pays: simplePays([200, 200], 1_200, 50) }),
  table({ name: 'football', seats: ['home', 'away'], pays: simplePays([200, 200], 1_200, 50) }),
  table({ name: 'hilo', seats: ['lower', 'higher'], pays: simplePays([208, 208], 1_200, 0) }),
]
