import type { World } from './world'

/** Announcements after sign-in; test worlds start without any. */
export async function announce(world: World, ...ids: readonly string[]): Promise<void> {
  for (const [n, id] of ids.entries()) {
    await world.db
      .insertInto('announcement')
      .values({
        id,
        kind: 'PU',
        titleEn: `Title of ${id}`,
        titleTy: `Pamagat ng ${id}`,
        contentEn: '<p>Text</p>',
        contentTy: '<p>Teksto</p>',
        publishedAt: 1_000 - n,
      })
      .execute()
  }
}
