import { registerCases } from '../../../../machines/register/register.cases'
import type { RegisterSetup } from '../../../../machines/register/facts'
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
export async function settle({ control }: World, { answers }: Opening): Promise<void> {
  const formSetup = answers.find(({ actorId, how }) => actorId === 'prepare' && how === 'done')
  const { flags, settings, rules, countries } = (registerCases.outcomes['prepare']?.done?.[
    formSetup?.caseIndex ?? 0
  ] ?? {}) as RegisterSetup
  const { smsVerification: _, ...registerSettings } = settings
  await control('registration', {
    flags,
    settings: { ...registerSettings, dialingCodePicker: countries.length > 0 },
    rules,
    countries,
  })
}

/** Both affiliate codes are valid, or neither is. */
export const knowAffiliates = async ({ control }: World, known: boolean): Promise<void> =>
  void (await control('invitations', { codes: known ? affiliates : [] }))

/** The SMS provider has sent this code. */
export const sendProviderCode = async ({ control }: World, right: boolean): Promise<void> =>
  void (await control('smsCode', { mobile, purpose: 'provider', code: right ? code : null }))

/** Only the name and the number can prevent the registration. */
async function allowRegister({ page, world }: App): Promise<void> {
  const { db } = world
  await world.control('register', { captcha: false })
  await knowAffiliates(world, true)
  await world.control('captcha', { answer: digits })
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
const take = ({ control }: World, taken: boolean) =>
  control('player', { userName: 'mika_07', known: taken, ...(taken ? { mobile } : {}) })

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
