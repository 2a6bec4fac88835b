import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { getSetting, patchSetting } from '../settings'

const day = 24 * 60 * 60 * 1000

/**
 * Moves what is bound to a day on by whole days: a file that was seeded last week has matches to come and
 * winners of today. People, money and messages stay as they are.
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
