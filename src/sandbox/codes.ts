import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './db/tables'
import { Refusal, type HandlerContext } from './handler'
import { mobileKey } from './accounts'
import { getSetting, siteBrand } from './settings'
import { fillTerms } from './world/terms'

/**
 * What a code may be used for: login or password reset, registration (rulings: "SMS paths"), the SMS
 * provider's token, or to verify a number or an address.
 */
export type CodePurpose = 'noLogin' | 'register' | 'provider' | 'contact'

type CodeContext = Pick<HandlerContext, 'db' | 'now' | 'random'>
/** The same, with the requester's address. */
type SendContext = CodeContext & Partial<Pick<HandlerContext, 'remoteAddress'>>

const codeLength = 6
/** How a number or an address is stored with its code. */
const keyOf = (contact: string) => (contact.includes('@') ? contact.trim().toLowerCase() : mobileKey(contact))
/** Maximum number of codes per hour to one number or address, and from one place. */
export const codesAnHour = { contact: 6, place: 30 } as const
const hour = 60 * 60_000
/** A code is void after this many wrong guesses, so that it cannot be brute-forced. */
const wrongTriesAllowed = 5

/**
 * Sends a code. Refused with the remaining wait until the previous one has expired (trust 21). With
 * `deliver` false it does the same work for a number without an account.
 */
export async function sendCode(
  { db, now, random, remoteAddress = '' }: SendContext,
  mobileNum: string,
  purpose: CodePurpose,
  deliver: boolean,
): Promise<{ expiredMinutes: number }> {
  const mobile = keyOf(mobileNum)
  const isMail = mobile.includes('@')
  if (!isMail && !/^\d{8,12}$/.test(mobile)) throw new Refusal(400, 'request.invalid')
  const { expiredMinutes } = await getSetting(db, 'sms')
  const at = now()
  const before = await find(db, mobile, purpose)
  if (before && before.sentAt <= at && before.expiresAt > at) {
    throw new Refusal(429, 'request.too.many', { retryAfter: Math.ceil((before.expiresAt - at) / 1000) })
  }
  const code = random.digits(codeLength)
  const fresh = { code, sentAt: at, expiresAt: at + expiredMinutes * 60_000, wrongTries: 0 }
  await db.transaction().execute(async (trx) => {
    await countCode(trx, { contact: mobile, place: remoteAddress }, at)
    await trx
      .insertInto('smsCode')
      .values({ mobile, purpose, ...fresh })
      .onConflict((c) => c.columns(['mobile', 'purpose']).doUpdateSet(fresh))
      .execute()
    if (!deliver) return
    await trx
      .insertInto('outbox')
      .values({
        channel: isMail ? 'mail' : 'sms',
        recipient: mobile,
        text: fillTerms(`Your {operator} code is ${code}.`, await siteBrand(trx)),
        code,
        at,
      })
      .execute()
  })
  return { expiredMinutes }
}

/**
 * Counts a code, sent or not, and refuses those over the hourly limit. Whether the number has an account
 * makes no difference (trust 20).
 */
async function countCode(
  trx: Transaction<Tables>,
  asked: { readonly contact: string; readonly place: string },
  at: number,
): Promise<void> {
  await trx
    .deleteFrom('codeSent')
    .where('at', '<=', at - hour)
    .execute()
  for (const by of ['contact', 'place'] as const) {
    const sent = await trx
      .selectFrom('codeSent')
      .select('at')
      .where(by, '=', asked[by])
      .orderBy('at')
      .execute()
    const [first] = sent
    if (first && sent.length >= codesAnHour[by]) {
      const retryAfter = Math.max(1, Math.ceil((first.at + hour - at) / 1000))
      throw new Refusal(429, 'request.too.many', { retryAfter })
    }
  }
  await trx
    .insertInto('codeSent')
    .values({ ...asked, at })
    .execute()
}

function find(db: Kysely<Tables>, mobile: string, purpose: CodePurpose) {
  return db
    .selectFrom('smsCode')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** Whether the next code to this number is a repeat: the last one was sent, expired and never used. */
export async function isFurther(
  { db, now }: CodeContext,
  mobileNum: string,
  purpose: CodePurpose,
): Promise<boolean> {
  const before = await find(db, keyOf(mobileNum), purpose)
  return before !== undefined && before.expiresAt <= now()
}

/**
 * Whether this is the last code sent and still valid. A guess is counted before it is checked, in one
 * statement, and a correct one is deducted again: concurrent guesses gain nothing.
 */
export async function checkCode(
  { db, now }: CodeContext,
  mobileNum: string,
  code: string,
  purpose: CodePurpose,
): Promise<'right' | 'wrong' | 'expired'> {
  const mobile = keyOf(mobileNum)
  const count = (by: 1 | -1) =>
    db
      .updateTable('smsCode')
      .set((eb) => ({ wrongTries: eb('wrongTries', '+', by) }))
      .where('mobile', '=', mobile)
      .where('purpose', '=', purpose)
  const counted = await count(1)
    .where('wrongTries', '<', wrongTriesAllowed)
    .where('expiresAt', '>', now())
    .returning('code')
    .executeTakeFirst()
  if (!counted) return (await find(db, mobile, purpose)) ? 'expired' : 'wrong'
  if (counted.code !== code) return 'wrong'
  await count(-1).where('code', '=', code).execute()
  return 'right'
}

/** Refuses unless the code is right. It stays valid until `useUpCode`. */
export async function demandCode(
  context: CodeContext,
  mobileNum: string,
  code: string,
  purpose: CodePurpose,
): Promise<void> {
  const verdict = await checkCode(context, mobileNum, code, purpose)
  if (verdict !== 'right') throw new Refusal(400, `verification.${verdict}`)
}

/** Consumes a code; refuses if another request was faster. */
export async function useUpCode(
  { db }: CodeContext,
  mobileNum: string,
  code: string,
  purpose: CodePurpose,
): Promise<void> {
  const result = await db
    .deleteFrom('smsCode')
    .where('mobile', '=', keyOf(mobileNum))
    .where('purpose', '=', purpose)
    .where('code', '=', code)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) throw new Refusal(400, 'verification.wrong')
}
