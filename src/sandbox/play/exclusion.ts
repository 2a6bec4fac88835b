import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PlayBreak } from '../../platform/calls/protection'
import type { ExclusionRow } from '../db/bets'
import type { Tables } from '../db/tables'
import { cancelUnpaid } from '../deposits/settle'
import { Refusal } from '../handler'

/** Breaks from play (trust 34): a player's own time-out or self-exclusion, and the operator's. */

type Row = Selectable<ExclusionRow>

/** Waiting period before coming back from a self-exclusion, hours. */
const returnHours = 24

const find = (db: Kysely<Tables>, memberId: string) =>
  db.selectFrom('exclusion').selectAll().where('memberId', '=', memberId).executeTakeFirst()

const isOver = ({ until }: Row, now: number) => until !== null && until <= now

/** A player's own break lasts until they ask to come back, however long that takes. */
const holds = (row: Row, now: number) =>
  row.kind === 'operator' ? !isOver(row, now) : row.opensAt === null || row.opensAt > now

/** Whether a player is excluded from play now, at their own request or by the operator. */
export async function isExcluded(db: Kysely<Tables>, memberId: string, now: number): Promise<boolean> {
  const row = await find(db, memberId)
  return row !== undefined && holds(row, now)
}

/** Refuses what is not allowed during a break: betting, depositing, receiving gifts, inviting. */
export async function demandNoBreak(db: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  if (await isExcluded(db, memberId, now)) throw new Refusal(403, 'player.excluded')
}

/** Excludes a player until a given time, or indefinitely, as the operator; undefined lifts any exclusion. */
export async function setExclusion(
  db: Kysely<Tables>,
  memberId: string,
  until: number | null | undefined,
): Promise<void> {
  await db.deleteFrom('exclusion').where('memberId', '=', memberId).execute()
  if (until === undefined) return
  await db.insertInto('exclusion').values({ memberId, kind: 'operator', until, opensAt: null }).execute()
}

/** A player's break as sent on the wire. */
export async function breakOf(db: Kysely<Tables>, memberId: string, now: number): Promise<PlayBreak> {
  const row = await find(db, memberId)
  if (!row || !holds(row, now))
    return { kind: 'none', until: null, over: false, opensAt: null, waitHours: returnHours }
  const { kind, until, opensAt } = row
  return { kind, until, over: isOver(row, now) && opensAt === null, opensAt, waitHours: returnHours }
}

/**
 * Begins or extends a player's own break; open rounds end in the same transaction. Refuses a break that would
 * end before the current one.
 */
export function beginBreak(
  db: Kysely<Tables>,
  memberId: string,
  { kind, until }: Pick<Row, 'kind' | 'until'>,
  now: number,
  endRounds: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await find(trx, memberId)
    const shorter =
      row !== undefined && holds(row, now) && until !== null && (row.until === null || row.until > until)
    if (shorter) throw new Refusal(409, 'transaction.terms.changed')
    await trx.deleteFrom('exclusion').where('memberId', '=', memberId).execute()
    await trx.insertInto('exclusion').values({ memberId, kind, until, opensAt: null }).execute()
    await cancelUnpaid(trx, memberId, now)
    await endRounds(trx)
  })
}

/** Asks to play again. Refused before the end; asking twice does not restart the wait. */
export function askToReturn(db: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await find(trx, memberId)
    if (!row || !holds(row, now) || row.opensAt !== null) return
    if (row.kind === 'operator' || !isOver(row, now)) throw new Refusal(403, 'player.excluded')
    const opensAt = row.kind === 'time-out' ? now : now + returnHours * 3_600_000
    await trx.updateTable('exclusion').set({ opensAt }).where('memberId', '=', memberId).execute()
  })
}
