import type { Kysely } from 'kysely'
import { seedPool } from '../play/pool'
import { seedAgency } from '../agency/seed'
import { batches } from '../db/batches'
import type { Tables } from '../db/tables'
import { documents } from './documents'
import { worldAnnouncements } from './announcements'
import { seedDeposits } from '../deposits/seed'
import { banners } from './banners'
import { classifies, type GameType } from './categories'
import { seedFriends } from './friends'
import { worldGames } from './games'
import { helpEntries } from './help'
import { worldMatches } from './matches'
import { seedMembers } from './members'
import { promotions, withApplication } from './promotions'
import { rivals } from './rivals'
import { serviceAgents } from './service-desk'
import { vendors } from './vendors'
import { worldWinners } from './winners'

const hour = 3_600_000

/**
 * Fills the empty tables of the game and content areas. The same `now` and `seed` give the same rows.
 * Existing members get their messages, favourites and recent games, so seed people first.
 */
export async function seedWorld(
  db: Kysely<Tables>,
  { now, seed = 'perya' }: { readonly now: number; readonly seed?: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seedGames(trx, now, seed)
    await seedContent(trx, now)
    await seedPool(trx, seed)
    await seedMembers(trx, now)
    await seedDeposits(trx, now)
    await seedAgency(trx, now)
    await seedFriends(trx, now)
  })
}

async function seedGames(db: Kysely<Tables>, now: number, seed: string): Promise<void> {
  await db
    .insertInto('vendor')
    .values(
      vendors.map(({ code, name, freeplay }, position) => ({ code, name, freeplay, down: 0, position })),
    )
    .execute()
  await db
    .insertInto('vendorCategory')
    .values(
      vendors.flatMap(({ code, categories }, position) =>
        categories.map((category) => ({ category, vendor: code, position })),
      ),
    )
    .execute()
  await db
    .insertInto('classify')
    .values(
      Object.entries(classifies).flatMap(([category, entries]) =>
        entries.map(({ id, name }, position) => ({
          category: category as GameType,
          id,
          nameEn: name.EN,
          nameTy: name.TY,
          position,
        })),
      ),
    )
    .execute()
  const games = worldGames(seed)
  for (const rows of batches(games)) await db.insertInto('game').values(rows).execute()
  await db.insertInto('hotMatch').values(worldMatches(games, now)).execute()
  await db
    .insertInto('winner')
    .values(worldWinners(seed, games, now))
    .execute()
}

async function seedContent(db: Kysely<Tables>, now: number): Promise<void> {
  const placed = <T>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, position }))
  await db.insertInto('banner').values(placed(banners)).execute()
  await db.insertInto('help').values(placed(helpEntries)).execute()
  await db
    .insertInto('promotion')
    .values(
      placed(promotions).map((row) => ({ ...row, needsApplication: withApplication.has(row.id) ? 1 : 0 })),
    )
    .execute()
  await db
    .insertInto('rival')
    .values([...rivals])
    .execute()
  await db
    .insertInto('serviceAgent')
    .values([...serviceAgents])
    .execute()
  await db.insertInto('document').values(documents(now)).execute()

  await db
    .insertInto('announcement')
    .values(
      worldAnnouncements.map(({ id, kind, title, content, hoursAgo }) => ({
        id,
        kind,
        titleEn: title.EN,
        titleTy: title.TY,
        contentEn: content.EN,
        contentTy: content.TY,
        publishedAt: now - hoursAgo * hour,
      })),
    )
    .execute()
  // The picture to show has sequence 1 (MSG-06); deliberately not the first one, as the platform does not
  // guarantee order.
  await db
    .insertInto('announcementImage')
    .values(
      worldAnnouncements.flatMap(({ id, theme }) =>
        theme ? [2, 1].map((sequence) => ({ announcementId: id, sequence, theme })) : [],
      ),
    )
    .execute()
  await db
    .insertInto('feature')
    .values([
      { key: 'club', enabled: 1 },
      { key: 'referral', enabled: 1 },
      { key: 'jackpot', enabled: 1 },
    ])
    .execute()
}
