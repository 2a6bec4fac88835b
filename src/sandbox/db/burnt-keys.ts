import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Burns keys that were looked up before any bet used them. The page then reports that nothing was bet, which
 * stays true even if the lost request still arrives.
 */
export async function burn(db: Kysely<Tables>, memberId: string, key: string, at: number): Promise<void> {
  await db
    .insertInto('burntKey')
    .values({ memberId, key, at })
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function isBurnt(db: Kysely<Tables>, memberId: string, key: string): Promise<boolean> {
  const found = db.selectFrom('burntKey').select('at').where('memberId', '=', memberId).where('key', '=', key)
  return (await found.executeTakeFirst()) !== undefined
}
