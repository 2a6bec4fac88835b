import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../db/tables'
import { putSetting, type Settings } from '../settings'

/** Settings of account registration: form fields and rules, invitations and codes. */

const parts = v.looseObject({})

export const registrationBody = v.strictObject({
  flags: v.record(v.string(), v.string()),
  settings: parts,
  rules: parts,
  countries: v.array(parts),
})

/** Replaces all of them. */
export async function setRegistration(
  db: Kysely<Tables>,
  { flags, settings, rules, countries }: v.InferOutput<typeof registrationBody>,
): Promise<void> {
  await putSetting(db, 'whitelabel', flags)
  await putSetting(db, 'registerSettings', settings as unknown as Settings['registerSettings'])
  await putSetting(db, 'registerRules', rules as unknown as Settings['registerRules'])
  await putSetting(db, 'countries', countries as unknown as Settings['countries'])
}

/** Makes these the only valid invitation codes. */
export async function allowInvitations(db: Kysely<Tables>, codes: readonly string[]): Promise<void> {
  await db.updateTable('member').set({ affiliateCode: null }).execute()
  const members = await db.selectFrom('member').select('id').orderBy('id').limit(codes.length).execute()
  for (const [at, affiliateCode] of codes.entries()) {
    const of = db.updateTable('member').where('id', '=', members[at]?.id ?? '')
    await of.set({ affiliateCode }).execute()
  }
}

/** A code valid for ten minutes, replacing all others. */
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

/** Makes a token confirm an e-mail for ten minutes, as the login provider's own do. */
export async function expectWord(
  db: Kysely<Tables>,
  { token, email }: { readonly token: string; readonly email: string },
  at: number,
): Promise<void> {
  await db.deleteFrom('providerWord').where('token', '=', token).execute()
  const row = { token, channel: 'social' as const, subject: email, expiresAt: at + 600_000 }
  await db.insertInto('providerWord').values(row).execute()
}
