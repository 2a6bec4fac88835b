import { useActorRef } from '@xstate/react'
import type { Actor, AnyActorLogic } from 'xstate'
import { inspect, type InputArgs } from './chart'

/** Starts a chart for as long as the component is on screen. */
export function useChart<Logic extends AnyActorLogic>(
  logic: Logic,
  ...[input]: InputArgs<Logic>
): Actor<Logic> {
  return useActorRef(logic, { input, inspect } as never) as Actor<Logic>
}
