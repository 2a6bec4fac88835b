import type { Chance, Chances, Game } from '../game'
import type { Card } from './baccarat'

/** Games of hands: three cards against the dealer's three, the same with tiles, and twenty-one. */

/** From the weakest to the strongest. */
const ranking = ['high', 'pair', 'flush', 'straight', 'three', 'straightFlush'] as const
type Rank = (typeof ranking)[number]

interface Pack {
  readonly ranks: number
  readonly suits: number
}

/** A hand's strength as one number: its rank first, then its cards from the highest. */
function strengthOf(hand: readonly Card[], { ranks }: Pack): number {
  const high = hand.map(({ rank }) => (ranks === 13 && rank === 0 ? 13 : rank)).sort((a, b) => b - a)
  const [a = 0, b = 0, c = 0] = high
  const flush = hand.every(({ suit }) => suit === hand[0]?.suit)
  // The ace also counts as one, below the two.
  const wheel = ranks === 13 && a === 13 && b === 2 && c === 1
  const straight = wheel || (a === b + 1 && b === c + 1)
  const pair = a === b || b === c
  const rank: Rank =
    a === b && b === c
      ? 'three'
      : straight
        ? flush
          ? 'straightFlush'
          : 'straight'
        : flush
          ? 'flush'
          : pair
            ? 'pair'
            : 'high'
  const order = wheel ? [2, 1, 0] : pair && b === c ? [b, c, a] : [a, b, c]
  return order.reduce((sum, one) => sum * 16 + one, ranking.indexOf(rank))
}

const rankOf = (strength: number): Rank => ranking[Math.floor(strength / 4096)] ?? 'high'

interface Duel {
  readonly hands: readonly [readonly Card[], readonly Card[]]
  readonly strengths: readonly [number, number]
  readonly ranks: readonly [Rank, Rank]
}

function hands(
  name: string,
  pack: Pack,
  duelPays: readonly [won: number, tie: number],
  bonus: Readonly<Partial<Record<Rank, number>>>,
): Game<Duel> {
  const size = pack.ranks * pack.suits
  const cardAt = (at: number): Card => ({ rank: at % pack.ranks, suit: Math.floor(at / pack.ranks) })
  /** Three different cards of a full pack. */
  const deal = (random: Chances) => {
    const bag = Array.from({ length: size }, (_, at) => at)
    return [0, 1, 2].map(() => cardAt(bag.splice(random.below(bag.length), 1)[0] ?? 0))
  }
  let counted: Map<number, number> | undefined
  /** How many hands there are of each strength. */
  const strengths = () => {
    if (counted) return counted
    counted = new Map()
    for (let a = 0; a < size; a += 1)
      for (let b = a + 1; b < size; b += 1)
        for (let c = b + 1; c < size; c += 1) {
          const strength = strengthOf([cardAt(a), cardAt(b), cardAt(c)], pack)
          counted.set(strength, (counted.get(strength) ?? 0) + 1)
        }
    return counted
  }
  const [won, tie] = duelPays
  return {
    id: `cards-${name}`,
    kind: 'cards',
    many: true,
    held: true,
    board: [{ cols: 4, spots: ['you', 'tie', 'dealer', 'bonus'] }],
    look: { seats: ['you', 'dealer'], cards: 3, ...(pack.ranks === 9 ? { tiles: true } : {}) },
    draw(random) {
      const dealt = [deal(random), deal(random)] as const
      const [a, b] = [strengthOf(dealt[0], pack), strengthOf(dealt[1], pack)]
      return { hands: dealt, strengths: [a, b], ranks: [rankOf(a), rankOf(b)] }
    },
    pays(spot, { strengths: [a, b], ranks: [rank] }) {
      if (spot === 'bonus') return bonus[rank] ?? 0
      if (a === b) return spot === 'tie' ? tie : 100
      return (spot === 'you' && a > b) || (spot === 'dealer' && b > a) ? won : 0
    },
    chances(spot): readonly Chance[] {
      const all = strengths()
      const of = [...all.values()].reduce((sum, ways) => sum + ways, 0)
      if (spot === 'bonus')
        return ranking.toReversed().flatMap((rank) => {
          const ways = [...all].reduce((sum, [one, count]) => sum + (rankOf(one) === rank ? count : 0), 0)
          return bonus[rank] ? [{ what: rank, pays: bonus[rank], ways, of }] : []
        })
      const same = [...all.values()].reduce((sum, ways) => sum + ways * ways, 0)
      if (spot === 'tie') return [{ what: 'tie', pays: tie, ways: same, of: of * of }]
      return [
        { what: spot, pays: won, ways: (of * of - same) / 2, of: of * of },
        { what: 'tie', pays: 100, ways: same, of: of * of },
      ]
    },
  }
}

