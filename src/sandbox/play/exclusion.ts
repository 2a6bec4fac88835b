import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'

/** Whether a player is excluded from play now, at their own request or by the operator (trust 34). */
export async function isExcluded(db: Kysely<Tables>, memberId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('exclusion')
    .select('until')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return row !== undefined && (row.until === null || row.until > now)
}

/** Excludes a player until a given time, or indefinitely; undefined lifts the exclusion. */
export async function setExclusion(
  db: Kysely<Tables>,
  memberId: string,
  until: number | null | undefined,
): Promise<void> {
  await db.deleteFrom('exclusion').where('memberId', '=', memberId).execute()
  if (until !== undefined) await db.insertInto('exclusion').values({ memberId, until }).execute()
}
