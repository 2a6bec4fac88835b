import { Secret, TOTP } from 'otpauth'
import type { InputOf } from '../../../src/platform/call'
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  changeStep,
  confirmAuthenticator,
  proveChange,
} from '../../../src/platform/calls/second-step'
import { login } from '../../../src/platform/calls/session'
import { loginTicket } from '../../../src/platform/ticket'
import { authenticator } from './authenticator'
import type { World } from './world'

export const password = 'Perya-1234'

/** Resets every account to its password alone. */
export async function bare({ sandbox: { db } }: World): Promise<void> {
  for (const table of ['passkey', 'recoveryCode', 'secondStep', 'loginAttempt'] as const)
    await db.deleteFrom(table).execute()
}

/** The app's code at that time. */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** The signed-in player creates a passkey; `owner` has the step's proof if one is set up already. */
export async function withPasskey(
  world: World,
  owner: { password: string; stepProof?: string } = { password },
) {
  const key = authenticator(world)
  const { challenge } = await world.call(beginPasskey, owner)
  await world.call(addPasskey, { credential: key.create(challenge) })
  return key
}

/** The signed-in player turns the app on; the next code is a different one. */
export async function withApp(world: World, owner: { password: string; stepProof?: string } = { password }) {
  const { secret } = await world.call(beginAuthenticator, owner)
  const { clock } = world.sandbox
  const code = () => codeAt(secret, clock.now())
  const { codes } = await world.call(confirmAuthenticator, { code: code() })
  clock.advance(60_000)
  return { secret, codes, code, owner: () => provedBy(world, { code: code() }) }
}

/** The proof a change requires where a second step is set up. The app's next code is a different one. */
export async function provedBy(world: World, step: InputOf<typeof proveChange>) {
  const { proof } = await world.call(proveChange, step)
  world.sandbox.clock.advance(30_000)
  return { password, stepProof: proof }
}

/** The same, with a passkey. */
export async function provedByKey(world: World, key: Awaited<ReturnType<typeof withPasskey>>) {
  const { passkey } = await world.call(changeStep, null)
  return provedBy(world, { answer: key.answer(passkey?.challenge ?? '') })
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
