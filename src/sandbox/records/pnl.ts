import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import type { GameType } from '../world/categories'
import { codeFor } from './codes'

/** Totals of a date range, a day or a category; minor units. */
export interface Sums {
  deposits: number
  withdrawals: number
  bets: number
  paid: number
  bonus: number
  held: number
}

/** The result of play, without stakes still held. */
export const playOf = ({ paid, bets, held }: Sums): number => paid - (bets - held)

const none = (): Sums => ({ deposits: 0, withdrawals: 0, bets: 0, paid: 0, bonus: 0, held: 0 })

interface Stake {
  readonly at: number
  readonly gameType: GameType
  readonly stake: number
  readonly payout: number
  readonly open: boolean
}

/** Every stake in the date range by when it was placed, lottery tickets included. */
async function stakesOf(db: Kysely<Tables>, memberId: string, from: number, to: number): Promise<Stake[]> {
  const bets = await db
    .selectFrom('bet')
    .select(['placedAt', 'gameType', 'stake', 'payout', 'state'])
    .where('memberId', '=', memberId)
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)
    .execute()
  const tickets = await db
    .selectFrom('lotterySuborder')
    .innerJoin('lotteryOrder', 'lotteryOrder.id', 'lotterySuborder.orderId')
    .innerJoin('game', 'game.gameId', 'lotteryOrder.code')
    .select(['lotteryOrder.placedAt', 'game.gameType', 'lotterySuborder.stakeMinor'])
    .select(['lotterySuborder.payoutMinor', 'lotterySuborder.status'])
    .where('lotterySuborder.memberId', '=', memberId)
    .where('lotteryOrder.placedAt', '>=', from)
    .where('lotteryOrder.placedAt', '<', to)
    .execute()
  return [
    ...bets.map(({ placedAt, gameType, stake, payout, state }) => ({
      at: placedAt,
      gameType: gameType as GameType,
      stake,
      payout,
      open: state === 'open',
    })),
    ...tickets.map(({ placedAt, gameType, stakeMinor, payoutMinor, status }) => ({
      at: placedAt,
      gameType: gameType as GameType,
      stake: stakeMinor,
      // A cancelled ticket returned its stake.
      payout: status === 'cancelled' ? stakeMinor : payoutMinor,
      open: status === 'open',
    })),
  ]
}

interface ProfitAndLoss {
  readonly total: Sums
  /** Newest day first. */
  readonly days: readonly (readonly [day: string, sums: Sums])[]
  /** Highest stakes first. */
  readonly categories: readonly (readonly [gameType: GameType, sums: Sums])[]
}

/** Sums the movements in a date range; `dayOf` gives the day of a time. */
export async function profitAndLoss(
  db: Kysely<Tables>,
  memberId: string,
  { from, to }: { readonly from: number; readonly to: number },
  dayOf: (at: number) => string,
): Promise<ProfitAndLoss> {
  const total = none()
  const days = new Map<string, Sums>()
  const categories = new Map<GameType, Sums>()
  const sumsOf = <K>(all: Map<K, Sums>, key: K): Sums => {
    const known = all.get(key) ?? none()
    all.set(key, known)
    return known
  }
  for (const { at, gameType, stake, payout, open } of await stakesOf(db, memberId, from, to)) {
    for (const sums of [total, sumsOf(days, dayOf(at)), sumsOf(categories, gameType)]) {
      sums.bets += stake
      sums.paid += payout
      if (open) sums.held += stake
    }
  }
  const lines = await db
    .selectFrom('ledger')
    .select(['at', 'minor', 'reason'])
    .where('memberId', '=', memberId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute()
  for (const { at, minor, reason } of lines) {
    const { kind } = codeFor(reason)
    if (kind !== 'deposit' && kind !== 'withdrawal' && kind !== 'bonus' && kind !== 'rebate') continue
    for (const sums of [total, sumsOf(days, dayOf(at))]) {
      if (kind === 'deposit') sums.deposits += minor
      else if (kind === 'withdrawal') sums.withdrawals -= minor
      else sums.bonus += minor
    }
  }
  return {
    total,
    days: [...days].sort(([a], [b]) => b.localeCompare(a, 'en')),
    categories: [...categories].sort(([, a], [, b]) => b.bets - a.bets),
  }
}

/**
 * Returns a function that gives the day of a time in a zone, `2026-01-15`. Throws a RangeError for an unknown
 * zone.
 */
export function daysIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (at) => format.format(at)
}
