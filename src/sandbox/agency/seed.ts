import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'

const day = 24 * 60 * 60 * 1000

/** What the agents of the world have of the operator: a contract that runs, and announcements that one has read. */
export async function seedAgency(db: Kysely<Tables>, now: number): Promise<void> {
  const top = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'tita_baby')
    .executeTakeFirst()
  if (!top) return
  await db
    .insertInto('dividendContract')
    .values({
      memberId: top.id,
      offeredBy: 'Perya',
      since: now - 150 * day,
      fromMinor: 5_000_00,
      share: 1_000,
    })
    .execute()
  await db
    .insertInto('announcementRead')
    .values({ memberId: top.id, announcementId: 'A-2', at: now - day })
    .execute()
}
