import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { getSetting, patchSetting } from '../settings'

const day = 24 * 60 * 60 * 1000

/**
 * Moves date-bound data forward by whole days: a file seeded last week still has upcoming matches and
 * recent winners. People, money and messages are unchanged.
 */
export async function refreshWorld(db: Kysely<Tables>, now: number): Promise<void> {
  const { freshAt } = await getSetting(db, 'world')
  const moved = Math.floor((now - freshAt) / day) * day
  if (moved <= 0) return
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('hotMatch')
      .set((eb) => ({ matchTime: eb('matchTime', '+', moved) }))
      .execute()
    await trx
      .updateTable('winner')
      .set((eb) => ({ wonAt: eb('wonAt', '+', moved) }))
      .execute()
    await patchSetting(trx, 'world', { freshAt: freshAt + moved })
  })
}
