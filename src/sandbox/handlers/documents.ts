import type { documentCalls } from '../../platform/calls/documents'
import type { Handlers } from '../handler'
import { filler } from '../world/terms'

export const documentHandlers = {
  /** Without the text the answer is empty, and the screen says so. */
  async userAgreement(_, { db, language, now }) {
    const row = await db.selectFrom('document').selectAll().where('key', '=', 'agreement').executeTakeFirst()
    return {
      content: (await filler(db))((language === 'TY' ? row?.contentTy : row?.contentEn) ?? ''),
      since: row?.since ?? now(),
    }
  },
} satisfies Pick<Handlers, keyof typeof documentCalls>
