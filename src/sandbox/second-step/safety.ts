import type { Kysely } from 'kysely'
import type { SafetyValue } from '../../platform/calls/second-step'
import type { SecondStepTable } from '../db/second-step'
import type { Tables } from '../db/tables'
import type { HandlerContext } from '../handler'
import { offers } from './offers'

type Stores = Pick<HandlerContext, 'db' | 'random'>

export const passkeysOf = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()

export const stepOf = (db: Kysely<Tables>, memberId: string) =>
  db.selectFrom('secondStep').selectAll().where('memberId', '=', memberId).executeTakeFirst()

/** The member's row, created with the first change. */
export async function storeStep(
  { db, random }: Stores,
  memberId: string,
  changes: Partial<Omit<SecondStepTable, 'memberId' | 'userHandle'>>,
): Promise<SecondStepTable> {
  const fresh = { secret: null, confirmed: 0, lastStep: 0, atWithdrawals: 0, ...changes }
  return db
    .insertInto('secondStep')
    .values({ memberId, userHandle: random.token(), ...fresh })
    .onConflict((c) => c.column('memberId').doUpdateSet({ memberId, ...changes }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The steps that can currently be required of the account. */
export async function stepsOf(db: Kysely<Tables>, memberId: string) {
  const [offered, row, passkeys, codes] = await Promise.all([
    offers(db),
    stepOf(db, memberId),
    passkeysOf(db, memberId),
    db.selectFrom('recoveryCode').select('hash').where('memberId', '=', memberId).execute(),
  ])
  const app = offered.app && row?.confirmed === 1
  const keys = offered.passkeys ? passkeys : []
  return {
    app,
    keys,
    codes: app ? codes.length : 0,
    any: app || keys.length > 0,
    demanded: offered.demanded,
    atWithdrawals: offered.demanded || ((app || keys.length > 0) && row?.atWithdrawals === 1),
  }
}

/** The account's sign-in methods as its owner sees them. */
export async function safetyOf({ db, caller }: Pick<HandlerContext, 'db' | 'caller'>): Promise<SafetyValue> {
  const { app, keys, codes, demanded, atWithdrawals } = await stepsOf(db, caller!.memberId)
  return {
    passkeys: keys.map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt })),
    authenticator: app,
    recoveryCodes: codes,
    atWithdrawals,
    demanded,
  }
}

/** If no method is left for withdrawals to require, the setting is cleared. */
export async function forgetChoice(context: HandlerContext, memberId: string): Promise<void> {
  const { any } = await stepsOf(context.db, memberId)
  if (!any) await storeStep(context, memberId, { atWithdrawals: 0 })
}