/** Cards of one hand, each drawn from a full pack. */
const totalOf = (hand: readonly Card[]): number => {
  const hard = hand.reduce((sum, { rank }) => sum + Math.min(rank + 1, 10), 0)
  return hard <= 11 && hand.some(({ rank }) => rank === 0) ? hard + 10 : hard
}
const isNatural = (hand: readonly Card[]) => hand.length === 2 && totalOf(hand) === 21
const dealerStops = 17
const natural = 22
const bust = 0

interface TwentyOne {
  readonly hands: readonly [readonly Card[], readonly Card[]]
  /** The player's cards for each stopping total. */
  readonly runs: Readonly<Record<string, readonly Card[]>>
}

/** The first cards up to a total. */
function upTo(deck: readonly Card[], stop: number): readonly Card[] {
  for (let count = 2; count < deck.length; count += 1)
    if (totalOf(deck.slice(0, count)) >= stop) return deck.slice(0, count)
  return deck
}
const scoreOf = (hand: readonly Card[]) =>
  isNatural(hand) ? natural : totalOf(hand) > 21 ? bust : totalOf(hand)

const endings = new Map<number, ReadonlyMap<number, number>>()

/** Distribution of the final score of a hand drawn up to `stop`. */
function ends(stop: number): ReadonlyMap<number, number> {
  const known = endings.get(stop)
  if (known) return known
  const found = new Map<number, number>()
  endings.set(stop, found)
  const go = (hard: number, ace: boolean, count: number, chance: number) => {
    const total = ace && hard <= 11 ? hard + 10 : hard
    if (count >= 2 && total >= stop) {
      const score = total > 21 ? bust : total === 21 && count === 2 ? natural : total
      found.set(score, (found.get(score) ?? 0) + chance)
    } else
      for (let worth = 1; worth <= 10; worth += 1)
        go(hard + worth, ace || worth === 1, count + 1, (chance * (worth === 10 ? 4 : 1)) / 13)
  }
  go(0, false, 0, 1)
  return found
}

const stops = [14, 15, 16, 17, 18]
const stopOf = (spot: string) => Number(spot.slice(4))
const against = (you: number, dealer: number) =>
  you === bust ? 0 : you === dealer ? 100 : you === natural ? 250 : you > dealer ? 200 : 0
/** Probabilities here are fractions of this many cases, rounded. */
const fine = 1e12

const twentyOne: Game<TwentyOne> = {
  id: 'cards-21',
  kind: 'cards',
  many: false,
  held: true,
  board: [{ cols: 5, spots: stops.map((stop) => `stop${stop}`) }],
  look: { seats: ['you', 'dealer'], cards: 2, count: 21 },
  draw(random) {
    const card = () => ({ rank: random.below(13), suit: random.below(4) })
    const deck = Array.from({ length: 18 }, card)
    const dealer = upTo(Array.from({ length: 17 }, card), dealerStops)
    const runs = Object.fromEntries(stops.map((stop) => [`stop${stop}`, upTo(deck, stop)]))
    return { hands: [deck.slice(0, 2), dealer], runs }
  },
  pays: (spot, { hands: [, dealer], runs }) => against(scoreOf(runs[spot] ?? []), scoreOf(dealer)),
  chances(spot) {
    const found = new Map<number, number>()
    for (const [you, one] of ends(stopOf(spot)))
      for (const [dealer, two] of ends(dealerStops)) {
        const back = against(you, dealer)
        found.set(back, (found.get(back) ?? 0) + one * two)
      }
    const names: Readonly<Record<number, string>> = { 250: 'natural', 200: 'beaten', 100: 'tie' }
    return [250, 200, 100].map((pays) => ({
      what: names[pays] ?? '',
      pays,
      ways: Math.round((found.get(pays) ?? 0) * fine),
      of: fine,
    }))
  },
}

export const cards = [
  hands('three', { ranks: 13, suits: 4 }, [192, 40_000], {
    pair: 200,
    flush: 500,
    straight: 700,
    three: 3_100,
    straightFlush: 4_100,
  }),
  hands('tiles', { ranks: 9, suits: 3 }, [192, 14_500], {
    pair: 100,
    flush: 300,
    straight: 400,
    three: 3_000,
    straightFlush: 2_500,
  }),
  twentyOne,
]
