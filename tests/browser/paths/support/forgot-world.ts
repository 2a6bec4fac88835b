import { forgotPasswordCases } from '../../../../machines/forgot-password/forgot-password.cases'
import type { Settings } from '../../../../src/sandbox/settings'
import { patchSetting } from '../../../../src/sandbox/settings'
import { passwordOf, type World } from '../../support/world'
import { setPassword } from './people'

/** How the sandbox is brought to answer as a path of the forgot-password chart wants. Every answer is the sandbox's own. */

const mobile = '9171234567'
const code = '482913'
const fresh = 'Lantern-88'
/** The player whose name, number and mail the cases use. */
const mika = 'mika_07'

/** The player of the cases, and the field rules that the cases name. */
export async function settle({ db, flags }: World, phoneOffered: boolean): Promise<void> {
  await flags({ CHNGPASSVERIF3: phoneOffered ? '1' : '0' })
  await db.updateTable('member').set({ mobile }).where('username', '=', mika).execute()
  const rules = forgotPasswordCases.outcomes['rules']?.done?.[0] as Settings['registerRules']
  await patchSetting(db, 'registerRules', rules)
}

/** The code that the cases type is good, or is not. */
async function knowCode({ db }: World, good: boolean): Promise<void> {
  const at = Date.now()
  const row = { mobile, purpose: 'noLogin', code, sentAt: at, expiresAt: at + 600_000, wrongTries: 0 }
  await db.deleteFrom('smsCode').execute()
  if (good) await db.insertInto('smsCode').values(row).execute()
}

export async function acceptReset(world: World): Promise<void> {
  await knowCode(world, true)
  await setPassword(world, mika, passwordOf(mika))
}

/** The new password is the old one. */
export async function refuseSame(world: World): Promise<void> {
  await knowCode(world, true)
  await setPassword(world, mika, fresh)
}

export async function refuseCode(world: World): Promise<void> {
  await knowCode(world, false)
  await setPassword(world, mika, passwordOf(mika))
}
