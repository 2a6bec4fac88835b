import { fromPromise, type ActorRefFrom } from 'xstate'
import { roleOf, type Session } from '../../machines/session/session'
import type { Answer } from '../../machines/shared/chart'
import {
  trialAccountMachine,
  type TrialAccountInput,
} from '../../machines/trial-account/trial-account.machine'
import { trialAccount } from '../platform/calls/session'
import { answered, ask, merchantCode } from './client'
import { boundEffects } from './effects'
import { currentSession, currentSettings } from './root'
import { sessionOf, startSession } from './sign-in'

export type TrialAccountActor = ActorRefFrom<typeof trialAccountMachine>

/** Who opened the screen. */
export function trialInput(): TrialAccountInput {
  const session = currentSession()
  return { role: roleOf(session?.type ?? null), name: session?.userName ?? '' }
}

/** The chart of the free-trial screen bound to the platform (LOGIN-31); the account belongs to the trial merchant. */
export const trialAccountFlow = trialAccountMachine.provide({
  actors: {
    makeAccount: fromPromise<Answer<Session>>(({ signal }) =>
      answered(
        ask(trialAccount, null, { signal }).then((value) =>
          sessionOf(value, currentSettings()?.trialMerchantCode ?? merchantCode()),
        ),
      ),
    ),
  },
  actions: { ...boundEffects, startSession },
})
