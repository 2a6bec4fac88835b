import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { Check } from '../../../machines/reality-check/check'
import { realityCheckMachine } from '../../../machines/reality-check/reality-check.machine'
import type { AnswerOf } from '../../platform/call'
import { answerRealityCheck, realityCheck, setRealityCheck } from '../../platform/calls/protection'
import { now } from '../../platform/clock'
import { untilVisible } from '../adapters/visibility'
import { call } from '../core/client'
import { watchDeadline } from '../core/deadline'
import { boundEffects } from '../core/effects'
import { onPlayChanged, tellPlayChanged } from './play-changes'

export { intervals } from '../../../machines/reality-check/check'

/** The platform sends durations, this phone computes times: their clocks need not agree. */
const checkFrom = ({ minutes, dueIn, seconds, net }: AnswerOf<typeof realityCheck>): Check => ({
  minutes,
  due: dueIn === 0,
  dueAt: now() + dueIn * 1_000,
  startedAt: now() - seconds * 1_000,
  net,
})

/** The reality check, bound to the platform. */
export const realityCheckFlow = realityCheckMachine.provide({
  actors: {
    loadCheck: fromPromise<Check>(async ({ signal }) => {
      await untilVisible(signal)
      return checkFrom(await call(realityCheck, null, { signal }))
    }),
    answerCheck: fromPromise<Check>(({ signal }) =>
      call(answerRealityCheck, null, { signal }).then(checkFrom),
    ),
    setInterval: fromPromise<Check, { minutes: number }>(({ input: { minutes }, signal }) =>
      call(setRealityCheck, { minutes }, { signal }).then(checkFrom),
    ),
    watchDeadline,
    watchOtherTabs: fromCallback<EventObject, NonReducibleUnknown, { type: 'CHANGED_ELSEWHERE' }>(
      ({ sendBack }) => onPlayChanged(() => sendBack({ type: 'CHANGED_ELSEWHERE' })),
    ),
  },
  actions: { ...boundEffects, tellOtherTabs: tellPlayChanged },
})
