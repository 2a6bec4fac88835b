import { fromPromise } from 'xstate'
import type { Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import { trialLoginMachine } from '../../../machines/trial-login/trial-login.machine'
import { trialLogin } from '../../platform/calls/session'
import { answered, call, trialMerchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { sessionActor } from '../core/root'
import { startChart } from '../core/chart'
import { perPage } from '../core/lifetime'

const signInFree = fromPromise<Answer<Session>>(({ signal }) =>
  answered(
    call(trialLogin, null, { signal }).then(({ token, userName, customerType, firstTimeLogin }) => ({
      token,
      userName,
      type: customerType,
      firstTimeLogin,
      // Trial accounts belong to the trial merchant (SESSION-09, SESSION-26).
      merchantCode: trialMerchantCode(),
    })),
  ),
)

const trial = perPage(() =>
  startChart(
    trialLoginMachine.provide({
      actors: { signInFree },
      actions: {
        ...boundEffects,
        startSession: (_, { session }) => sessionActor()?.send({ type: 'SIGNED_IN', session }),
      },
    }),
  ),
)

/** Signs a guest in to a free-trial account; a second tap while that is in progress does nothing. */
export function tryFree(): void {
  trial().send({ type: 'START' })
}
