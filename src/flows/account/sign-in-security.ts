import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  authenticatorMachine,
  type AppMode,
  type Opened,
} from '../../../machines/authenticator/authenticator.machine'
import type { Change, Safety } from '../../../machines/sign-in-security/safety'
import {
  signInSecurityMachine,
  type Changed,
} from '../../../machines/sign-in-security/sign-in-security.machine'
import type { Answer } from '../../../machines/shared/chart'
import {
  addPasskey,
  askAtWithdrawals,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  endAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  signInSafety,
} from '../../platform/calls/second-step'
import { createPasskey } from '../../platform/passkey'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'

export { appCodeLength } from '../../../machines/authenticator/authenticator.machine'
export { appModeOf, hasStep, type Change, type Safety } from '../../../machines/sign-in-security/safety'

export type SignInSecurityActor = ActorRefFrom<typeof signInSecurityFlow>
export type AuthenticatorActor = ActorRefFrom<typeof authenticatorFlow>

async function add(password: string, signal: AbortSignal): Promise<Changed> {
  const begun = await answered(call(beginPasskey, { password }, { signal }))
  if (!begun.ok) return begun
  const credential = await createPasskey(begun.value, signal)
  if (credential === 'known') return { ok: false, failure: { code: 'already-exists' } }
  if (credential === 'closed') return null
  return answered(call(addPasskey, { credential }))
}

/** What signs a player in besides the password, bound to the phone and the platform. */
export const signInSecurityFlow = signInSecurityMachine.provide({
  actors: {
    loadSafety: fromPromise<Safety>(({ signal }) => call(signInSafety, null, { signal })),
    change: fromPromise<Changed, { change: Change | null; password: string }>(
      async ({ input: { change, password }, signal }) => {
        if (change?.kind === 'add') return add(password, signal)
        if (change?.kind === 'remove') return answered(call(removePasskey, { id: change.id, password }))
        if (change?.kind === 'withdrawals')
          return answered(call(askAtWithdrawals, { on: change.on, password }))
        return answered(call(endAuthenticator, { password }))
      },
    ),
  },
  actions: boundEffects,
})

/** The authenticator app, bound to the platform. */
export const authenticatorFlow = authenticatorMachine.provide({
  actors: {
    open: fromPromise<Answer<Opened>, { mode: AppMode; password: string }>(({ input: { mode, password } }) =>
      mode === 'on'
        ? answered(call(beginAuthenticator, { password }))
        : answered(call(renewRecoveryCodes, { password })),
    ),
    confirm: fromPromise<Answer<readonly string[]>, { code: string }>(({ input: { code } }) =>
      answered(call(confirmAuthenticator, { code }).then(({ codes }) => codes)),
    ),
  },
  actions: boundEffects,
})
