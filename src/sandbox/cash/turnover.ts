import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'

/**
 * Adds a turnover requirement to a member: the amount to bet before a withdrawal. Runs in the transaction
 * that moves the money.
 */
export async function addTurnover(
  db: Kysely<Tables>,
  duty: { readonly memberId: string; readonly minor: number; readonly at: number },
): Promise<void> {
  if (duty.minor > 0) await db.insertInto('turnover').values(duty).execute()
}

interface Turnover {
  /** Of the open requirements, minor units. */
  readonly total: number
  readonly left: number
}

/**
 * A member's remaining turnover. Settled bets count, games and lottery alike, towards requirements that
 * existed when they were placed; surplus is not carried over to the next one.
 */
export async function turnoverOf(db: Kysely<Tables>, memberId: string): Promise<Turnover> {
  const duties = await db
    .selectFrom('turnover')
    .select(['minor', 'at'])
    .where('memberId', '=', memberId)
    .orderBy('at')
    .execute()
  const since = duties[0]?.at
  if (since === undefined) return { total: 0, left: 0 }
  const bets = await db
    .selectFrom('bet')
    .select(['stake as minor', 'placedAt as at'])
    .where('memberId', '=', memberId)
    .where('state', '=', 'settled')
    .where('placedAt', '>=', since)
    .execute()
  const draws = await db
    .selectFrom('lotterySuborder')
    .innerJoin('lotteryOrder', 'lotteryOrder.id', 'lotterySuborder.orderId')
    .select(['lotterySuborder.stakeMinor as minor', 'lotteryOrder.placedAt as at'])
    .where('lotterySuborder.memberId', '=', memberId)
    .where('lotterySuborder.status', 'in', ['won', 'lost'])
    .where('lotteryOrder.placedAt', '>=', since)
    .execute()
  const steps = [
    ...duties.map(({ minor, at }) => ({ at, duty: minor, bet: 0 })),
    ...[...bets, ...draws].map(({ minor, at }) => ({ at, duty: 0, bet: minor })),
  ].sort((a, b) => a.at - b.at || b.duty - a.duty)
  return steps.reduce<Turnover>(
    ({ total, left }, { duty, bet }) => {
      const open = Math.max(0, left + duty - bet)
      return { total: open === 0 ? 0 : total + duty, left: open }
    },
    { total: 0, left: 0 },
  )
}
