import type { Kysely } from 'kysely'
import type { documentCalls } from '../../platform/calls/documents'
import type { DocumentTable } from '../db/documents'
import type { Tables } from '../db/tables'
import type { Handlers } from '../handler'
import { getSetting } from '../settings'
import { filler } from '../world/terms'

interface Place {
  readonly db: Kysely<Tables>
  readonly language: string
  readonly now: () => number
}

/** Tools of player protection, and the links by which texts refer to them. */
const tools = { PLAYLIMIT3: 'view=limits', PLAYBREAK3: 'view=break' } as const

/** Texts never promise a tool the platform does not have: such paragraphs are omitted. */
async function onlyWhatIsThere(html: string, db: Kysely<Tables>): Promise<string> {
  const flags = await getSetting(db, 'whitelabel')
  const missing = Object.entries(tools).flatMap(([flag, view]) => (flags[flag] === '1' ? [] : [view]))
  return html.replaceAll(/<p>.*?<\/p>/gs, (paragraph) =>
    missing.some((view) => paragraph.includes(view)) ? '' : paragraph,
  )
}

/** Without the text the answer is empty, and the screen says so. */
async function documentOf(key: DocumentTable['key'], { db, language, now }: Place) {
  const row = await db.selectFrom('document').selectAll().where('key', '=', key).executeTakeFirst()
  const text = (await filler(db))((language === 'TY' ? row?.contentTy : row?.contentEn) ?? '')
  return {
    content: await onlyWhatIsThere(text, db),
    since: row?.since ?? now(),
  }
}

export const documentHandlers = {
  userAgreement: (_, place) => documentOf('agreement', place),
  siteDocument: ({ document }, place) => documentOf(document, place),
} satisfies Pick<Handlers, keyof typeof documentCalls>
