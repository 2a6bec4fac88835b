import { Refusal, type HandlerContext } from './handler'

/** Failures after which a captcha is wanted (LOGIN-10), and after which one has to wait. */
export const captchaAfter = 2
const waitAfter = 10
/** A row of failures is forgotten so long after the last one. */
const memory = 15 * 60_000
const captchaLife = 5 * 60_000
export const captchaLength = 4

/** Counted per user name and address: nobody can lock others out, or try many names for free. */
const keyOf = (username: string, address: string) => `${username.trim().toLowerCase()}|${address}`

/** Failures in a row that still count. */
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

/** Counts one more failure; answers how many there are now. */
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

/** Makes a captcha and keeps its answer. */
export async function newCaptcha({ db, now, random }: HandlerContext, purpose: string) {
  const id = random.bytes(12).toString('hex')
  const answer = random.digits(captchaLength)
  await db.deleteFrom('captcha').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('captcha')
    .values({ id, answer, purpose, expiresAt: now() + captchaLife })
    .execute()
  return { id, answer }
}

/**
 * Refuses unless the captcha named in the header is answered right: one that was made for this purpose, or for any
 * where none is named. Right or wrong, it is used up.
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
