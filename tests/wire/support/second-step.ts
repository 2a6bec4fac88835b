import { Secret, TOTP } from 'otpauth'
import { beginPasskey, addPasskey } from '../../../src/platform/calls/second-step'
import { beginAuthenticator, confirmAuthenticator } from '../../../src/platform/calls/second-step'
import { login } from '../../../src/platform/calls/session'
import { loginTicket } from '../../../src/platform/ticket'
import { authenticator } from './authenticator'
import type { World } from './world'

export const password = 'Perya-1234'

/** What the app shows at that moment. */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** The signed-in player makes a passkey. */
export async function withPasskey(world: World) {
  const key = authenticator(world)
  const { challenge } = await world.call(beginPasskey, { password })
  await world.call(addPasskey, { credential: key.create(challenge) })
  return key
}

/** The signed-in player turns the app on; the next code is another one. */
export async function withApp(world: World) {
  const { secret } = await world.call(beginAuthenticator, { password })
  const { clock } = world.sandbox
  const code = () => codeAt(secret, clock.now())
  const { codes } = await world.call(confirmAuthenticator, { code: code() })
  clock.advance(60_000)
  return { secret, codes, code }
}

/** The ticket of a login that owes its second step. */
export async function ticketFor(world: World, username = 'mika_07'): Promise<string> {
  world.token = null
  const refused = world.call(login, { username, password, captcha: '', type: 'username' })
  return refused.then(
    () => Promise.reject(new Error('signed in without a second step')),
    (error: { code: string }) => {
      if (error.code !== 'step-wanted') throw error
      return loginTicket.held
    },
  )
}
