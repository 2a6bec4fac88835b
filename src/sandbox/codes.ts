import type { Kysely } from 'kysely'
import type { Tables } from './db/tables'
import { Refusal, type HandlerContext } from './handler'
import { mobileKey } from './accounts'
import { getSetting } from './settings'

/**
 * What a code by SMS may be used for: a login or a password reset, a registration (rulings: "SMS paths"), or the word
 * of the third party that proves numbers.
 */
export type CodePurpose = 'noLogin' | 'register' | 'provider'

type CodeContext = Pick<HandlerContext, 'db' | 'now' | 'random'>

const codeLength = 6
/** After so many wrong guesses the code is worthless: a million codes cannot be tried. */
const wrongTriesAllowed = 5

/**
 * Sends a code. A second one before the first has run out is refused with the wait (trust 21).
 * `deliver` false goes through the same motions for a number that has no account.
 */
export async function sendCode(
  { db, now, random }: CodeContext,
  mobileNum: string,
  purpose: CodePurpose,
  deliver: boolean,
): Promise<{ expiredMinutes: number }> {
  const mobile = mobileKey(mobileNum)
  if (!/^\d{8,12}$/.test(mobile)) throw new Refusal(400, 'request.invalid')
  const { expiredMinutes } = await getSetting(db, 'sms')
  const at = now()
  const before = await find(db, mobile, purpose)
  if (before && before.sentAt <= at && before.expiresAt > at) {
    throw new Refusal(429, 'request.too.many', { retryAfter: Math.ceil((before.expiresAt - at) / 1000) })
  }
  const code = random.digits(codeLength)
  const fresh = { code, sentAt: at, expiresAt: at + expiredMinutes * 60_000, wrongTries: 0 }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('smsCode')
      .values({ mobile, purpose, ...fresh })
      .onConflict((c) => c.columns(['mobile', 'purpose']).doUpdateSet(fresh))
      .execute()
    if (!deliver) return
    await trx
      .insertInto('outbox')
      .values({ channel: 'sms', recipient: mobile, text: `Your Perya code is ${code}.`, code, at })
      .execute()
  })
  return { expiredMinutes }
}

function find(db: Kysely<Tables>, mobile: string, purpose: CodePurpose) {
  return db
    .selectFrom('smsCode')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** Whether the next code to this number would be a further one: the last was sent, ran out and was never used. */
export async function isFurther(
  { db, now }: CodeContext,
  mobileNum: string,
  purpose: CodePurpose,
): Promise<boolean> {
  const before = await find(db, mobileKey(mobileNum), purpose)
  return before !== undefined && before.expiresAt <= now()
}

/** Whether the code is the one that was sent and still good. A wrong guess counts. */
export async function checkCode(
  { db, now }: CodeContext,
  mobileNum: string,
  code: string,
  purpose: CodePurpose,
): Promise<'right' | 'wrong' | 'expired'> {
  const mobile = mobileKey(mobileNum)
  const row = await find(db, mobile, purpose)
  if (!row) return 'wrong'
  if (row.expiresAt <= now() || row.wrongTries >= wrongTriesAllowed) return 'expired'
  if (row.code === code) return 'right'
  await db
    .updateTable('smsCode')
    .set((eb) => ({ wrongTries: eb('wrongTries', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .execute()
  return 'wrong'
}

/** Refuses unless the code is right. It stays good until `useUpCode`. */
export async function demandCode(
  context: CodeContext,
  mobileNum: string,
  code: string,
  purpose: CodePurpose,
): Promise<void> {
  const verdict = await checkCode(context, mobileNum, code, purpose)
  if (verdict !== 'right') throw new Refusal(400, `verification.${verdict}`)
}

/** A code serves once: refuses when another request was faster. */
export async function useUpCode(
  { db }: CodeContext,
  mobileNum: string,
  code: string,
  purpose: CodePurpose,
): Promise<void> {
  const result = await db
    .deleteFrom('smsCode')
    .where('mobile', '=', mobileKey(mobileNum))
    .where('purpose', '=', purpose)
    .where('code', '=', code)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) throw new Refusal(400, 'verification.wrong')
}
