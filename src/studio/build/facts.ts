import type { FlowCases } from '../../../machines/shared/cases'
import {
  definitionOf,
  fixedDelay,
  stopsOf,
  type ChartNode,
  type TransitionDefinition,
} from '../../paths/chart/definition'
import { actionNames } from '../../paths/export/document'
import { withPuppets } from '../../paths/chart/puppets'
import type { ChartFacts, Invoked, StateFact, StateKind, Stop, TransitionFact } from '../picture/model'
import type { Places } from './places'

interface Meta {
  readonly rows?: readonly string[]
  readonly screen?: string
}

const some = <Key extends string, Item>(key: Key, list: readonly Item[]) =>
  (list.length > 0 ? { [key]: list } : {}) as Partial<Record<Key, readonly Item[]>>

const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

/** Id of the chart an actor runs, if it runs one. */
function chartOf(cases: FlowCases, src: string): string | undefined {
  const logic = cases.machine.implementations.actors[src] as { id?: unknown; root?: unknown } | undefined
  return logic?.root !== undefined && typeof logic.id === 'string' ? logic.id : undefined
}

const kindOf = (node: ChartNode): StateKind => node.type as StateKind

/** Milliseconds of a delay, when the chart gives a fixed number. */
function waitOf(cases: FlowCases, { trigger, name }: TransitionDefinition): number | undefined {
  if (trigger !== 'after') return undefined
  return fixedDelay(cases.machine, name)
}

/** Extracts everything a chart declares, with the source lines that declare it. */
export function factsOf(cases: FlowCases, places: Places): ChartFacts {
  const machine = withPuppets(cases.machine)
  const { states, transitions } = definitionOf(machine)
  const nodes = states.has(machine.root.id) ? [...states.values()] : [machine.root, ...states.values()]
  const placeOf = new Map(nodes.map((node, place) => [node, place]))
  const all = [...transitions.values()]
  const branches = (it: TransitionDefinition) =>
    all.filter((other) => other.source === it.source && other.descriptor === it.descriptor).length
  const parentOf = (node: ChartNode) => placeOf.get(node.parent as ChartNode) ?? -1
  return {
    id: cases.id,
    summary: cases.summary,
    signals: cases.signals.map(String),
    states: nodes.map((node): StateFact => {
      const meta = (node.meta ?? {}) as Meta
      const timers = Object.keys(node.config.after ?? {}).length
      const first = node.type === 'compound' ? (node.initial.target[0] as ChartNode | undefined) : undefined
      return {
        id: node.id,
        name: node.key,
        kind: kindOf(node),
        parent: parentOf(node),
        ...given('initial', first && placeOf.get(first)),
        ...given('description', node.description),
        ...some('tags', node.tags),
        ...some('rows', meta.rows ?? []),
        ...given('screen', meta.screen),
        ...some('entry', actionNames(node.entry).slice(0, node.entry.length - timers)),
        ...some('exit', actionNames(node.exit)),
        ...some(
          'invokes',
          node.invoke.map(({ id, src }): Invoked => {
            return { id, src: String(src), ...given('chart', chartOf(cases, String(src))) }
          }),
        ),
        ...some(
          'stops',
          stopsOf(node).map(({ trigger, name, index, guard, transition }): Stop => {
            const { description } = transition
            return {
              cause: trigger,
              name,
              branch: index,
              ...given('guard', guard),
              ...given('description', description),
            }
          }),
        ),
        ...given('source', places.state(node)),
      }
    }),
    transitions: all.map((it): TransitionFact => {
      const { id, source, trigger, name, guard, index, transition } = it
      const targets = (transition.target ?? []) as readonly ChartNode[]
      return {
        id,
        from: placeOf.get(source) ?? 0,
        to: targets.map((target) => placeOf.get(target) ?? 0),
        cause: trigger,
        name,
        ...given('guard', guard),
        ...(branches(it) > 1 ? { branch: index } : {}),
        ...some('actions', actionNames(transition.actions)),
        ...given('description', transition.description),
        ...given('wait', waitOf(cases, it)),
        ...(transition.reenter ? { reenter: true as const } : {}),
        ...given('source', places.transition(it)),
      }
    }),
  }
}
