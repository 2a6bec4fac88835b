import type { Kysely } from 'kysely'
import type { documentCalls } from '../../platform/calls/documents'
import type { DocumentTable } from '../db/documents'
import type { Tables } from '../db/tables'
import type { Handlers } from '../handler'
import { filler } from '../world/terms'

interface Place {
  readonly db: Kysely<Tables>
  readonly language: string
  readonly now: () => number
}

/** Without the text the answer is empty, and the screen says so. */
async function documentOf(key: DocumentTable['key'], { db, language, now }: Place) {
  const row = await db.selectFrom('document').selectAll().where('key', '=', key).executeTakeFirst()
  return {
    content: (await filler(db))((language === 'TY' ? row?.contentTy : row?.contentEn) ?? ''),
    since: row?.since ?? now(),
  }
}

export const documentHandlers = {
  userAgreement: (_, place) => documentOf('agreement', place),
  siteDocument: ({ document }, place) => documentOf(document, place),
} satisfies Pick<Handlers, keyof typeof documentCalls>
