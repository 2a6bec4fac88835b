import type { App } from '../../support/app'
import type { World } from '../../support/world'

/** Agency data, as paths need it. */

/** Nobody has this name, and no link has used it. */
export async function freeName({ db }: World, username: string): Promise<void> {
  await db.deleteFrom('openedAccount').where('username', '=', username).execute()
  const { count } = await db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  // Other rows reference the member by id, so rename them instead of deleting.
  const gone = `gone_${count}_${Date.now()}`
  await db
    .updateTable('member')
    .set({ username: gone, nameKey: gone })
    .where('username', '=', username)
    .execute()
}

/** Somebody else already has this name. */
export async function takeName(world: World, username: string): Promise<void> {
  await freeName(world, username)
  await world.db
    .updateTable('member')
    .set({ username, nameKey: username })
    .where('username', '=', 'bago_01')
    .execute()
}

const link = {
  id: 'l1',
  code: 'TITAFB1',
  kind: 'member' as const,
  rates: '{"RNG":40}',
  note: 'Facebook group',
  joined: 3,
  requestId: 'seed-1',
}

/** The agent's links: the seeded one, plus the newest where they count. */
export const links = (others: 'none' | 'newest') => ({
  make: async ({ world: { db } }: App) => {
    const agent = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'tita_baby')
      .executeTakeFirstOrThrow()
    const made = await db
      .selectFrom('affiliateUrl')
      .select('id')
      .where('code', '!=', link.code)
      .orderBy('createdAt', 'desc')
      .execute()
    for (const { id } of others === 'newest' ? made.slice(1) : made)
      await db.deleteFrom('affiliateUrl').where('id', '=', id).execute()
    await db.deleteFrom('affiliateUrl').where('code', '=', link.code).execute()
    await db
      .insertInto('affiliateUrl')
      .values({ ...link, memberId: agent.id, createdAt: 1 })
      .execute()
  },
})
