import { registerCases } from '../../../../machines/register/register.cases'
import type { RegisterSetup } from '../../../../machines/register/facts'
import { putSetting, patchSetting } from '../../../../src/sandbox/settings'
import type { App } from '../../support/app'
import type { World } from '../../support/world'
import type { Opening } from './driver'
import { look } from './inspector'

/** Makes the sandbox answer as a path of the register chart requires. All answers are the sandbox's own. */

const mobile = '9171234567'
const code = '482913'
const digits = '1234'
/** From the link, and from the field. */
const affiliates = ['AGENT7', 'LUCKY1'] as const

/** Sets up the platform as the path reports it. */
export async function settle({ db }: World, { answers }: Opening): Promise<void> {
  const formSetup = answers.find(({ actorId, how }) => actorId === 'prepare' && how === 'done')
  const { flags, settings, rules, countries } = (registerCases.outcomes['prepare']?.done?.[
    formSetup?.caseIndex ?? 0
  ] ?? {}) as RegisterSetup
  const { smsVerification: _, ...registerSettings } = settings
  await putSetting(db, 'whitelabel', { ...flags })
  await putSetting(db, 'registerSettings', { ...registerSettings, dialingCodePicker: countries.length > 0 })
  await putSetting(db, 'registerRules', rules as Parameters<typeof putSetting<'registerRules', never>>[2])
  await putSetting(db, 'countries', [...countries])
}

/** Both affiliate codes are valid, or neither is. */
export async function knowAffiliates({ db }: World, known: boolean): Promise<void> {
  await db.updateTable('member').set({ affiliateCode: null }).execute()
  if (!known) return
  const members = await db.selectFrom('member').select('id').orderBy('id').limit(2).execute()
  for (const [at, affiliateCode] of affiliates.entries()) {
    await db
      .updateTable('member')
      .set({ affiliateCode })
      .where('id', '=', members[at]?.id ?? '')
      .execute()
  }
}

/** The SMS provider has sent this code. */
export async function sendProviderCode({ db }: World, right: boolean): Promise<void> {
  const at = Date.now()
  await db.deleteFrom('smsCode').execute()
  const row = { mobile, purpose: 'provider', code, sentAt: at, expiresAt: at + 600_000, wrongTries: 0 }
  if (right) await db.insertInto('smsCode').values(row).execute()
}

/** Only the name and the number can prevent the registration. */
async function allowRegister({ page, world }: App): Promise<void> {
  const { db } = world
  await patchSetting(db, 'registerSettings', { captcha: false })
  await knowAffiliates(world, true)
  await db.updateTable('captcha').set({ answer: digits }).execute()
  const proof = (await look(page))?.context as { proof: { idToken: string } | null } | undefined
  if (!proof?.proof) return
  const row = {
    token: proof.proof.idToken,
    channel: 'sms' as const,
    subject: mobile,
    expiresAt: Date.now() + 600_000,
  }
  await db.deleteFrom('providerWord').execute()
  await db.insertInto('providerWord').values(row).execute()
}

/** The name and the number are taken, or free. */
async function take({ db }: World, taken: boolean): Promise<void> {
  const mika = db.updateTable('member').where('username', '=', 'mika_07')
  await mika.set(taken ? { nameKey: 'mika_07', mobile } : { nameKey: '-', mobile: null }).execute()
}

export async function acceptRegister(app: App): Promise<void> {
  await allowRegister(app)
  await take(app.world, false)
}

export async function refuseTaken(app: App): Promise<void> {
  await allowRegister(app)
  await take(app.world, true)
}

/** Too many attempts; where no captcha was required so far, one is from now on. */
export function refuseMany({ world }: App): void {
  world.fault({ kind: 'status', status: 429, retryAfter: 90, captcha: true, path: '/wps/member/register' })
}
