import type { Kysely } from 'kysely'
import { findByName, hashToken, type Member } from './accounts'
import type { Tables } from './db/tables'
import { Refusal, type HandlerContext } from './handler'

/** Tokens that phones store in place of a password: each signs in once. */

const life = 90 * 24 * 60 * 60_000

export async function giveToken({ db, now, random, caller }: HandlerContext): Promise<string> {
  const token = random.token()
  const { id, memberId } = await db
    .selectFrom('session')
    .select(['id', 'memberId'])
    .where('tokenHash', '=', hashToken(caller!.token))
    .executeTakeFirstOrThrow(() => new Refusal(401, 'session.ended'))
  await db
    .insertInto('rememberToken')
    .values({ hash: hashToken(token), memberId, sessionId: id, madeAt: now(), used: 0 })
    .execute()
  return token
}

/** A device's token is revoked with its session: otherwise it would sign in again automatically. */
export async function forgetTokensOf(
  db: Kysely<Tables>,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<void> {
  await db
    .deleteFrom('rememberToken')
    .where('memberId', '=', memberId)
    .where('sessionId', '=', sessionId)
    .execute()
}

export async function forgetTokens(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.deleteFrom('rememberToken').where('memberId', '=', memberId).execute()
}

/**
 * Signs an account in by token, once; undefined for a token that is unknown, too old or another account's.
 * Reuse means that two parties have it: all of the account's tokens are then revoked.
 */
export async function takeToken(
  { db, now }: HandlerContext,
  username: string,
  token: string,
): Promise<Member | undefined> {
  const member = await findByName(db, username)
  if (!member) return undefined
  const mine = { hash: hashToken(token), memberId: member.id }
  const taken = await db
    .updateTable('rememberToken')
    .set({ used: 1 })
    .where('hash', '=', mine.hash)
    .where('memberId', '=', mine.memberId)
    .where('used', '=', 0)
    .where('madeAt', '>', now() - life)
    .executeTakeFirst()
  if (taken.numUpdatedRows > 0n) return member
  const again = await db
    .selectFrom('rememberToken')
    .select('hash')
    .where('hash', '=', mine.hash)
    .where('memberId', '=', mine.memberId)
    .executeTakeFirst()
  if (again) await forgetTokens(db, member.id)
  return undefined
}
