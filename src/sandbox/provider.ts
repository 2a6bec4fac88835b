import * as v from 'valibot'
import { findByEmail, findByMobile, mobileKey, type Member } from './accounts'
import { demandCode, sendCode, useUpCode } from './codes'
import { escapeHtml, pageHeaders, renderDocument } from './demo/document'
import { words, type Language } from './demo/words'
import { Refusal, type HandlerContext } from './handler'
import { answerFailure, json } from './http/envelope'
import { personas } from './personas'
import { siteBrand } from './settings'
import { groundOf } from './world/pictures'

/**
 * The sandbox's third-party sign-in: a social network, a search engine, and an SMS provider. Its tokens are
 * random, single-use and valid only here; real providers are configured per site.
 */

type ProviderContext = Pick<HandlerContext, 'db' | 'now' | 'random'> &
  Partial<Pick<HandlerContext, 'remoteAddress'>>

/** Lifetime of a token, milliseconds. */
const wordLife = 5 * 60_000
const names = { facebook: 'Facebook', google: 'Google' } as const

async function giveWord({ db, now, random }: ProviderContext, channel: 'social' | 'sms', subject: string) {
  const token = random.token()
  await db.deleteFrom('providerWord').where('expiresAt', '<=', now()).execute()
  const row = { token, channel, subject, expiresAt: now() + wordLife }
  await db.insertInto('providerWord').values(row).execute()
  return token
}

/** The e-mail or number a token stands for; the token is consumed. Refuses an unknown or expired token. */
export async function takeWord({ db, now }: ProviderContext, channel: 'social' | 'sms', token: string) {
  const row = await db
    .deleteFrom('providerWord')
    .where('token', '=', token)
    .where('channel', '=', channel)
    .where('expiresAt', '>', now())
    .returning('subject')
    .executeTakeFirst()
  if (!row) throw new Refusal(400, channel === 'sms' ? 'verification.wrong' : 'permission.denied')
  return row.subject
}

/** The member a provider's token stands for (LOGIN-25). Refuses if there is no such account. */
export async function memberOfWord(
  context: ProviderContext,
  input: { firebaseChannel?: 'sms' | undefined; firebaseIdToken?: string | undefined },
): Promise<Member> {
  const channel = input.firebaseChannel === 'sms' ? 'sms' : 'social'
  const subject = await takeWord(context, channel, input.firebaseIdToken ?? '')
  const find = channel === 'sms' ? findByMobile : findByEmail
  const member = await find(context.db, subject)
  if (!member) throw new Refusal(404, 'member.not.found')
  return member
}

/** The page where a player chooses an account; null for an unknown provider. */
export async function providerPage(url: URL, context: ProviderContext): Promise<Response | null> {
  const provider = url.pathname.split('/').at(-1) ?? ''
  if (!Object.hasOwn(names, provider)) return null
  const name = names[provider as keyof typeof names]
  const language: Language = url.searchParams.get('lang') === 'TY' ? 'TY' : 'EN'
  const say = words[language]
  const people = personas.filter(({ type, locked }) => type <= 1 && !locked).slice(0, 4)
  const choice = async (who: string, email: string) =>
    `<li><button type="button" data-token="${await giveWord(context, 'social', email)}">` +
    `<b>${escapeHtml(who)}</b><span>${escapeHtml(email)}</span></button></li>`
  const rows = [
    ...(await Promise.all(
      people.map(({ nickname, username, email }) => choice(nickname ?? username, email)),
    )),
    await choice(say.providerStranger, 'stranger@example.com'),
  ]
  const html = renderDocument({
    language,
    ground: groundOf(await siteBrand(context.db)),
    title: name,
    styles: ['game.css', 'provider.css'],
    scripts: ['provider.js'],
    data: { provider },
    body:
      `<main class="provider"><h1>${say.providerTitle.replace('{0}', name)}</h1><p>${say.providerText}</p>` +
      `<ul>${rows.join('')}</ul><button type="button" class="out">${say.providerCancel}</button></main>`,
  })
  const headers = pageHeaders(url.origin, "'none'")
  // A normal page, which may post to its opener: both send the same opener policy.
  headers['Content-Security-Policy'] = (headers['Content-Security-Policy'] ?? '').replace(
    '; sandbox allow-scripts',
    '',
  )
  return new Response(html, { headers: { ...headers, 'Cross-Origin-Opener-Policy': 'same-origin' } })
}

const codeRequest = v.object({ mobileNum: v.string(), verificationCode: v.optional(v.string()) })

/**
 * Sends a code (`code`), or exchanges a correct one for a token (`word`): the SMS provider (REG-12,
 * SMS-03).
 */
export async function phoneProvider(request: Request, act: string, context: ProviderContext) {
  const said = v.safeParse(codeRequest, await request.json().catch(() => null))
  if (!said.success || (act !== 'code' && act !== 'word')) return answerFailure(400, 'request.invalid')
  const { mobileNum, verificationCode = '' } = said.output
  try {
    if (act === 'code') {
      await sendCode(context, mobileNum, 'provider', true)
      return json(200, { success: true, value: null })
    }
    await demandCode(context, mobileNum, verificationCode, 'provider')
    await useUpCode(context, mobileNum, verificationCode, 'provider')
    const idToken = await giveWord(context, 'sms', mobileKey(mobileNum))
    return json(200, { success: true, value: { idToken } })
  } catch (error) {
    if (error instanceof Refusal) return answerFailure(error.status, error.code, error)
    throw error
  }
}
