import { compare } from '../../../machines/shared/arithmetic'
import { absolute, percentOf } from '../../../machines/shared/proportion'
import { fromPromise, type ActorRefFrom } from 'xstate'
import type { BreakLength, PlayBreak } from '../../../machines/play-break/break'
import { playBreakMachine } from '../../../machines/play-break/play-break.machine'
import type { Limits } from '../../../machines/play-limits/limit'
import { playLimitsMachine, type LimitChange } from '../../../machines/play-limits/play-limits.machine'
import type { AnswerOf } from '../../platform/call'
import {
  cancelLimit,
  comeBack,
  confirmLimit,
  playBreak,
  playerLimits,
  playTotals,
  realityCheck,
  setLimit,
  takeBreak,
  type PlayerLimits,
} from '../../platform/calls/protection'
import { answered, call } from '../core/client'
import { confirmedChangeFlow } from '../core/confirmed-change'
import { boundEffects } from '../core/effects'
import { watchDeadline } from '../core/deadline'
import { perPlayer } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'
import { restingInvites } from '../core/resting'
import { tellPlayChanged } from './play-changes'
import { promotionsActor } from './promotions'

export { breakLengths, lengthKey, type PlayBreak } from '../../../machines/play-break/break'
export { limitKinds, limitOf } from '../../../machines/play-limits/limit'

/** Limits of money and of time as one list. */
export const limitsOf = ({ currency, waitHours, amounts, times }: PlayerLimits): Limits => ({
  currency,
  waitHours,
  list: [...amounts, ...times.map((one) => ({ ...one, kind: 'time' as const }))],
})

const nothingChosen = { ok: false, failure: { code: 'unknown' } } as const

const send = (change: LimitChange, signal: AbortSignal): Promise<PlayerLimits> => {
  const { kind, period } = change
  if (change.act === 'set') return call(setLimit, { kind, period, value: change.value }, { signal })
  return call(change.act === 'confirm' ? confirmLimit : cancelLimit, { kind, period }, { signal })
}

/** The chart of a player's own limits, bound to the platform. */
export const playLimitsFlow = playLimitsMachine.provide({
  actors: {
    loadLimits: fromPromise<Limits>(({ signal }) => call(playerLimits, null, { signal }).then(limitsOf)),
    changeLimit: confirmedChangeFlow<LimitChange | null, Limits>(async (change, _, signal) =>
      change
        ? answered(
            send(change, signal).then((limits) => {
              tellPlayChanged()
              return limitsOf(limits)
            }),
          )
        : nothingChosen,
    ),
  },
  actions: boundEffects,
})

export type PlayLimitsActor = ActorRefFrom<typeof playLimitsFlow>

/** The chart of a break from play, bound to the platform. */
export const playBreakFlow = playBreakMachine.provide({
  actors: {
    loadBreak: fromPromise<PlayBreak>(({ signal }) => call(playBreak, null, { signal })),
    watchDeadline,
    changeBreak: confirmedChangeFlow<BreakLength | 'back' | null, PlayBreak>(async (change, _, signal) => {
      if (change === 'back') return answered(call(comeBack, null, { signal }))
      return change ? answered(call(takeBreak, change, { signal })) : nothingChosen
    }),
  },
  actions: {
    ...boundEffects,
    tellBreak: (_, { rests }) => {
      if (rests === (restingInvites() !== null)) return
      // The promotions' answer determines what may invite the player.
      promotionsActor().send({ type: 'RELOAD' })
      tellPlayChanged()
    },
  },
})

export type Totals = AnswerOf<typeof playTotals>
export type Total = Totals['list'][number]
export type TotalPeriod = 'day' | 'week' | 'month' | 'year'

/** Results of play, in periods of equal length (trust 28, 42). */
export const totals = defineResource<Totals, TotalPeriod>(
  (period, signal) => call(playTotals, { period }, { signal }),
  () => false,
)

export const totalsActor = sharedResource(totals, 'day', perPlayer)

/** A period's result, without its sign. */
export const sizeOf = ({ net }: Total) => absolute(net)

/** Each period's result as a percentage of the largest, regardless of sign: the bars' heights. */
export function heightsOf(list: readonly Total[]): readonly number[] {
  const sizes = list.map(sizeOf)
  const [most] = [...sizes].sort((a, b) => compare(b, a))
  return sizes.map((size) => (most ? percentOf(size, most) : 0))
}

/** The player's limits, for display only. */
export const ownLimits = defineResource<Limits>(
  (_, signal) => call(playerLimits, null, { signal }).then(limitsOf),
  () => false,
)

export const ownLimitsActor = sharedResource(ownLimits, null, perPlayer)

/** The player's break, for display only. */
export const ownBreak = defineResource<PlayBreak>(
  (_, signal) => call(playBreak, null, { signal }),
  () => false,
)

export const ownBreakActor = sharedResource(ownBreak, null, perPlayer)

/** The player's reality check, for display only. */
export const ownCheck = defineResource<AnswerOf<typeof realityCheck>>(
  (_, signal) => call(realityCheck, null, { signal }),
  () => false,
)
export const ownCheckActor = sharedResource(ownCheck, null, perPlayer)
