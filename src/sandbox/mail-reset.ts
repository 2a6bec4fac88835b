import type { Member } from './accounts'
import { escapeHtml, pageHeaders, renderDocument, type Look } from './demo/document'
import { words, type Language } from './demo/words'
import type { HandlerContext } from './handler'
import { ownerChanged } from './owner-changed'
import { hashPassword, passwordLength } from './passwords'
import { siteBrand } from './settings'
import { groundOf } from './world/pictures'

/**
 * The page behind the link in a reset mail. It belongs to the platform, outside the contract: the app only
 * requests the mail (FORGOT-05). A code works once, for half an hour, and is void once a later mail is
 * sent.
 */

type MailContext = Pick<HandlerContext, 'db' | 'now' | 'random'>

const life = 30 * 60_000

/** Address of the page, as written in the mail. */
export const resetLink = (code: string, language: Language) => `/demo/password/${code}?lang=${language}`

async function ownerOf(code: string, { db, now }: MailContext): Promise<Member | undefined> {
  const mail = await db
    .selectFrom('outbox')
    .select('memberId')
    .where('channel', '=', 'mail')
    .where('code', '=', code)
    .where('at', '>', now() - life)
    .executeTakeFirst()
  return db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', mail?.memberId ?? '')
    .executeTakeFirst()
}

/** Sets the password and consumes every code mailed to this player; false if another attempt was faster. */
async function change(member: Member, code: string, password: string, context: MailContext) {
  const { db, random } = context
  const passwordHash = await hashPassword(password, random)
  const changed = await db.transaction().execute(async (trx) => {
    const mails = trx.updateTable('outbox').set({ code: '' }).where('channel', '=', 'mail')
    const used = await mails.where('code', '=', code).executeTakeFirst()
    if (used.numUpdatedRows === 0n) return false
    await mails.where('memberId', '=', member.id).execute()
    await trx.updateTable('member').set({ passwordHash }).where('id', '=', member.id).execute()
    return true
  })
  if (changed) await ownerChanged(context, member, 'password')
  return changed
}

/** Shows and handles the form: the password has to be typed twice. */
export async function mailResetPage(request: Request, code: string, context: MailContext): Promise<Response> {
  const url = new URL(request.url)
  const language: Language = url.searchParams.get('lang') === 'TY' ? 'TY' : 'EN'
  const say = words[language]
  const look = { origin: url.origin, language, ground: groundOf(await siteBrand(context.db)) }
  const page = (status: number, body: string) => document(look, status, body)
  const note = (text: string) => `<p>${text}</p><p><a href="/m/login">${say.resetLogin}</a></p>`

  const member = code === '' ? undefined : await ownerOf(code, context)
  if (!member) return page(404, note(say.resetOver))
  const form = (problem: string) =>
    `<p>${say.resetText.replace('{0}', escapeHtml(member.username))}</p>` +
    `<form method="post"><p role="alert">${problem}</p>` +
    `<label>${say.resetNew}<input type="password" name="password" autocomplete="new-password" required minlength="${passwordLength.min}"></label>` +
    `<label>${say.resetAgain}<input type="password" name="again" autocomplete="new-password" required></label>` +
    `<button class="main">${say.resetGo}</button></form>`
  if (request.method !== 'POST') return page(200, form(''))

  const typed = new URLSearchParams(await request.text())
  const password = typed.get('password') ?? ''
  if (password.length < passwordLength.min || password.length > passwordLength.max) {
    return page(400, form(say.resetShort.replace('{0}', String(passwordLength.min))))
  }
  if (password !== typed.get('again')) return page(400, form(say.resetDifferent))
  const done = await change(member, code, password, context)
  return page(done ? 200 : 404, note(done ? say.resetDone : say.resetOver))
}

function document({ origin, language, ground }: Look, status: number, body: string): Response {
  const title = words[language].resetTitle
  const html = renderDocument({
    language,
    ground,
    title,
    styles: ['game.css', 'reset.css'],
    scripts: [],
    data: {},
    body: `<main class="note"><h1>${title}</h1>${body}</main>`,
  })
  const headers = pageHeaders(origin, "'none'")
  // A normal page, whose form posts to itself.
  const policy = (headers['Content-Security-Policy'] ?? '')
    .replace('; sandbox allow-scripts', '')
    .replace("form-action 'none'", `form-action ${origin}`)
  return new Response(html, { status, headers: { ...headers, 'Content-Security-Policy': policy } })
}
