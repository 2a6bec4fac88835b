import type { Kysely, Transaction } from 'kysely'
import { limitPeriods, moneyLimitKinds } from '../../platform/calls/protection'
import type { LimitKind, LimitPeriod, PlayLimitRow } from '../db/protection'
import { formatMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { monthEnd, monthStart } from '../rewards/calendar'
import { entriesOf, playOf } from './acts'
import { freesAt, playedBetween, restsUntil, usedUp, windowStart } from './used'

/** Limits that players set for themselves (trust 33): kept here, and checked in the transaction that moves the money. */

const hour = 3_600_000

/** Waiting period for raising or removing a limit, hours. */
export const waitHours = 24

/** A limit's current state, without a pending change. */
export const nothingWaits = { nextAmount: null, nextFrom: null } as const

interface LimitState {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Minor units, or whole minutes for time; null if there is none. */
  readonly limit: number | null
  readonly used: number
  readonly left: number | null
  /** When some of it becomes available again; null while some is left. */
  readonly until: number | null
  readonly next: { readonly limit: number | null; readonly from: number } | null
}

/** An action that a limit does not allow: nothing has moved. */
export class LimitReached extends Error {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly limit: number
  readonly left: number
  /** When it would be allowed, milliseconds UTC; null if never with this limit. */
  readonly until: number | null

  constructor(
    { kind, period, limit, left }: Pick<LimitReached, 'kind' | 'period' | 'limit' | 'left'>,
    until: number | null,
  ) {
    super(`${kind} limit`)
    this.kind = kind
    this.period = period
    this.limit = limit
    this.left = left
    this.until = until
  }
}

/** A reached limit as sent on the wire: which one, what remains, and when more becomes available. */
export const limitRefusal = ({ kind, left, until }: LimitReached, now: number): Refusal =>
  new Refusal(403, `player.limit.${kind}`, {
    value: { left: kind === 'time' ? String(left) : formatMinor(left), until },
    ...(until === null ? {} : { retryAfter: Math.ceil((until - now) / 1000) }),
  })

const limitsOf = (db: Kysely<Tables>, memberId: string) =>
  db.selectFrom('playLimit').selectAll().where('memberId', '=', memberId)

/** What is used of a limit, and when `need` more would fit; amounts as in `LimitState`. */
async function usage(
  db: Kysely<Tables>,
  {
    memberId,
    kind,
    period,
    limit,
  }: { memberId: string; kind: LimitKind; period: LimitPeriod; limit: number | null },
  need: number,
  now: number,
): Promise<{ used: number; until: number | null }> {
  const from = windowStart(period, now)
  if (kind === 'time') {
    const play = await playOf(db, memberId, from)
    const used = Math.floor(playedBetween(play, from, now) / 60_000)
    return { used, until: limit === null ? null : restsUntil(play, period, limit * 60_000, now) }
  }
  const entries = await entriesOf(db, memberId, kind, from)
  const fits = limit !== null && need <= limit
  return { used: usedUp(entries, now), until: fits ? freesAt(entries, period, limit - need, now) : null }
}

/** Every limit that can be set, with the amounts used and left. */
export async function limitStates(db: Kysely<Tables>, memberId: string, now: number): Promise<LimitState[]> {
  const rows = await limitsOf(db, memberId).execute()
  const states: LimitState[] = []
  for (const kind of [...moneyLimitKinds, 'time'] as const) {
    for (const period of limitPeriods) {
      const row = rows.find((one) => one.kind === kind && one.period === period)
      const limit = row?.amount ?? null
      const { used, until } = await usage(db, { memberId, kind, period, limit }, 1, now)
      const left = limit === null ? null : Math.max(0, limit - used)
      const next = row && row.nextFrom !== null ? { limit: row.nextAmount, from: row.nextFrom } : null
      states.push({ kind, period, limit, used, left, until: left === 0 ? until : null, next })
    }
  }
  return states
}

/** Length of a period in hours; for a month, of the current one. */
const hoursOf = (period: LimitPeriod, now: number) =>
  period === 'day' ? 24 : period === 'week' ? 168 : (monthEnd(now) - monthStart(now)) / hour

/** The tightest limit of a kind; null if none is set. */
export async function tightest(db: Kysely<Tables>, memberId: string, kind: LimitKind, now: number) {
  let least = null
  for (const { period, amount } of await limitsOf(db, memberId).where('kind', '=', kind).execute()) {
    if (amount === null) continue
    const { used, until } = await usage(db, { memberId, kind, period, limit: amount }, 1, now)
    const left = Math.max(0, amount - used)
    if (least === null || left < least.left)
      least = { period, hours: hoursOf(period, now), limit: amount, left, until: left === 0 ? until : null }
  }
  return least
}

/**
 * Throws unless all limits of a kind leave room for an action, at the time it happens. Called in the action's
 * transaction, before its money moves. `need` is in minor units; for time, something must be left.
 */
export async function checkLimit(
  trx: Transaction<Tables>,
  act: { readonly memberId: string; readonly kind: LimitKind; readonly need: number },
  now: number,
): Promise<void> {
  const { memberId, kind, need } = act
  const rows = await limitsOf(trx, memberId)
    .where('kind', '=', kind)
    .where('amount', 'is not', null)
    .execute()
  let reached: LimitReached | null = null
  for (const { period, amount } of rows) {
    const limit = amount ?? 0
    const { used, until } = await usage(trx, { memberId, kind, period, limit }, need, now)
    const left = Math.max(0, limit - used)
    if (left >= need) continue
    const later = reached && (reached.until === null || (until !== null && until <= reached.until))
    if (!later) reached = new LimitReached({ kind, period, limit, left }, until)
  }
  if (reached) throw reached
}

/** Requirements of a bet: time, and room for its stake in both money limits. */
export async function checkBetLimits(
  trx: Transaction<Tables>,
  memberId: string,
  stake: number,
  now: number,
): Promise<void> {
  await checkLimit(trx, { memberId, kind: 'time', need: 1 }, now)
  await checkLimit(trx, { memberId, kind: 'stake', need: stake }, now)
  await checkLimit(trx, { memberId, kind: 'loss', need: stake }, now)
}

interface Which {
  readonly memberId: string
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

const find = (db: Kysely<Tables>, { memberId, kind, period }: Which) =>
  limitsOf(db, memberId).where('kind', '=', kind).where('period', '=', period).executeTakeFirst()

async function put(trx: Transaction<Tables>, row: PlayLimitRow): Promise<void> {
  const { amount, nextAmount, nextFrom } = row
  await trx
    .insertInto('playLimit')
    .values(row)
    .onConflict((c) =>
      c.columns(['memberId', 'kind', 'period']).doUpdateSet({ amount, nextAmount, nextFrom }),
    )
    .execute()
}

/**
 * Lower than before: takes effect at once, and a pending change is dropped. Higher, or none: recorded, and
 * waits.
 */
export function setLimit(db: Kysely<Tables>, which: Which, value: number | null, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const amount = (await find(trx, which))?.amount ?? null
    const lowers = value !== null && (amount === null || value <= amount)
    // Removing a limit that does not exist changes nothing.
    if (value === null && amount === null) return put(trx, { ...which, amount, ...nothingWaits })
    return put(
      trx,
      lowers
        ? { ...which, amount: value, ...nothingWaits }
        : { ...which, amount, nextAmount: value, nextFrom: now + waitHours * hour },
    )
  })
}

