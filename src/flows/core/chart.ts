import { createActor, type Actor, type AnyActorLogic, type InputFrom, type InspectionEvent } from 'xstate'

declare global {
  // A `var`, so that it is a property of the page's global object.
  // oxlint-disable-next-line no-var
  var peryaInspect: ((event: InspectionEvent) => void) | undefined
}

/**
 * Watchers of charts (flow studio, path runner, recorder) put an inspector on the page before the app's code runs. A
 * player's page has none.
 */
export const inspect = globalThis.peryaInspect

/** A chart's input, optional for charts that take none. */
export type InputArgs<Logic extends AnyActorLogic> =
  undefined extends InputFrom<Logic> ? [input?: InputFrom<Logic>] : [input: InputFrom<Logic>]

/** Creates an actor of a chart without a parent, for callers that need it before it starts. */
export function createChart<Logic extends AnyActorLogic>(
  logic: Logic,
  ...[input]: InputArgs<Logic>
): Actor<Logic> {
  return createActor(logic, { input, inspect } as never) as Actor<Logic>
}

/** Starts a chart outside React; for screens there is `useChart`. */
export function startChart<Logic extends AnyActorLogic>(
  logic: Logic,
  ...args: InputArgs<Logic>
): Actor<Logic> {
  return createChart(logic, ...args).start()
}
