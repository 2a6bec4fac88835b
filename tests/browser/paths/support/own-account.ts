import type { App } from '../../support/app'
import type { World } from '../../support/world'

/** Facts of a player's account that a path sets. */

/** A moment that every path begins after, and one that none of them reaches. */
export const [past, future] = [1_768_363_200_000, 4_000_000_000_000]

type BreakKind = 'time-out' | 'self-exclusion'

async function idOf({ db }: World, username: string): Promise<string> {
  const members = db.selectFrom('member').select('id').where('username', '=', username)
  return (await members.executeTakeFirstOrThrow()).id
}

/** The player's break; none without a kind. */
export const breakStands = (kind: BreakKind | null, until = future) => ({
  make: async ({ world, player }: App) => {
    const memberId = await idOf(world, player)
    await world.db.deleteFrom('exclusion').where('memberId', '=', memberId).execute()
    if (kind)
      await world.db.insertInto('exclusion').values({ memberId, kind, until, opensAt: null }).execute()
  },
})

/** Another session of the player, or none: the page's own is the latest. */
export const signedInElsewhere = (is: boolean) => ({
  make: async ({ world, player }: App) => {
    const { db } = world
    const memberId = await idOf(world, player)
    await db.deleteFrom('session').where('memberId', '=', memberId).where('tokenHash', '=', 'other').execute()
    if (!is) return
    const own = db.selectFrom('session').selectAll().where('memberId', '=', memberId)
    const row = await own.executeTakeFirstOrThrow()
    const other = { tokenHash: 'other', id: 'other', device: null, place: null }
    await db
      .insertInto('session')
      .values({ ...row, ...other })
      .execute()
  },
})