/** The second confirmation. Refused while it is waiting, and if nothing is pending. */
export function confirmLimit(db: Kysely<Tables>, which: Which, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await find(trx, which)
    if (!row || row.nextFrom === null || row.nextFrom > now)
      throw new Refusal(409, 'transaction.terms.changed')
    await put(trx, { ...which, amount: row.nextAmount, ...nothingWaits })
  })
}

/** Keeps the limit as it is. Idempotent. */
export async function cancelLimit(db: Kysely<Tables>, { memberId, kind, period }: Which): Promise<void> {
  await db
    .updateTable('playLimit')
    .set(nothingWaits)
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}

/**
 * Whether a player is to be offered limits: they have not been, have never set one on deposits, and have not
 * deposited yet.
 */
export async function asksLimit(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const asked = await db
    .selectFrom('limitAsked')
    .select('at')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const set = await limitsOf(db, memberId).where('kind', '=', 'deposit').executeTakeFirst()
  if (asked || set) return false
  const before = db.selectFrom('depositOrder').select('id').where('memberId', '=', memberId)
  return (await before.where('state', '=', 'paid').executeTakeFirst()) === undefined
}

/** Records that the player was asked. Idempotent. */
export async function noteAsked(db: Kysely<Tables>, memberId: string, at: number): Promise<void> {
  await db
    .insertInto('limitAsked')
    .values({ memberId, at })
    .onConflict((c) => c.doNothing())
    .execute()
}
