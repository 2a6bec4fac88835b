import { getShortestPaths, getSimplePaths } from '@xstate/graph'
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { FlowCases } from '../../machines/shared/cases'
import { definitionOf, explore, withPuppets } from '../../src/paths'
import { unstarted } from '../../src/paths/situation'

/** What a set of paths is worth. */
export interface Worth {
  readonly paths: number
  readonly steps: number
  /** Transitions taken before a path turned out impossible. */
  readonly covered: number
  /** Paths with a step that cannot happen: an actor that does not run, a timer that another one beats. */
  readonly infeasible: number
  readonly milliseconds: number
}

/** Everything that may happen in a chart, as the events that the stock generators have to be given. */
function eventsOf(cases: FlowCases): EventObject[] {
  const gestures = Object.entries(cases.events as Record<string, readonly object[]>).flatMap(
    ([type, payloads]) => payloads.map((payload) => ({ ...payload, type })),
  )
  const outcomes = Object.entries(cases.outcomes).flatMap(([id, { done = [], error = [] }]) => [
    ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...error.map((reason) => ({ type: `xstate.error.actor.${id}`, error: reason, actorId: id })),
  ])
  const timers = [...definitionOf(cases.machine).transitions.values()].flatMap((it) =>
    it.trigger === 'after' ? [{ type: it.descriptor }] : [],
  )
  return [...gestures, ...outcomes, ...timers]
}

const sameEvent = (a: EventObject, b: EventObject) => JSON.stringify(a) === JSON.stringify(b)

/** Walks the events of one stock path as they could really happen. */
function follow(
  cases: FlowCases,
  input: string,
  events: readonly EventObject[],
  taken: Set<string>,
): boolean {
  const { candidates, step } = explore(cases)
  const start = candidates(unstarted).find((move) => move.event.type === input)
  if (!start) return false
  let at = step(unstarted, start)
  for (const id of at.taken) taken.add(id)
  for (const event of events) {
    const move = candidates(at).find((it) =>
      it.kind === 'time' ? it.event.type === event.type : sameEvent(it.event, event),
    )
    if (!move) return false
    at = step(at, move)
    for (const id of at.taken) taken.add(id)
  }
  return true
}

/** Paths that `@xstate/graph` makes by itself, given every event of the cases. */
export function stock(cases: FlowCases, style: 'shortest' | 'simple'): Worth {
  const machine: AnyStateMachine = withPuppets(cases.machine)
  const events = eventsOf(cases)
  const taken = new Set<string>()
  const made = { paths: 0, steps: 0, infeasible: 0 }
  const walk = style === 'shortest' ? getShortestPaths : getSimplePaths
  let milliseconds = 0
  for (const [name, input] of Object.entries(cases.inputs)) {
    const before = performance.now()
    const paths = walk(machine, {
      events: events as never,
      input: input as never,
      serializeState: (state) => {
        const { value, context, status } = state as AnyMachineSnapshot
        return JSON.stringify([value, context, status])
      },
      limit: 1_000_000,
    })
    milliseconds += performance.now() - before
    for (const { steps } of paths) {
      const sent = steps
        .map((step) => step.event as EventObject)
        .filter((event) => event.type !== 'xstate.init')
      made.paths++
      made.steps += sent.length
      if (!follow(cases, name, sent, taken)) made.infeasible++
    }
  }
  return { ...made, covered: taken.size, milliseconds }
}
