import type { Kysely } from 'kysely'
import type { DividendRow } from '../db/agency'
import type { Tables } from '../db/tables'
import { dividendContractOf } from './contracts'
import { dividendOf, monthStart } from './dividends'

const day = 24 * 60 * 60 * 1000

/** The seeded agents' terms with the operator: an active contract, and announcements one of them has read. */
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
      // The operator itself, whatever its name.
      offeredBy: '',
      since: now - 150 * day,
      fromMinor: 5_000_00,
      share: 1_000,
    })
    .execute()
  await db
    .insertInto('announcementRead')
    .values({ memberId: top.id, announcementId: 'A-2', at: now - day })
    .execute()
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
  await seedPast(db, top.id, now)
}

/** The team's net loss in the months before the seed, oldest first, minor units. */
const lostBefore = [312_450_00, 1_250_00, 188_900_50, -42_300_00, 264_075_25]

/** Dividends paid before the seed: already part of the starting balance. */
async function seedPast(db: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  const contract = await dividendContractOf(db, memberId)
  if (!contract) return
  const rows: DividendRow[] = []
  for (let at = monthStart(contract.since); at < monthStart(now); at = monthStart(at, 1)) {
    const lostMinor = lostBefore[rows.length % lostBefore.length] ?? 0
    const endAt = monthStart(at, 1)
    const minor = dividendOf(contract, lostMinor)
    rows.push({
      memberId,
      startAt: at,
      endAt,
      lostMinor,
      minor,
      state: minor > 0 ? 'paid' : 'none',
      paidAt: minor > 0 ? Math.min(now, endAt + 3 * day) : null,
    })
  }
  if (rows.length > 0) await db.insertInto('dividend').values(rows).execute()
}
