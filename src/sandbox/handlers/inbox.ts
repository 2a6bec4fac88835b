import type { inboxCalls } from '../../platform/calls/inbox'
import type { HandlerContext, Handlers } from '../handler'
import { filler } from '../world/terms'
import { memberOf } from './collections'

/** Anything that is not a number maps to an id no row has. */
const rowId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : -1)

function ownMessage(context: HandlerContext, id: string) {
  const { memberId } = memberOf(context)
  return context.db
    .selectFrom('inbox')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('id', '=', rowId(id))
    .executeTakeFirst()
}

export const inboxHandlers = {
  async inboxMessage({ id }, context) {
    const row = await ownMessage(context, id)
    if (!row) return null
    const ty = context.language === 'TY'
    const fill = await filler(context.db)
    return {
      id: String(row.id),
      title: fill(ty ? row.titleTy : row.titleEn),
      content: fill(ty ? row.contentTy : row.contentEn),
      sentAt: row.sentAt,
      read: row.readAt !== null,
    }
  },

  async readMessage({ id }, context) {
    await context.db
      .updateTable('inbox')
      .set({ readAt: context.now() })
      .where('memberId', '=', memberOf(context).memberId)
      .where('id', '=', rowId(id))
      .where('readAt', 'is', null)
      .execute()
    return null
  },

  async deleteMessage({ id }, context) {
    await context.db
      .deleteFrom('inbox')
      .where('memberId', '=', memberOf(context).memberId)
      .where('id', '=', rowId(id))
      .execute()
    return null
  },
} satisfies Pick<Handlers, keyof typeof inboxCalls>
