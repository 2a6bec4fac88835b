import { createActor, fromPromise } from 'xstate'
import type { Session } from '../../machines/session/session'
import type { Answer } from '../../machines/shared/chart'
import { trialLoginMachine } from '../../machines/trial-login/trial-login.machine'
import { trialLogin } from '../platform/calls/session'
import { answered, ask, merchantCode } from './client'
import { boundEffects } from './effects'
import { currentSettings, sessionActor } from './root'
import { inspect } from './inspect'

const signInFree = fromPromise<Answer<Session>>(({ signal }) =>
  answered(
    ask(trialLogin, null, { signal }).then(({ token, userName, customerType, firstTimeLogin }) => ({
      token,
      userName,
      type: customerType,
      firstTimeLogin,
      // Trial accounts belong to the trial merchant (SESSION-09, SESSION-26).
      merchantCode: currentSettings()?.trialMerchantCode ?? merchantCode(),
    })),
  ),
)

const trial = createActor(
  trialLoginMachine.provide({
    actors: { signInFree },
    actions: {
      ...boundEffects,
      startSession: (_, { session }) => sessionActor()?.send({ type: 'SIGNED_IN', session }),
    },
  }),
  { inspect },
).start()

/** Signs a guest in on a free-trial account; a second tap while that is under way does nothing. */
export function tryFree(): void {
  trial.send({ type: 'START' })
}
