import type { Kysely } from 'kysely'
import type { ReplyOf } from '../platform/call'
import type { Contract } from '../platform/contract'
import type { StudioNote } from './control/note'
import type { AccountTables } from './db/account'

/** The site's settings: one row each in the `setting` table, as JSON. The control plane changes them. */
export interface Settings {
  site: {
    maintenance: boolean
    regionRestriction: boolean
    /** Milliseconds UTC, or null if unknown. */
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
  registerSettings: Omit<ReplyOf<Contract['registerSettings']>, 'smsVerification' | 'usernamePrefix'>
  registerRules: ReplyOf<Contract['registerRules']>
  countries: ReplyOf<Contract['countries']>
  serviceLinks: ReplyOf<Contract['serviceLink']>
  /** `captcha`: a repeat code to a number requires one. */
  sms: { expiredMinutes: number; captcha: boolean }
  /** `idleSeconds`: a session unused for this long ends; without it, only its lifetime ends it. */
  tokens: { lifeSeconds: number; idleSeconds?: number }
  /** Vendors whose games are hosted separately, by code: the origin. Never seeded. */
  vendorSites?: Readonly<Record<string, string>>
  /** Games have buttons for what they can tell the app; never seeded. */
  gameMessages?: { shown: boolean }
  /** Notes from the flow studio; never seeded. */
  studioNotes?: readonly StudioNote[]
  /** The world's name and version; another version means that the file is from an older build. */
  world: {
    name: string
    version: string
    /** The day of its matches and winners, milliseconds UTC. */
    freshAt: number
  }
}

type SettingName = keyof Settings

/** One setting; undefined only in a database without rows. */
export async function findSetting<K extends SettingName, T extends AccountTables>(
  database: Kysely<T>,
  name: K,
): Promise<Settings[K] | undefined> {
  const db = database as unknown as Kysely<AccountTables>
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row && (JSON.parse(row.value) as Settings[K])
}

/** One setting. Throws if the world was seeded without it. */
export async function getSetting<K extends SettingName, T extends AccountTables>(
  db: Kysely<T>,
  name: K,
): Promise<Settings[K]> {
  const value = await findSetting(db, name)
  if (value === undefined) throw new Error(`the world has no setting "${name}"`)
  return value
}

/** The brand of the site: its id in the settings. */
export const siteBrand = async <T extends AccountTables>(db: Kysely<T>): Promise<string | undefined> =>
  (await findSetting(db, 'site'))?.brand

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

/** Changes some fields of a setting, leaving the others. */
export async function patchSetting<K extends SettingName, T extends AccountTables>(
  db: Kysely<T>,
  name: K,
  changes: Partial<Settings[K]>,
): Promise<Settings[K]> {
  const value = { ...(await getSetting(db, name)), ...changes }
  await putSetting(db, name, value)
  return value
}
