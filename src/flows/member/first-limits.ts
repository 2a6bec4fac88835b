import { fromPromise, type ActorRefFrom } from 'xstate'
import { firstLimitsMachine, type WantedLimit } from '../../../machines/first-limits/first-limits.machine'
import { declineLimits, setLimit } from '../../platform/calls/protection'
import { answered, call } from '../core/client'
import { confirmedChangeFlow } from '../core/confirmed-change'
import { boundEffects } from '../core/effects'
import { tellPlayChanged } from './play-changes'

export { limitPeriods } from '../../../machines/play-limits/limit'

/**
 * One after the other: limits saved before a refusal stay in force, and saving them again changes nothing.
 */
async function save(limits: readonly WantedLimit[], signal: AbortSignal): Promise<null> {
  for (const { period, value } of limits) await call(setLimit, { kind: 'deposit', period, value }, { signal })
  tellPlayChanged()
  return null
}

/** The chart of the limits offered before the first deposit, bound to the platform. */
export const firstLimitsFlow = firstLimitsMachine.provide({
  actors: {
    saveLimits: confirmedChangeFlow<readonly WantedLimit[], null>((limits, _, signal) =>
      answered(save(limits, signal)),
    ),
    declineLimits: fromPromise<null>(({ signal }) => call(declineLimits, null, { signal }).then(() => null)),
  },
  actions: boundEffects,
})

export type FirstLimitsActor = ActorRefFrom<typeof firstLimitsFlow>
