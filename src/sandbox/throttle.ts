import { captchaAnswers } from './captchas'
import { Refusal, type HandlerContext } from './handler'

/** Failures before a captcha is required (LOGIN-10), and before a cooldown. */
export const captchaAfter = 2
const waitAfter = 10
/** Failures are forgotten this long after the last one. */
const memory = 15 * 60_000
const captchaLife = 5 * 60_000

/** Counted per user name and address: nobody can lock others out, or try many names without cost. */
const keyOf = (username: string, address: string) => `${username.trim().toLowerCase()}|${address}`

/** Consecutive failures that still count. */
export async function failuresOf(context: HandlerContext, username: string): Promise<number> {
  const { db, now, remoteAddress } = context
  const row = await db
    .selectFrom('loginAttempt')
    .selectAll()
    .where('key', '=', keyOf(username, remoteAddress))
    .executeTakeFirst()
  if (!row || row.lastAt <= now() - memory) return 0
  if (row.failures >= waitAfter) {
    const retryAfter = Math.max(1, Math.ceil((row.lastAt + memory - now()) / 1000))
    throw new Refusal(429, 'request.too.many', { retryAfter, value: { captcha: true } })
  }
  return row.failures
}

/** Counts a failure and returns the new total. */
export async function countFailure(context: HandlerContext, username: string, before: number) {
  const key = keyOf(username, context.remoteAddress)
  const next = { failures: before + 1, lastAt: context.now() }
  await context.db
    .insertInto('loginAttempt')
    .values({ key, ...next })
    .onConflict((c) => c.column('key').doUpdateSet(next))
    .execute()
  return next.failures
}

export async function forgetFailures(context: HandlerContext, username: string): Promise<void> {
  const key = keyOf(username, context.remoteAddress)
  await context.db.deleteFrom('loginAttempt').where('key', '=', key).execute()
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
  context: HandlerContext,
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
