import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'

/** Bets that count: settled ones, of games and lotteries alike. What was taken back does not count. */

interface Stretch {
  /** Settled from this moment on; milliseconds UTC. */
  readonly from?: number
  /** The end does not count any more. */
  readonly to?: number
  /** One member; everybody without it. */
  readonly memberId?: string
}

export interface CountedBets {
  readonly memberId: string
  readonly category: string
  readonly turnover: number
}

/** What was bet, by member and category, minor units. */
export async function countedBets(
  db: Kysely<Tables>,
  { from = 0, to = Number.MAX_SAFE_INTEGER, memberId }: Stretch,
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
      .select(({ fn }) => ['memberId', 'gameType as category', fn.sum('stake').as('turnover')])
      .groupBy(['memberId', 'gameType'])
      .execute()),
    ...(await draws
      .select(({ fn }) => [
        'lotterySuborder.memberId',
        'game.gameType as category',
        fn.sum('lotterySuborder.stakeMinor').as('turnover'),
      ])
      .groupBy(['lotterySuborder.memberId', 'game.gameType'])
      .execute()),
  ]
  const sums = new Map<string, CountedBets>()
  for (const { memberId: who, category, turnover } of rows) {
    const key = `${who} ${category}`
    const before = sums.get(key)?.turnover ?? 0
    sums.set(key, { memberId: who, category, turnover: before + Number(turnover ?? 0) })
  }
  return [...sums.values()]
}

/** The same as one sum. */
export async function turnoverOf(db: Kysely<Tables>, stretch: Stretch): Promise<number> {
  return (await countedBets(db, stretch)).reduce((sum, { turnover }) => sum + turnover, 0)
}
