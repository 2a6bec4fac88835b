import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import type { Rates } from './rates'
import type { Teammate } from './tree'

/** Longest stretch that one question may ask for: a leap year and a day to each side. */
const longest = 368 * 24 * 60 * 60 * 1000

export interface Stretch {
  readonly from: number
  readonly to: number
}

export function checkStretch({ from, to }: Stretch): void {
  if (to <= from || to - from > longest) throw new Refusal(400, 'request.invalid')
}

/** What a part of a team has done in a stretch; minor units. Stakes of open rounds are in `held` alone. */
export interface Figures {
  readonly active: number
  readonly stake: number
  readonly payout: number
  readonly deposits: number
  readonly withdrawals: number
  /** What the asking agent has earned by it. */
  readonly rebates: number
}

export interface TeamBet {
  readonly memberId: string
  readonly gameType: string
  readonly stake: number
  readonly payout: number
  readonly placedAt: number
}

/**
 * What an agent earns by a bet of his team: his own rate less the one that he has given to the direct downline whose
 * side the bet comes from, of the stake. Whole centavos of each bet, the rest is nobody's.
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

/** Bets of people that ended, of a stretch. */
export function settledBets(
  db: Kysely<Tables>,
  ids: readonly string[],
  { from, to }: Stretch,
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

/** Adds up what each of a team has done in a stretch. `idOf` knows the direct downlines by name. */
export async function figuresOf(
  db: Kysely<Tables>,
  { agentId, team, rates }: { agentId: string; team: readonly Teammate[]; rates: Rates },
  stretch: Stretch,
): Promise<(part: readonly Teammate[]) => Figures> {
  const ids = team.map(({ member }) => member.id)
  const idOf = new Map(team.map(({ member }) => [member.username, member.id]))
  const directOf = new Map(team.map(({ member, path }) => [member.id, idOf.get(path[0] ?? '') ?? '']))
  const bets = await settledBets(db, ids, stretch)
  const cash = await db
    .selectFrom('ledger')
    .select(['memberId', 'reason', 'minor'])
    .where('memberId', 'in', ids)
    .where('at', '>=', stretch.from)
    .where('at', '<', stretch.to)
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
      // What was asked for, less what came back because it was refused.
      withdrawals: -sum(moved.flatMap(({ reason, minor }) => (reason === 'deposit' ? [] : [minor]))),
      rebates: sum(played.map((bet) => earnedBy(agentId, directOf.get(bet.memberId) ?? '', bet, rates))),
    }
  }
}
