import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/**
 * Keys of bets that somebody asked about before any bet came under them. What the page says from then on, that
 * nothing was bet, stays true even if the lost request still arrives: it finds its key burnt.
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
