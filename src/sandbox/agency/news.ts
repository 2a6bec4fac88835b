import { announcementsOf } from '../handlers/content'
import { Refusal, type HandlerContext } from '../handler'

/** Announcements for agents, newest first, each with whether this agent has read it (AGENT-15). */
export async function agentNews(context: HandlerContext, memberId: string) {
  const read = await context.db
    .selectFrom('announcementRead')
    .select('announcementId')
    .where('memberId', '=', memberId)
    .execute()
  const seen = new Set(read.map(({ announcementId }) => announcementId))
  const list = await announcementsOf('A', context)
  return list.map((one) => ({ ...one, read: seen.has(one.id) }))
}

/** Marks an announcement as read; refused if there is no such announcement for agents. */
export async function markRead(
  { db, now }: HandlerContext,
  memberId: string,
  announcementId: string,
): Promise<void> {
  const found = await db
    .selectFrom('announcement')
    .select('id')
    .where('id', '=', announcementId)
    .where('kind', '=', 'A')
    .executeTakeFirst()
  if (!found) throw new Refusal(404, 'announcement.not.found')
  await db
    .insertInto('announcementRead')
    .values({ memberId, announcementId, at: now() })
    .onConflict((c) => c.doNothing())
    .execute()
}
