import { login } from '../../../../src/platform/calls/session'
import { encodeRemembered } from '../../../../src/platform/cipher'
import { createClient } from '../../../../src/platform/client'
import type { World } from '../../support/world'
import type { Opening } from './driver'

/** Makes the sandbox answer as a path of the login chart requires. All answers are the sandbox's own. */

const mobile = '9171234567'
const code = '482913'
const salt = 'a'.repeat(32)

/** Sets up the player whose name, number and password the cases use. */
export async function settle(world: World, { input, answers }: Opening): Promise<void> {
  const type = input === 'username only' ? 1 : 0
  await world.control('player', { userName: 'mika_07', type, mobile })
  const formSetup = answers.find(({ actorId }) => actorId === 'prepare')
  await world.control('register', {
    dialingCodePicker: formSetup?.how === 'done' && formSetup.caseIndex === 2,
  })
}

/** What the phone remembers at the start: a player by name, by number, or nobody. */
export function remembered({ answers }: Opening): Record<string, unknown> {
  const formSetup = answers.find(({ actorId }) => actorId === 'prepare')
  if (formSetup?.how !== 'done' || formSetup.caseIndex === 0) return {}
  const byName = formSetup.caseIndex === 1
  const record = {
    type: byName ? 'username' : 'sms',
    username: byName ? 'mika_07' : mobile,
    password: byName ? encodeRemembered('Perya-1234', salt) : '',
    countryDialingCode: '63',
  }
  return { 'perya.remembered': record, 'perya.salt': salt }
}

/** The next attempt is refused, and a captcha required. */
export async function refuseLogin(world: World): Promise<void> {
  // Unknown to the platform, and one failure short of a captcha or past it.
  await world.db
    .updateTable('member')
    .set({ mobile: null, nameKey: '-' })
    .where('username', '=', 'mika_07')
    .execute()
  const failed = await world.db.selectFrom('loginAttempt').selectAll().execute()
  if (failed.length > 0) return
  const client = createClient({
    origin: world.origin,
    token: () => null,
    merchant: () => 'perya',
    language: () => 'EN',
  })
  for (const [username, type] of [
    ['mika_07', 'username'],
    [mobile, 'sms'],
  ] as const) {
    await client.call(login, { username, password: 'wrong', captcha: '', type }).catch(() => {})
  }
}

/** The next attempt succeeds. */
export async function acceptLogin(world: World): Promise<void> {
  await world.control('player', { userName: 'mika_07', mobile, known: true })
  await world.control('smsCode', { mobile, purpose: 'noLogin', code })
}
