import type { AnyStateMachine } from 'xstate'
import { fits } from './candidates'
import type { ChartNode } from './definition'
import { definitionOf, nodesUnder, stopsOf } from './definition'
import { isBuiltIn, withPuppets } from './puppets'
import type { FlowCases } from '../../machines/shared/cases'

type Action = ChartNode['entry'][number]

/** A named effect of the app: it leaves the chart as it was. */
const isEffect = (machine: AnyStateMachine) => (action: Action) => {
  const name = typeof action === 'string' ? action : typeof action === 'object' ? action.type : undefined
  return name !== undefined && !isBuiltIn(machine.implementations.actions[name])
}

/**
 * Invoked actors whose every answer leaves the chart exactly as it was: at most something is written down. Whether
 * one has answered decides about nothing but that it does not answer again, so situations that differ in nothing
 * else count as one: several such actors side by side would double the exploration with each.
 */
export function silentActors(cases: FlowCases): ReadonlySet<string> {
  const machine = withPuppets(cases.machine)
  const transitions = [...definitionOf(machine).transitions.values()]
  const stops = nodesUnder(machine.root).flatMap(stopsOf)
  const leavesAlone = isEffect(machine)
  const isSilent = (id: string) => {
    const events = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]
    const heard = transitions.filter(({ descriptor }) => events.some((type) => fits(type, descriptor)))
    return (
      // An answer that nothing hears is no move, and one that is stopped in some state may be heard above it.
      heard.length > 0 &&
      heard.every(({ transition: it }) => !it.target && !it.reenter && it.actions.every(leavesAlone)) &&
      !stops.some(({ descriptor }) => events.some((type) => fits(type, descriptor)))
    )
  }
  return new Set(Object.keys(cases.outcomes).filter(isSilent))
}
