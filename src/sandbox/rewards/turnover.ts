import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'

/** Qualifying bets: settled ones, games and lotteries alike. Voided ones do not count. */

interface DateRange {
  /** Settled at or after this time; milliseconds UTC. */
  readonly from?: number
  /** Exclusive. */
  readonly to?: number
  /** One member; everyone if omitted. */
  readonly memberId?: string
}

interface CountedBets {
  readonly memberId: string
  readonly category: string
  readonly turnover: number
  /** Returns on them. */
  readonly payout: number
}

/** Turnover by member and category, minor units. */
export async function countedBets(
  db: Kysely<Tables>,
  { from = 0, to = Number.MAX_SAFE_INTEGER, memberId }: DateRange,
): Promise<CountedBets[]> {
  let games = db
    .selectFrom('bet')
    .where('state', '=', 'settled')
    .where('settledAt', '>=', from)
    .where('settledAt', '<', to)
  let draws = db
    .selectFrom('lotterySuborder')
    .innerJoin('lotteryOrder', 'lotteryOrder.id', 'lotterySuborder.orderId')
    .innerJoin('game', 'game.gameId', 'lotteryOrder.code')
    .where('lotterySuborder.status', 'in', ['won', 'lost'])
    .where('lotterySuborder.settledAt', '>=', from)
    .where('lotterySuborder.settledAt', '<', to)
  if (memberId !== undefined) {
    games = games.where('memberId', '=', memberId)
    draws = draws.where('lotterySuborder.memberId', '=', memberId)
  }
  const rows = [
    ...(await games
      .select(({ fn }) => [
        'memberId',
        'gameType as category',
        fn.sum('stake').as('turnover'),
        fn.sum('payout').as('payout'),
      ])
      .groupBy(['memberId', 'gameType'])
      .execute()),
    ...(await draws
      .select(({ fn }) => [
        'lotterySuborder.memberId',
        'game.gameType as category',
        fn.sum('lotterySuborder.stakeMinor').as('turnover'),
        fn.sum('lotterySuborder.payoutMinor').as('payout'),
      ])
      .groupBy(['lotterySuborder.memberId', 'game.gameType'])
      .execute()),
  ]
  const sums = new Map<string, CountedBets>()
  for (const { memberId: who, category, turnover, payout } of rows) {
    const key = `${who} ${category}`
    const before = sums.get(key) ?? { turnover: 0, payout: 0 }
    sums.set(key, {
      memberId: who,
      category,
      turnover: before.turnover + Number(turnover ?? 0),
      payout: before.payout + Number(payout ?? 0),
    })
  }
  return [...sums.values()]
}

/** The same as one total. */
export async function turnoverOf(db: Kysely<Tables>, range: DateRange): Promise<number> {
  return (await countedBets(db, range)).reduce((sum, { turnover }) => sum + turnover, 0)
}
