import { fromPromise, type ActorRefFrom } from 'xstate'
import { downlineRebateMachine, type RateWish } from '../../machines/downline-rebate/downline-rebate.machine'
import type { RateBound } from '../../machines/downline-rebate/rates'
import type { Answer } from '../../machines/shared/chart'
import type { InputOf } from '../platform/call'
import { downline, updateDownlineRebates } from '../platform/calls/team'
import { randomHex } from '../platform/random'
import { answered, ask } from './client'
import { wasDone } from './downline-transfer'
import { boundEffects } from './effects'
import { teamChanged } from './team-members'

export { rateProblem, type RateBound } from '../../machines/downline-rebate/rates'

export type DownlineRebateActor = ActorRefFrom<typeof downlineRebateMachine>

type Rates = InputOf<typeof updateDownlineRebates>['rates']

/** The chart of a downline's rates bound to the platform. */
export const downlineRebateFlow = downlineRebateMachine.provide({
  actors: {
    loadRates: fromPromise<readonly RateBound[], { userName: string }>(({ input, signal }) =>
      ask(downline, input, { signal }).then(({ bounds }) => bounds),
    ),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    giveRates: fromPromise<Answer<null>, RateWish>(({ input: { rates, ...wish } }) =>
      // The chart knows the categories that came with the bounds only.
      answered(ask(updateDownlineRebates, { ...wish, rates: [...rates] as Rates }).then(() => null)),
    ),
    findRates: fromPromise<boolean, { requestId: string }>(({ input, signal }) =>
      wasDone(input.requestId, signal),
    ),
  },
  actions: { ...boundEffects, ratesGiven: teamChanged },
})

/** Gives what has been typed; each intent has a key of its own. */
export function giveRates(actor: DownlineRebateActor): void {
  actor.send({ type: 'SAVE', requestId: randomHex(16) })
}
