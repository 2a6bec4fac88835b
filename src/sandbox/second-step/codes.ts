import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { hashToken, type Member } from '../accounts'
import type { Tables } from '../db/tables'
import { Refusal, type HandlerContext } from '../handler'
import { siteBrand } from '../settings'
import { fillTerms } from '../world/terms'
import { stepOf, storeStep } from './safety'

/** Number of recovery codes per set. */
const codeCount = 10
const period = 30_000
/** Without easily confused letters and digits. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const totpOf = (secret: string, about: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...about, secret: Secret.fromBase32(secret), digits: 6, period: period / 1000 })

/** The code an app with this secret shows at a given time. */
export const codeNow = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at })

/** A secret for the caller's app, in force only once one of its codes has been received. */
export async function beginApp(context: HandlerContext, member: Member) {
  const row = await stepOf(context.db, member.id)
  if (row?.confirmed === 1) throw new Refusal(409, 'authenticator.exists')
  const secret = new Secret({ buffer: Uint8Array.from(context.random.bytes(20)).buffer }).base32
  await storeStep(context, member.id, { secret, confirmed: 0, lastStep: 0 })
  const issuer = fillTerms('{operator}', await siteBrand(context.db))
  return { secret, uri: totpOf(secret, { issuer, label: member.username }).toString() }
}

/** Whether this is the app's current, previous or next code; each code is accepted once. */
export async function takeCode(
  db: Kysely<Tables>,
  memberId: string,
  code: string,
  at: number,
  confirmed: 0 | 1 = 1,
): Promise<boolean> {
  const row = await stepOf(db, memberId)
  if (!row?.secret || row.confirmed !== confirmed || !/^\d{6}$/.test(code)) return false
  const delta = totpOf(row.secret).validate({ token: code, timestamp: at, window: 1 })
  if (delta === null) return false
  const step = Math.floor(at / period) + delta
  if (step <= row.lastStep) return false
  await db
    .updateTable('secondStep')
    .set({ lastStep: step, confirmed: 1 })
    .where('memberId', '=', memberId)
    .execute()
  return true
}

const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
/** How a recovery code is kept. */
export const hashOf = (memberId: string, code: string) => hashToken(`${memberId}|${plain(code)}`)

/** Consumes a recovery code, if the member has it. */
export async function takeRecoveryCode(db: Kysely<Tables>, memberId: string, code: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('recoveryCode')
    .where('memberId', '=', memberId)
    .where('hash', '=', hashOf(memberId, code))
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** A new set replacing the old one; only hashes are stored. */
export async function newRecoveryCodes(
  { db, random }: HandlerContext,
  memberId: string,
): Promise<{ codes: string[] }> {
  const part = () => Array.from({ length: 5 }, () => letters[random.below(letters.length)]).join('')
  const codes = Array.from({ length: codeCount }, () => `${part()}-${part()}`)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recoveryCode').where('memberId', '=', memberId).execute()
    const rows = codes.map((code) => ({ memberId, hash: hashOf(memberId, code) }))
    await trx.insertInto('recoveryCode').values(rows).execute()
  })
  return { codes }
}

/** Removes the app and its recovery codes. */
export async function endApp(context: HandlerContext, memberId: string): Promise<void> {
  await storeStep(context, memberId, { secret: null, confirmed: 0, lastStep: 0 })
  await context.db.deleteFrom('recoveryCode').where('memberId', '=', memberId).execute()
}
