import type { Kysely } from 'kysely'
import { findByName, hashToken, type Member } from './accounts'
import type { Tables } from './db/tables'
import { Refusal, type HandlerContext } from './handler'

/** Tokens that phones keep instead of a password: each signs in once. */

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

/** What a device keeps goes with its session: it would sign in again by itself. */
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
 * The account that a token signs in, once; undefined for one that is unknown, too old or of another account. A second use
 * means that two have it: none of the account's is good any more.
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
