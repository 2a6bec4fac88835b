import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { standingOf } from './club'
import { countedBets } from './turnover'

/** The rebate accrued with every qualifying bet until it is claimed. */

/** Hundredths of a percent by category; a club level adds its own. */
const rates: Readonly<Record<string, number>> = {
  SPORTS: 25,
  ESPORTS: 25,
  LIVE: 30,
  FISH: 40,
  RNG: 50,
  PVP: 20,
  INHOUSE: 30,
  COCKFIGHT: 20,
  ELOTT: 10,
  LOTT: 10,
}

/** Minimum payout, minor units. */
export const minRebate = 100

/** 55 hundredths of a percent are `0.55`. */
export const percentOf = (rate: number): string => (rate / 100).toFixed(2)

export interface GatheredRebate {
  readonly category: string
  readonly turnover: number
  /** Hundredths of a percent. */
  readonly rate: number
  readonly amount: number
}

/** The rebate accrued since the last one: every bet counts once, whenever it was settled. */
export async function gatheredRebate(
  db: Kysely<Tables>,
  memberId: string,
): Promise<readonly GatheredRebate[]> {
  const { extra } = await standingOf(db, memberId)
  const paid = await db
    .selectFrom('rebate')
    .select(({ fn }) => ['category', fn.sum('turnover').as('turnover')])
    .where('memberId', '=', memberId)
    .groupBy('category')
    .execute()
  const paidOf = new Map(paid.map(({ category, turnover }) => [category, Number(turnover)]))
  const bets = await countedBets(db, { memberId })
  return bets
    .map(({ category, turnover }) => {
      const fresh = turnover - (paidOf.get(category) ?? 0)
      const rate = (rates[category] ?? 0) + extra
      return { category, turnover: fresh, rate, amount: Math.floor((fresh * rate) / 10_000) }
    })
    .filter(({ turnover }) => turnover > 0)
    .sort((a, b) => b.amount - a.amount || (a.category < b.category ? -1 : 1))
}

export const sumOf = (gathered: readonly GatheredRebate[]): number =>
  gathered.reduce((sum, { amount }) => sum + amount, 0)
