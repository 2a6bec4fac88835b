import type { Kysely } from 'kysely'
import type { FeatureRow } from '../db/content'
import type { PageKind } from '../db/games'
import type { Tables } from '../db/tables'
import { putSetting } from '../settings'

/** Switches of the world, for the control plane and tests. Each returns whether it found its target. */

/** A vendor that is down refuses every launch with `game.vendor.down`. */
export async function setVendorDown(db: Kysely<Tables>, code: string, down: boolean): Promise<boolean> {
  const done = await db
    .updateTable('vendor')
    .set({ down: down ? 1 : 0 })
    .where('code', '=', code)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** A closed game is not listed and refuses its launch with `game.closed`. */
export async function setGameClosed(db: Kysely<Tables>, nodeId: string, closed: boolean): Promise<boolean> {
  const done = await db
    .updateTable('game')
    .set({ closed: closed ? 1 : 0 })
    .where('nodeId', '=', nodeId)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** VIP club and referral promotion, on or off. */
export async function setFeature(
  db: Kysely<Tables>,
  key: FeatureRow['key'],
  enabled: boolean,
): Promise<boolean> {
  const done = await db
    .updateTable('feature')
    .set({ enabled: enabled ? 1 : 0 })
    .where('key', '=', key)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Gives games buttons for what they can tell the app, or takes them away. */
export async function setGameMessages(db: Kysely<Tables>, shown: boolean): Promise<boolean> {
  await putSetting(db, 'gameMessages', { shown })
  return true
}

/** Makes a game open another demo page: `evil`, `silent` or `broken` for tests; null for the normal one. */
export async function setGamePage(
  db: Kysely<Tables>,
  nodeId: string,
  page: PageKind | null,
): Promise<boolean> {
  const done = await db.updateTable('game').set({ page }).where('nodeId', '=', nodeId).executeTakeFirst()
  return done.numUpdatedRows > 0n
}
