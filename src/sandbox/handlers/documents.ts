import type { documentCalls } from '../../platform/calls/documents'
import type { Handlers } from '../handler'

export const documentHandlers = {
  /** A world without the text has an empty one; the screen says that there is none. */
  async userAgreement(_, { db, language, now }) {
    const row = await db.selectFrom('document').selectAll().where('key', '=', 'agreement').executeTakeFirst()
    return {
      content: (language === 'TY' ? row?.contentTy : row?.contentEn) ?? '',
      since: row?.since ?? now(),
    }
  },
} satisfies Pick<Handlers, keyof typeof documentCalls>
