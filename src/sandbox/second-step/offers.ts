import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { Refusal } from '../handler'
import { findSetting } from '../settings'

/**
 * Features the operator offers besides the password, by flag; those switched off are neither requested nor
 * answered.
 */
export async function offers(db: Kysely<Tables>) {
  const flags = (await findSetting(db, 'whitelabel')) ?? {}
  const on = (flag: string) => flags[flag] === '1'
  return { passkeys: on('PASSKEY3'), app: on('AUTHAPP3'), demanded: on('WITHDRAWSTEP3') }
}

/** Refuses if the operator has it switched off. */
export async function demandOffer(db: Kysely<Tables>, what: 'passkeys' | 'app'): Promise<void> {
  if (!(await offers(db))[what]) throw new Refusal(403, 'permission.denied')
}
