import { announcementsOf } from '../handlers/content'
import type { HandlerContext } from '../handler'

/** Announcements for agents, newest first, each with whether this one has opened it (AGENT-15). */
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
