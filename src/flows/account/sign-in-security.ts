import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  authenticatorMachine,
  type AppMode,
  type Opened,
} from '../../../machines/authenticator/authenticator.machine'
import type { ChangeAnswer } from '../../../machines/confirmed-change/confirmed-change.machine'
import type { Change, Safety } from '../../../machines/sign-in-security/safety'
import { signInSecurityMachine } from '../../../machines/sign-in-security/sign-in-security.machine'
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
import { confirmedChangeFlow } from '../core/confirmed-change'
import { boundEffects } from '../core/effects'
import { changeProof } from '../session/step-proof'

export { appCodeLength } from '../../../machines/authenticator/authenticator.machine'
export { appModeOf, hasStep, type Change, type Safety } from '../../../machines/sign-in-security/safety'

export type SignInSecurityActor = ActorRefFrom<typeof signInSecurityFlow>
export type AuthenticatorActor = ActorRefFrom<typeof authenticatorFlow>

/** Proof for the platform that the caller is the account's owner. */
const owner = (password: string) => ({ password, ...changeProof() })

async function add(password: string, signal: AbortSignal): Promise<ChangeAnswer<Safety>> {
  const begun = await answered(call(beginPasskey, owner(password), { signal }))
  if (!begun.ok) return begun
  const credential = await createPasskey(begun.value, signal)
  if (credential === 'known') return { ok: false, failure: { code: 'already-exists' } }
  if (credential === 'closed') return null
  return answered(call(addPasskey, { credential }))
}

/** The authenticator app, bound to the platform. */
const authenticatorFlow = authenticatorMachine.provide({
  actors: {
    open: confirmedChangeFlow<AppMode, Opened>((mode, password) =>
      mode === 'on'
        ? answered(call(beginAuthenticator, owner(password)))
        : answered(call(renewRecoveryCodes, owner(password))),
    ),
    confirm: fromPromise<Answer<readonly string[]>, { code: string }>(({ input: { code } }) =>
      answered(call(confirmAuthenticator, { code }).then(({ codes }) => codes)),
    ),
  },
  actions: boundEffects,
})

/** Sign-in methods besides the password, bound to the phone and the platform. */
export const signInSecurityFlow = signInSecurityMachine.provide({
  actors: {
    loadSafety: fromPromise<Safety>(({ signal }) => call(signInSafety, null, { signal })),
    authenticator: authenticatorFlow,
    change: confirmedChangeFlow<Change | null, Safety>(async (change, password, signal) => {
      if (change?.kind === 'add') return add(password, signal)
      if (change?.kind === 'remove')
        return answered(call(removePasskey, { id: change.id, ...owner(password) }))
      if (change?.kind === 'withdrawals')
        return answered(call(askAtWithdrawals, { on: change.on, ...owner(password) }))
      return answered(call(endAuthenticator, owner(password)))
    }),
  },
  actions: boundEffects,
})
