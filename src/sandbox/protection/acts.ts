import type { Kysely } from 'kysely'
import type { LimitKind } from '../db/protection'
import type { Tables } from '../db/tables'
import { inOrder, spansOf, type Entry, type PlaySpan } from './used'

/**
 * What members' limits count, read from the rows of the actions themselves: there is no second ledger that
 * could diverge.
 */

/** Deposits that were paid or still may be. */
async function deposits(db: Kysely<Tables>, memberId: string, from: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('depositOrder')
    .select(['amount', 'createdAt'])
    .where('memberId', '=', memberId)
    .where('state', 'in', ['waiting', 'paid'])
    .where('createdAt', '>', from)
    .execute()
  return rows.map(({ amount, createdAt }) => ({ at: createdAt, minor: amount }))
}

/** Amounts taken and returned by a row. */
interface Act {
  readonly placedAt: number
  readonly stake: number
  readonly settledAt: number | null
  readonly payout: number
}

/** Bets and tickets that took or returned anything since `from`, each as it happened. */
async function actsOf(
  db: Kysely<Tables>,
  memberId: string,
  from: number,
): Promise<[bets: Act[], tickets: Act[]]> {
  const bets = await db
    .selectFrom('bet')
    .select(['placedAt', 'stake', 'settledAt', 'payout'])
    .where('memberId', '=', memberId)
    .where('state', '!=', 'void')
    .where((eb) => eb.or([eb('placedAt', '>', from), eb('settledAt', '>', from)]))
    .orderBy('id')
    .execute()
  const tickets = await db
    .selectFrom('lotterySuborder')
    .innerJoin('lotteryOrder', 'lotteryOrder.id', 'lotterySuborder.orderId')
    .select(['lotteryOrder.placedAt', 'lotterySuborder.stakeMinor as stake'])
    .select(['lotterySuborder.settledAt', 'lotterySuborder.payoutMinor as payout'])
    .where('lotterySuborder.memberId', '=', memberId)
    .where('lotterySuborder.status', '!=', 'cancelled')
    .where((eb) =>
      eb.or([eb('lotteryOrder.placedAt', '>', from), eb('lotterySuborder.settledAt', '>', from)]),
    )
    .execute()
  return [bets, tickets]
}

const taken = ({ placedAt, stake }: Act): Entry => ({ at: placedAt, minor: stake })
const returned = ({ settledAt, payout }: Act): Entry => ({ at: settledAt ?? 0, minor: -payout })

/**
 * Stakes and returns. Within the same millisecond, returns for earlier stakes come first: they make no room
 * for a stake that may have preceded them.
 */
function losses([bets, tickets]: readonly [bets: readonly Act[], tickets: readonly Act[]]): Entry[] {
  const all = [...bets, ...tickets].filter(({ payout }) => payout > 0)
  return [
    ...all.filter(({ settledAt, placedAt }) => settledAt !== placedAt).map(returned),
    ...bets.flatMap((bet) =>
      bet.payout > 0 && bet.settledAt === bet.placedAt ? [taken(bet), returned(bet)] : [taken(bet)],
    ),
    ...tickets.map(taken),
  ]
}

/** Entries of a kind since `from`, exclusive, in order. */
export async function entriesOf(
  db: Kysely<Tables>,
  memberId: string,
  kind: Exclude<LimitKind, 'time'>,
  from: number,
): Promise<Entry[]> {
  if (kind === 'deposit') return inOrder(await deposits(db, memberId, from))
  const acts = await actsOf(db, memberId, from)
  const entries = kind === 'stake' ? acts.flat().map(taken) : losses(acts)
  return inOrder(entries.filter(({ at }) => at > from))
}

/** Spans of play that extend past `from`. */
export async function playOf(db: Kysely<Tables>, memberId: string, from: number): Promise<PlaySpan[]> {
  // One that began earlier may extend into the window.
  const since = from - 60 * 60_000
  const rounds = await db
    .selectFrom('round')
    .select('startedAt as at')
    .where('memberId', '=', memberId)
    .where('mode', '=', 'play')
    .where('startedAt', '>', since)
    .execute()
  const bets = await db
    .selectFrom('bet')
    .select(['placedAt as at', 'settledAt', 'kind'])
    .where('memberId', '=', memberId)
    .where('placedAt', '>', since)
    .execute()
  const tickets = await db
    .selectFrom('lotteryOrder')
    .select('placedAt as at')
    .where('memberId', '=', memberId)
    .where('placedAt', '>', since)
    .execute()
  // A bet on a match is settled by the match, not by its player.
  const ends = bets.flatMap(({ settledAt, kind }) =>
    settledAt === null || kind === 'slip' ? [] : [settledAt],
  )
  const acts = [...rounds, ...bets, ...tickets].map(({ at }) => at)
  return spansOf([...acts, ...ends])
}
