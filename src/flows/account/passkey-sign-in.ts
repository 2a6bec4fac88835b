import { fromPromise } from 'xstate'
import {
  passkeySignInMachine,
  type PasskeySession,
} from '../../../machines/passkey-sign-in/passkey-sign-in.machine'
import { beginPasskeyLogin, passkeyLogin } from '../../platform/calls/passkeys'
import { answerByPasskey } from '../../platform/passkey'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { sessionOf, startSession } from './sign-in'

/** Signing in with a passkey, bound to the phone and the platform. */
export const passkeySignInFlow = passkeySignInMachine.provide({
  actors: {
    signInByPasskey: fromPromise<PasskeySession, { side: 'member' | 'agent' }>(
      async ({ input: { side }, signal }) => {
        const begun = await answered(call(beginPasskeyLogin, null, { signal }))
        if (!begun.ok) return begun
        const answer = await answerByPasskey(begun.value, signal)
        if (typeof answer === 'string') return null
        return answered(call(passkeyLogin, { answer, side }, { signal }).then((value) => sessionOf(value)))
      },
    ),
  },
  actions: { ...boundEffects, startSession },
})
