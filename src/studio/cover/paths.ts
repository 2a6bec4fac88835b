import type { FlowCases } from '../../../machines/shared/cases'
import { definitionOf, withParents, type ChartNode } from '../../paths/chart/definition'
import { explore } from '../../paths/explore/explore'
import { generate } from '../../paths/generate/generate'
import type { Goal } from '../../paths/generate/goals'
import { missesIn } from '../../paths/cover/misses'
import type { Missing, Path, PathStyle, Step } from '../../paths/model'
import { reachedIn } from '../../paths/explore/reached'
import type { Recording } from '../../paths/run/recording'
import type { ChartFacts } from '../picture/model'

/** The key of a step among the moves of its situation. */
export function moveOf({ kind, event, caseIndex, actorId, timer }: Step): string {
  if (kind === 'time') return `time ${timer ?? event.type}`
  if (kind !== 'outcome') return `${kind} ${event.type} ${caseIndex}`
  return `${event.type.startsWith('xstate.done.') ? 'done' : 'error'} ${actorId ?? ''} ${caseIndex}`
}

export interface Covered {
  readonly paths: readonly Path[]
  readonly missing: readonly Missing[]
  readonly all: { readonly states: number; readonly transitions: number }
}

/** Generates a flow's paths and reports what its cases never reach. Takes up to a second for the largest flows. */
export function coverFlow(cases: FlowCases, goal: Goal, style: PathStyle): Covered {
  const exploration = explore(cases)
  const { states, transitions } = exploration.definition
  return {
    paths: generate(cases, { goal, style }).paths,
    missing: missesIn(exploration, reachedIn(exploration)),
    all: { states: states.size, transitions: transitions.size },
  }
}

export interface Hits {
  readonly states: Readonly<Record<string, number>>
  readonly transitions: Readonly<Record<string, number>>
}

/** How often the paths take each transition and visit each state. */
export function hitsOf(cases: FlowCases, paths: readonly Path[]): Hits {
  const definition = definitionOf(cases.machine)
  const states: Record<string, number> = {}
  const transitions: Record<string, number> = {}
  const pass = (node: ChartNode | undefined) => {
    for (const { id } of withParents(node)) states[id] = (states[id] ?? 0) + 1
  }
  for (const path of paths) {
    for (const { transitions: taken, value } of [path.start, ...path.steps.map(({ expected }) => expected)]) {
      for (const id of taken) {
        transitions[id] = (transitions[id] ?? 0) + 1
        pass(definition.transitions.get(id)?.source)
      }
      passValue(definition.states, cases.machine.root, value, states)
    }
  }
  return { states, transitions }
}

function passValue(
  all: ReadonlyMap<string, ChartNode>,
  node: ChartNode,
  value: unknown,
  states: Record<string, number>,
): void {
  states[node.id] = (states[node.id] ?? 0) + 1
  const inside = typeof value === 'string' ? { [value]: {} } : ((value ?? {}) as Record<string, unknown>)
  for (const [key, below] of Object.entries(inside)) {
    const child = Object.values(node.states).find((it) => (it as ChartNode).key === key) as
      | ChartNode
      | undefined
    if (child && all.has(child.id)) passValue(all, child, below, states)
  }
}

/** The same for a recording of the running app. */
export function hitsIn(cases: FlowCases, recording: Recording): Hits {
  return recording.charts[cases.machine.id] ?? { states: {}, transitions: {} }
}

/** What a recording leaves uncovered, with the reason where no path reaches it either. */
export function missesOf(
  { states, transitions }: ChartFacts,
  hits: Hits,
  missing: readonly Missing[],
  reason: string,
): readonly Pick<Missing, 'id' | 'detail'>[] {
  // History states are never active, and the root always is.
  const places = states.filter(
    ({ parent, kind }) => (parent >= 0 || states.length === 1) && kind !== 'history',
  )
  return [
    ...places.filter(({ id }) => !hits.states[id]),
    ...transitions.filter(({ id }) => !hits.transitions[id]),
  ].map(({ id }) => ({ id, detail: missing.find((it) => it.id === id)?.detail ?? reason }))
}
