import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { dayOf, monthEnd, monthStart, weekOf, yearOf } from '../rewards/calendar'
import { playOf } from './acts'
import { playedBetween } from './used'

/** Results of play, by days, weeks, months and years of the platform's calendar. */

type TotalPeriod = 'day' | 'week' | 'month' | 'year'

/** Number of periods returned, including the current one. */
const counts = { day: 6, week: 6, month: 6, year: 2 } as const

const periodAt: Readonly<Record<TotalPeriod, (at: number) => { from: number; to: number }>> = {
  day: dayOf,
  week: weekOf,
  month: (at) => ({ from: monthStart(at), to: monthEnd(at) }),
  year: yearOf,
}

/** Oldest first. Amounts are minor units, `played` milliseconds. */
export async function totalsOf(db: Kysely<Tables>, memberId: string, period: TotalPeriod, now: number) {
  const periods = [periodAt[period](now)]
  while (periods.length < counts[period]) periods.unshift(periodAt[period](periods[0]!.from - 1))
  const list = periods.map((one) => ({ ...one, putIn: 0, takenOut: 0, won: 0, lost: 0, played: 0 }))
  const since = list[0]!.from
  const within = (at: number | null) => list.find(({ from, to }) => at !== null && at >= from && at < to)
  const rounds = await roundsOf(db, memberId, since)
  for (const { at, net } of rounds) {
    const one = within(at)
    if (one && net > 0) one.won += net
    else if (one) one.lost -= net
  }
  const add = (sum: 'putIn' | 'takenOut', paid: readonly { at: number | null; minor: number }[]) => {
    for (const { at, minor } of paid) {
      const one = within(at)
      if (one) one[sum] += minor
    }
  }
  const deposits = db.selectFrom('depositOrder').select(['endedAt as at', 'amount as minor'])
  const withdrawals = db.selectFrom('withdrawal').select(['doneAt as at', 'minor'])
  add(
    'putIn',
    await deposits
      .where('memberId', '=', memberId)
      .where('state', '=', 'paid')
      .where('endedAt', '>=', since)
      .execute(),
  )
  add(
    'takenOut',
    await withdrawals
      .where('memberId', '=', memberId)
      .where('state', '=', 'paid')
      .where('doneAt', '>=', since)
      .execute(),
  )
  const play = await playOf(db, memberId, since)
  for (const span of play) {
    const one = within(span.from)
    if (one) one.played += playedBetween([span], since, now)
  }
  return list
}

/** Finished rounds and tickets, by when they ended: returns less stakes. */
async function roundsOf(db: Kysely<Tables>, memberId: string, since: number) {
  const bets = await db
    .selectFrom('bet')
    .select(['settledAt as at', 'stake', 'payout'])
    .where('memberId', '=', memberId)
    .where('state', '=', 'settled')
    .where('settledAt', '>=', since)
    .execute()
  const tickets = await db
    .selectFrom('lotterySuborder')
    .select(['settledAt as at', 'stakeMinor as stake', 'payoutMinor as payout'])
    .where('memberId', '=', memberId)
    .where('status', 'in', ['won', 'lost'])
    .where('settledAt', '>=', since)
    .execute()
  return [...bets, ...tickets].map(({ at, stake, payout }) => ({ at, net: payout - stake }))
}
