import type { serviceDeskCalls } from '../../platform/calls/service-desk'
import type { Handlers } from '../handler'

/** Entry types: encrypted (SITE-09), and plain. */
const sealedEntry = 3
const plainEntry = 1

export const serviceDeskHandlers = {
  async serviceAgents(_, { db, language }) {
    const rows = await db.selectFrom('serviceAgent').selectAll().orderBy('csPosition').execute()
    return rows.map(({ csPosition, type, titleEn, titleTy }) => ({
      csPosition,
      type,
      title: language === 'TY' ? titleTy : titleEn,
    }))
  },

  async launchChat({ csPosition, type }, { db }) {
    const agent = await db
      .selectFrom('serviceAgent')
      .selectAll()
      .where('csPosition', '=', csPosition)
      .where('type', '=', type)
      .executeTakeFirst()
    if (!agent) return null
    return { type: agent.sealed === 1 ? sealedEntry : plainEntry, name: agent.type, path: agent.path }
  },
} satisfies Pick<Handlers, keyof typeof serviceDeskCalls>
