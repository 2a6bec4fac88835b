import type { AnyStateMachine } from 'xstate'
import { fits } from './candidates'
import type { ChartNode } from './definition'
import { definitionOf, nodesUnder, stopsOf } from './definition'
import { isBuiltIn } from './in-place'
import { withPuppets } from './puppets'
import type { FlowCases } from '../../../machines/shared/cases'

type Action = ChartNode['entry'][number]

/** A named effect of the app: it does not change the chart. */
const isEffect = (machine: AnyStateMachine) => (action: Action) => {
  const name = typeof action === 'string' ? action : typeof action === 'object' ? action.type : undefined
  return name !== undefined && !isBuiltIn(machine.implementations.actions[name])
}

/**
 * Invoked actors whose answers never change the chart, beyond recording something. Whether one has answered only
 * decides that it cannot answer again, so situations that differ in nothing else count as one: otherwise each such
 * actor would double the exploration.
 */
export function silentActors(cases: FlowCases): ReadonlySet<string> {
  const machine = withPuppets(cases.machine)
  const transitions = [...definitionOf(machine).transitions.values()]
  const stops = nodesUnder(machine.root).flatMap(stopsOf)
  const leavesAlone = isEffect(machine)
  const isSilent = (id: string) => {
    const events = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]
    const handlers = transitions.filter(({ descriptor }) => events.some((type) => fits(type, descriptor)))
    return (
      // An unhandled answer is no move, and one blocked in some state may be handled above it.
      handlers.length > 0 &&
      handlers.every(({ transition: it }) => !it.target && !it.reenter && it.actions.every(leavesAlone)) &&
      !stops.some(({ descriptor }) => events.some((type) => fits(type, descriptor)))
    )
  }
  return new Set(Object.keys(cases.outcomes).filter(isSilent))
}
