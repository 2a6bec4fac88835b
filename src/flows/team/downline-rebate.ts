import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  downlineRebateMachine,
  type RateRequest,
} from '../../../machines/downline-rebate/downline-rebate.machine'
import type { RateBound } from '../../../machines/downline-rebate/rates'
import type { InputOf } from '../../platform/call'
import { downline, updateDownlineRebates } from '../../platform/calls/team'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { sendOnceFlow, wasDone } from '../core/send-once'
import { teamChanged } from './team-members'

export { rateProblem, type RateBound } from '../../../machines/downline-rebate/rates'

export type DownlineRebateActor = ActorRefFrom<typeof downlineRebateMachine>

type Rates = InputOf<typeof updateDownlineRebates>['rates']

/** The downline rates chart, bound to the platform. */
export const downlineRebateFlow = downlineRebateMachine.provide({
  actors: {
    loadRates: fromPromise<readonly RateBound[], { userName: string }>(({ input, signal }) =>
      call(downline, input, { signal }).then(({ bounds }) => bounds),
    ),
    sendOnce: sendOnceFlow<RateRequest, true>({
      intent: 'downline-rebate',
      // The chart knows only the categories that came with the limits.
      send: ({ userName, rates }, requestId) =>
        call(updateDownlineRebates, { userName, requestId, rates: [...rates] as Rates }).then(() => true),
      look: wasDone,
      facts: ({ userName }) => ({ userName }),
    }),
  },
  actions: { ...boundEffects, ratesGiven: teamChanged },
})
