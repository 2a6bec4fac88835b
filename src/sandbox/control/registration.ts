import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../db/tables'
import { putSetting, type Settings } from '../settings'

/** What decides how an account is opened: the form's fields and rules, invitations and codes. */

const parts = v.looseObject({})

export const registrationBody = v.strictObject({
  flags: v.record(v.string(), v.string()),
  settings: parts,
  rules: parts,
  countries: v.array(parts),
})

/** Puts all of it in the place of what was there. */
export async function setRegistration(
  db: Kysely<Tables>,
  { flags, settings, rules, countries }: v.InferOutput<typeof registrationBody>,
): Promise<void> {
  await putSetting(db, 'whitelabel', flags)
  await putSetting(db, 'registerSettings', settings as unknown as Settings['registerSettings'])
  await putSetting(db, 'registerRules', rules as unknown as Settings['registerRules'])
  await putSetting(db, 'countries', countries as unknown as Settings['countries'])
}

/** These invitation codes are valid, and no others. */
export async function allowInvitations(db: Kysely<Tables>, codes: readonly string[]): Promise<void> {
  await db.updateTable('member').set({ affiliateCode: null }).execute()
  const members = await db.selectFrom('member').select('id').orderBy('id').limit(codes.length).execute()
  for (const [at, affiliateCode] of codes.entries()) {
    const of = db.updateTable('member').where('id', '=', members[at]?.id ?? '')
    await of.set({ affiliateCode }).execute()
  }
}

/** A code that is valid for ten minutes, in the place of all others. */
export async function expectCode(
  db: Kysely<Tables>,
  {
    mobile,
    purpose,
    code,
  }: { readonly mobile: string; readonly purpose: string; readonly code: string | null },
  at: number,
): Promise<void> {
  await db.deleteFrom('smsCode').execute()
  if (code === null) return
  const row = { mobile, purpose, code, sentAt: at, expiresAt: at + 600_000, wrongTries: 0 }
  await db.insertInto('smsCode').values(row).execute()
}
