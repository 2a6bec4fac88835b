import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor, AnyActorLogic } from 'xstate'
import { inspect, type InputArgs } from './chart'
import { waitEnds } from './effects'

/** Starts a chart for as long as the component is on screen. */
export function useChart<Logic extends AnyActorLogic>(
  logic: Logic,
  ...[input]: InputArgs<Logic>
): Actor<Logic> {
  const actor = useActorRef(logic, { input, inspect } as never) as Actor<Logic>
  // @xstate/react drops all observers before it stops a chart: none of them is notified of its end.
  useEffect(() => waitEnds(actor), [actor])
  return actor
}
