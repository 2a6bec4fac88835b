import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { rebateCategories, setRates } from './rates'

const day = 24 * 60 * 60 * 1000

/** Own rates of the world's agents, in hundredths of a percent and in the order of the categories. */
const ownRates = {
  tita_baby: [120, 80, 100, 90, 70, 60, 110, 50],
  jun_agent: [90, 60, 75, 65, 50, 45, 80, 35],
} as const

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
  for (const [username, rates] of Object.entries(ownRates)) {
    const agent = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const own = Object.fromEntries(rebateCategories.map((category, at) => [category, rates[at] ?? 0]))
    await setRates(db, agent.id, own, now - 1400 * day)
  }
  await db
    .insertInto('affiliateUrl')
    .values({
      id: 'L1',
      memberId: top.id,
      code: 'TITAFB1',
      kind: 'member',
      rates: JSON.stringify({ RNG: 40, LIVE: 30, FISH: 40 }),
      note: 'Facebook group',
      joined: 0,
      requestId: 'seed-1',
      createdAt: now - 20 * day,
    })
    .execute()
}
