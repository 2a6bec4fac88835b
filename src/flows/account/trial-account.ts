import { fromPromise, type ActorRefFrom } from 'xstate'
import { roleOf, type Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import {
  trialAccountMachine,
  type TrialAccountInput,
} from '../../../machines/trial-account/trial-account.machine'
import { trialAccount } from '../../platform/calls/session'
import { answered, call, trialMerchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { currentSession } from '../core/root'
import { sessionOf, startSession } from './sign-in'

export type TrialAccountActor = ActorRefFrom<typeof trialAccountMachine>

/** Whether a guest or a trial player opened the screen. */
export function trialInput(): TrialAccountInput {
  const session = currentSession()
  return { role: roleOf(session?.type ?? null), name: session?.userName ?? '' }
}

/** The free-trial chart, bound to the platform (LOGIN-31); the account belongs to the trial merchant. */
export const trialAccountFlow = trialAccountMachine.provide({
  actors: {
    makeAccount: fromPromise<Answer<Session>>(({ signal }) =>
      answered(call(trialAccount, null, { signal }).then((value) => sessionOf(value, trialMerchantCode()))),
    ),
  },
  actions: { ...boundEffects, startSession },
})
