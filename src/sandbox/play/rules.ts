import * as v from 'valibot'
import type { Random } from '../random'

/**
 * The rules of the demo games: what can be bet on, how chance decides, and what it pays. The pages show the same
 * tables and draw by them where only demo points are played. Pay is in hundredths of the stake, amounts are whole
 * minor units: nothing here is ever a fraction.
 */

export type MoneyKind = 'slot' | 'table' | 'cards' | 'fish'

/** Kinds of pages that take real bets. */
export const moneyKinds: readonly MoneyKind[] = ['slot', 'table', 'cards', 'fish']

export const isMoneyKind = (kind: string): kind is MoneyKind =>
  (moneyKinds as readonly string[]).includes(kind)

/** Shortest time from one bet of a game to the next, milliseconds (trust 38). */
export const cycle: Readonly<Record<MoneyKind, number>> = {
  slot: 2_500,
  table: 5_000,
  cards: 5_000,
  fish: 5_000,
}

/** Weight on the reel, and pay for three: the parol stands for anything. */
export const slotSymbols = [
  { id: 'parol', weight: 2, pay: 4000 },
  { id: 'seven', weight: 3, pay: 1500 },
  { id: 'moon', weight: 4, pay: 700 },
  { id: 'mango', weight: 5, pay: 400 },
  { id: 'bell', weight: 6, pay: 300 },
  { id: 'clover', weight: 7, pay: 100 },
  { id: 'cherry', weight: 8, pay: 100 },
] as const

/** Row of each reel that a line runs through. */
export const slotLines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

/** Size on the screen, pay, chance of a catch in a hundred, seconds to cross. */
export const fishes = [
  { id: 'fish-1', size: 54, pay: 200, luck: 42, seconds: 9 },
  { id: 'fish-2', size: 74, pay: 400, luck: 21, seconds: 12 },
  { id: 'fish-3', size: 98, pay: 800, luck: 11, seconds: 15 },
  { id: 'fish-4', size: 132, pay: 2000, luck: 4, seconds: 20 },
] as const

export const colours = ['red', 'blue', 'green', 'yellow', 'white', 'pink'] as const

/** What comes back for a hundred on each side, the stake included. */
export const sidePays = { player: 195, tie: 900, banker: 195 } as const

/** What comes back of ₱100.00 in the long run, centavos: the lowest and the highest of what can be bet on. */
export const returns: Readonly<Record<MoneyKind, readonly [number, number]>> = {
  slot: [9_441, 9_441],
  fish: [8_000, 8_800],
  table: [9_212, 9_212],
  cards: [8_464, 9_773],
}

/** What a page needs of the rules to show and, in free play, to draw. */
export const paytables: Readonly<Record<MoneyKind, unknown>> = {
  slot: { symbols: slotSymbols, lines: slotLines },
  fish: { fishes },
  table: { colours },
  cards: { pays: sidePays },
}

/** `hundredths` of an amount, cut to whole minor units. */
export const share = (amount: number, hundredths: number): number => Math.floor((amount * hundredths) / 100)

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** What can be bet on, by kind of game. */
export const intents = {
  slot: v.strictObject({ stake: amount }),
  fish: v.strictObject({ stake: amount, fish: v.picklist(fishes.map(({ id }) => id)) }),
  table: v.strictObject({ bets: v.pipe(v.record(v.picklist(colours), amount), v.minEntries(1)) }),
  cards: v.strictObject({ stake: amount, side: v.picklist(['player', 'tie', 'banker']) }),
} as const

export type IntentOf<K extends MoneyKind> = v.InferOutput<(typeof intents)[K]>
export type Intent = { [K in MoneyKind]: IntentOf<K> }[MoneyKind]

/** What comes out, and what it pays. */
export interface Drawn {
  readonly outcome: unknown
  readonly due: number
}

export interface Card {
  /** 0 is the ace, 12 the king. */
  readonly rank: number
  readonly suit: number
}

