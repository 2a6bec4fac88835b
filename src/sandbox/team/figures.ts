import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import type { Rates } from './rates'
import type { Teammate } from './tree'

/** Longest date range of one query: a leap year plus a day on each side. */
const longest = 368 * 24 * 60 * 60 * 1000

export interface DateRange {
  readonly from: number
  readonly to: number
}

export function checkRange({ from, to }: DateRange): void {
  if (to <= from || to - from > longest) throw new Refusal(400, 'request.invalid')
}

/** Activity of part of a team in a date range; minor units. Stakes of open rounds count only in `held`. */
export interface Figures {
  readonly active: number
  readonly stake: number
  readonly payout: number
  readonly deposits: number
  readonly withdrawals: number
  /** What the calling agent has earned from it. */
  readonly rebates: number
}

interface TeamBet {
  readonly memberId: string
  readonly gameType: string
  readonly stake: number
  readonly payout: number
  readonly placedAt: number
}

/**
 * What an agent earns on a bet of their team: the stake times the agent's own rate less the rate passed on
 * to the direct downline the bet comes through. Rounded down to a centavo per bet.
 */
export function earnedBy(
  agentId: string,
  directId: string,
  { stake, gameType, placedAt }: TeamBet,
  rates: Rates,
): number {
  const part = rates.at(agentId, gameType, placedAt) - rates.at(directId, gameType, placedAt)
  return Math.floor((stake * Math.max(0, part)) / 10_000)
}

/** The members' settled bets in a date range. */
export function settledBets(
  db: Kysely<Tables>,
  ids: readonly string[],
  { from, to }: DateRange,
): Promise<TeamBet[]> {
  return db
    .selectFrom('bet')
    .select(['memberId', 'gameType', 'stake', 'payout', 'placedAt'])
    .where('memberId', 'in', [...ids])
    .where('state', '=', 'settled')
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)
    .execute()
}

/** Each team member's totals in a date range. `idOf` maps the direct downlines' names to ids. */
export async function figuresOf(
  db: Kysely<Tables>,
  { agentId, team, rates }: { agentId: string; team: readonly Teammate[]; rates: Rates },
  range: DateRange,
): Promise<(part: readonly Teammate[]) => Figures> {
  const ids = team.map(({ member }) => member.id)
  const idOf = new Map(team.map(({ member }) => [member.username, member.id]))
  const directOf = new Map(team.map(({ member, path }) => [member.id, idOf.get(path[0] ?? '') ?? '']))
  const bets = await settledBets(db, ids, range)
  const cash = await db
    .selectFrom('ledger')
    .select(['memberId', 'reason', 'minor'])
    .where('memberId', 'in', ids)
    .where('at', '>=', range.from)
    .where('at', '<', range.to)
    .where((eb) => eb.or([eb('reason', '=', 'deposit'), eb('reason', 'like', 'withdraw%')]))
    .execute()
  return (part) => {
    const of = new Set(part.map(({ member }) => member.id))
    const played = bets.filter(({ memberId }) => of.has(memberId))
    const moved = cash.filter(({ memberId }) => of.has(memberId))
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
    return {
      active: new Set(played.map(({ memberId }) => memberId)).size,
      stake: sum(played.map(({ stake }) => stake)),
      payout: sum(played.map(({ payout }) => payout)),
      deposits: sum(moved.flatMap(({ reason, minor }) => (reason === 'deposit' ? [minor] : []))),
      // Requested, less what was returned because it was refused.
      withdrawals: -sum(moved.flatMap(({ reason, minor }) => (reason === 'deposit' ? [] : [minor]))),
      rebates: sum(played.map((bet) => earnedBy(agentId, directOf.get(bet.memberId) ?? '', bet, rates))),
    }
  }
}
