import { forgotPasswordCases } from '../../../../machines/forgot-password/forgot-password.cases'
import type { Settings } from '../../../../src/sandbox/settings'
import { patchSetting } from '../../../../src/sandbox/settings'
import { passwordOf, type World } from '../../support/world'
import { setPassword } from './people'

/** Makes the sandbox answer as a path of the forgot-password chart requires. All answers are the sandbox's own. */

const mobile = '9171234567'
const code = '482913'
const fresh = 'Lantern-88'
/** The player whose name, number and mail the cases use. */
const mika = 'mika_07'

/** Sets up the player and the field rules of the cases. */
export async function settle({ db, flags, control }: World, phoneOffered: boolean): Promise<void> {
  await flags({ CHNGPASSVERIF3: phoneOffered ? '1' : '0' })
  await control('player', { userName: mika, mobile })
  const rules = forgotPasswordCases.outcomes['rules']?.done?.[0] as Settings['registerRules']
  await patchSetting(db, 'registerRules', rules)
}

/** Makes the code in the cases valid or invalid. */
const knowCode = ({ control }: World, good: boolean) =>
  control('smsCode', { mobile, purpose: 'noLogin', code: good ? code : null })

export async function acceptReset(world: World): Promise<void> {
  await knowCode(world, true)
  await setPassword(world, mika, passwordOf(mika))
}

/** The new password equals the old one. */
export async function refuseSame(world: World): Promise<void> {
  await knowCode(world, true)
  await setPassword(world, mika, fresh)
}

export async function refuseCode(world: World): Promise<void> {
  await knowCode(world, false)
  await setPassword(world, mika, passwordOf(mika))
}