/** Points of a hand: tens and faces count nothing, and only the last digit counts. */
export const worth = (hand: readonly Card[]): number =>
  hand.reduce((sum, { rank }) => sum + (rank >= 9 ? 0 : rank + 1), 0) % 10

const drum = slotSymbols.flatMap((symbol) => Array<string>(symbol.weight).fill(symbol.id))

/** Pay of a window, in hundredths of the stake: reels from left to right, each from top to bottom. */
export function slotPay(reels: readonly (readonly string[])[]): number {
  return slotLines.reduce((sum, rows) => {
    const on = rows.map((row, at) => reels[at]?.[row] ?? '')
    const plain = on.filter((id) => id !== 'parol')
    const alike = plain.every((id) => id === plain[0])
    const id = plain[0] ?? 'parol'
    return sum + (alike ? (slotSymbols.find((symbol) => symbol.id === id)?.pay ?? 0) : 0)
  }, 0)
}

/** Draws what a bet leads to. One draw a bet: nothing that happens later can change it. */
export const draws: { readonly [K in MoneyKind]: (intent: IntentOf<K>, random: Random) => Drawn } = {
  slot({ stake }, random) {
    const reels = [0, 1, 2].map(() => [0, 1, 2].map(() => drum[random.below(drum.length)] ?? 'cherry'))
    return { outcome: { reels }, due: share(stake, slotPay(reels)) }
  },
  fish({ stake, fish }, random) {
    const { luck, pay } = fishes.find(({ id }) => id === fish)!
    const caught = random.below(100) < luck
    return { outcome: { caught }, due: caught ? share(stake, pay) : 0 }
  },
  table({ bets }, random) {
    const dice = [0, 1, 2].map(() => random.below(colours.length))
    const due = Object.entries(bets).reduce((sum, [colour, bet]) => {
      const times = dice.filter((face) => colours[face] === colour).length
      return sum + (times > 0 ? bet * (times + 1) : 0)
    }, 0)
    return { outcome: { dice }, due }
  },
  cards({ stake, side }, random) {
    const card = (): Card => ({ rank: random.below(13), suit: random.below(4) })
    const player = [card(), card()]
    const banker = [card(), card()]
    // Eight or nine on two cards ends it; otherwise a hand below six takes a third.
    if (worth(player) < 8 && worth(banker) < 8) {
      if (worth(player) < 6) player.push(card())
      if (worth(banker) < 6) banker.push(card())
    }
    const gap = worth(player) - worth(banker)
    const winner = gap > 0 ? 'player' : gap < 0 ? 'banker' : 'tie'
    const back = winner === 'tie' && side !== 'tie' ? 100 : 0
    return {
      outcome: { player, banker, winner },
      due: share(stake, side === winner ? sidePays[side] : back),
    }
  },
}

/** Everything that a bet puts at stake. */
export function stakeOf(intent: Intent): number {
  if ('stake' in intent) return intent.stake
  return Object.values(intent.bets).reduce((sum, bet) => sum + bet, 0)
}

/** Kinds whose bets stay open until the player uncovers what came out: their rounds can be interrupted. */
export const inTwoSteps: ReadonlySet<MoneyKind> = new Set(['table', 'cards'])

const ladder = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]

/** Stakes that a game offers, lowest first, minor units. */
export function stakesFrom(least: number): readonly number[] {
  return ladder.filter((stake) => stake >= least).slice(0, 6)
}

/** A bet holds no more than this many times the highest stake: six colours, each piled up. */
export const mostChips = 6

/** Whether the amounts of a bet are ones that the game offers. */
export function fitsStakes(intent: Intent, stakes: readonly number[]): boolean {
  if ('stake' in intent) return stakes.includes(intent.stake)
  const least = stakes[0] ?? 1
  const most = (stakes.at(-1) ?? 0) * mostChips
  return Object.values(intent.bets).every((bet) => bet >= least && bet % 100 === 0) && stakeOf(intent) <= most
}
