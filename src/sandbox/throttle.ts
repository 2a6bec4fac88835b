import type { Transaction } from 'kysely'
import { captchaAnswers } from './captchas'
import type { Tables } from './db/tables'
import { Refusal, type HandlerContext } from './handler'

/** Failures before a captcha is required (LOGIN-10), and before a cooldown. */
export const captchaAfter = 2
export const loginTries = 10
/** Failures are forgotten this long after the last one. */
const memory = 15 * 60_000
const captchaLife = 5 * 60_000

/** Counted per user name and address: nobody can lock others out, or try many names at no cost. */
export const loginKey = (username: string, address: string) => `${username.trim().toLowerCase()}|${address}`

/** Result of a guess: what it found, and the consecutive failures. */
interface Guessed<Found> {
  readonly found: Found | undefined
  readonly failures: number
}

/**
 * Limits guesses at a secret. They are serialised, each in one transaction with its count, so that concurrent
 * guesses gain nothing. `check` returns undefined for a wrong one; writes it made before refusing, such as a
 * used captcha, are kept.
 */
export async function guess<Found>(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { key, tries }: { readonly key: string; readonly tries: number },
  check: (trx: Transaction<Tables>, before: number) => Promise<Found | undefined>,
): Promise<Guessed<Found>> {
  const ended = await db.transaction().execute(async (trx): Promise<Guessed<Found> | Refusal> => {
    const row = await trx.selectFrom('loginAttempt').selectAll().where('key', '=', key).executeTakeFirst()
    const before = row && row.lastAt > now() - memory ? row.failures : 0
    if (row && before >= tries) {
      const retryAfter = Math.max(1, Math.ceil((row.lastAt + memory - now()) / 1000))
      return new Refusal(429, 'request.too.many', { retryAfter, value: { captcha: true } })
    }
    try {
      const found = await check(trx, before)
      if (found !== undefined) {
        await trx.deleteFrom('loginAttempt').where('key', '=', key).execute()
        return { found, failures: 0 }
      }
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
    const next = { failures: before + 1, lastAt: now() }
    await trx
      .insertInto('loginAttempt')
      .values({ key, ...next })
      .onConflict((c) => c.column('key').doUpdateSet(next))
      .execute()
    return { found: undefined, failures: next.failures }
  })
  if (ended instanceof Refusal) throw ended
  return ended
}

/** Creates a captcha and stores its answer. */
export async function newCaptcha({ db, now, random }: HandlerContext, purpose: string) {
  const id = random.bytes(12).toString('hex')
  await db.deleteFrom('captcha').where('expiresAt', '<=', now()).execute()
  // A new picture must not repeat the digits of an open one.
  const open = new Set((await db.selectFrom('captcha').select('answer').execute()).map((row) => row.answer))
  const fresh = captchaAnswers.filter((one) => !open.has(one))
  const answers = fresh.length > 0 ? fresh : captchaAnswers
  const answer = answers[random.below(answers.length)] ?? ''
  await db
    .insertInto('captcha')
    .values({ id, answer, purpose, expiresAt: now() + captchaLife })
    .execute()
  return { id, answer }
}

/**
 * Refuses unless the captcha named in the header is answered correctly; it must have been made for this
 * purpose, or for any if none is named. Right or wrong, it is consumed.
 */
export async function demandCaptcha(
  context: Pick<HandlerContext, 'db' | 'now' | 'captchaId'>,
  purpose: string | null,
  answer: string,
): Promise<void> {
  const { db, now, captchaId } = context
  const value = { captcha: true }
  if (answer === '') throw new Refusal(400, 'login.captcha.required', { value })
  const row = await db
    .deleteFrom('captcha')
    .where('id', '=', captchaId ?? '')
    .$if(purpose !== null, (query) => query.where('purpose', '=', purpose))
    .where('expiresAt', '>', now())
    .returning('answer')
    .executeTakeFirst()
  if (row?.answer !== answer) throw new Refusal(400, 'login.captcha.wrong', { value })
}
