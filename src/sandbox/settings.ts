import type { Kysely } from 'kysely'
import type { ReplyOf } from '../platform/call'
import type { Contract } from '../platform/contract'
import type { StudioNote } from './control/notes'
import type { AccountTables } from './db/account'

/** What the site is set to: one row each in the `setting` table, as JSON. The control plane changes them. */
export interface Settings {
  site: {
    maintenance: boolean
    regionRestriction: boolean
    /** Milliseconds UTC, or null when nobody knows. */
    maintenanceUntil: number | null
    location: string
    brand: string
  }
  /** Feature flags: '1' is on (SITE-11). */
  whitelabel: Record<string, string>
  /** The rest of the consolidated settings. */
  consolidated: Omit<
    ReplyOf<Contract['settings']>,
    'brand' | 'whitelabel' | 'maintenance' | 'regionRestriction' | 'location'
  >
  registerSettings: Omit<ReplyOf<Contract['registerSettings']>, 'smsVerification'>
  registerRules: ReplyOf<Contract['registerRules']>
  countries: ReplyOf<Contract['countries']>
  serviceLinks: ReplyOf<Contract['serviceLink']>
  /** `captcha`: a further code to a number wants one. */
  sms: { expiredMinutes: number; captcha: boolean }
  tokens: { lifeSeconds: number }
  /** Remarks from the flow studio; no world is seeded with any. */
  studioNotes?: readonly StudioNote[]
  /** Name of the world, and what its rows were made by: another value means the file is of an older build. */
  world: {
    name: string
    version: string
    /** The day its matches and winners belong to, milliseconds UTC. */
    freshAt: number
  }
}

export type SettingName = keyof Settings

/** One setting; undefined only in a database without rows. */
export async function findSetting<K extends SettingName, T extends AccountTables>(
  database: Kysely<T>,
  name: K,
): Promise<Settings[K] | undefined> {
  const db = database as unknown as Kysely<AccountTables>
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row && (JSON.parse(row.value) as Settings[K])
}

/** One setting. Throws when the world was seeded without it. */
export async function getSetting<K extends SettingName, T extends AccountTables>(
  db: Kysely<T>,
  name: K,
): Promise<Settings[K]> {
  const value = await findSetting(db, name)
  if (value === undefined) throw new Error(`the world has no setting "${name}"`)
  return value
}

export async function putSetting<K extends SettingName, T extends AccountTables>(
  database: Kysely<T>,
  name: K,
  value: Settings[K],
): Promise<void> {
  const db = database as unknown as Kysely<AccountTables>
  const text = JSON.stringify(value)
  await db
    .insertInto('setting')
    .values({ name, value: text })
    .onConflict((c) => c.column('name').doUpdateSet({ value: text }))
    .execute()
}

/** Changes some fields of a setting and keeps the others. */
export async function patchSetting<K extends SettingName, T extends AccountTables>(
  db: Kysely<T>,
  name: K,
  changes: Partial<Settings[K]>,
): Promise<Settings[K]> {
  const value = { ...(await getSetting(db, name)), ...changes }
  await putSetting(db, name, value)
  return value
}
