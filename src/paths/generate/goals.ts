import type { AnyStateMachine } from 'xstate'
import { fits } from '../chart/candidates'
import { isWithin } from '../chart/definition'
import type { ChartNode, TransitionDefinition } from '../chart/definition'
import type { Edge, Exploration, Vertex } from '../explore/explore'
import { plain } from '../chart/plain'

/** What paths may have to reach, each with its help text. */
export const goalWords = {
  transitions: 'every transition, and the states they lead to',
  states: 'every state',
  pairs: 'every two transitions that can follow each other (1-switch)',
  guards: 'every guard once true and once false',
  requirements: 'every state that carries a requirement, for each of its requirements',
  edges: 'every move from every situation; many paths',
  data: 'every transition with every payload and every answer that takes it',
  decisions: 'transitions, and every guard refuses once, and every transition changes each fact it can',
} as const

export type Goal = keyof typeof goalWords

/** Goals reached by one move. For pairs the previous transition counts too; it is empty at the start. */
export interface GoalBook {
  readonly on: (vertex: Vertex, edge: Edge, before: string) => readonly string[]
  /** What a move reaches depends on the previous transition. */
  readonly inPairs: boolean
  /** Events that a chart refuses are worth trying. */
  readonly withRefusals: boolean
}

/** The chart's transitions by source state. */
function bySource(exploration: Exploration): Map<ChartNode, TransitionDefinition[]> {
  const lists = new Map<ChartNode, TransitionDefinition[]>()
  for (const it of exploration.definition.transitions.values()) {
    const list = lists.get(it.source)
    if (list) list.push(it)
    else lists.set(it.source, [it])
  }
  return lists
}

const nodesOf = (vertex: Vertex | Edge) => (vertex.situation.chart?._nodes ?? []) as readonly ChartNode[]

/** Guarded transitions that a move triggered and whose guard was false. */
function falseGuards(exploration: Exploration): (vertex: Vertex, edge: Edge) => string[] {
  const lists = bySource(exploration)
  const { transitions } = exploration.definition
  return (vertex, edge) => {
    const taken = edge.taken.flatMap((id) => transitions.get(id) ?? [])
    const passedOn = ({ situation }: Edge) => situation.passed.flatMap((it) => it._nodes as ChartNode[])
    const refused = (it: TransitionDefinition): boolean => {
      if (it.guard === undefined || taken.includes(it)) return false
      if (it.trigger === 'always') {
        // After the last microstep every automatic move of the active states was evaluated, and none was enabled.
        if (nodesOf(edge).includes(it.source)) return !edge.situation.ignored
        return taken.some(
          (other) => other.source === it.source && other.trigger === 'always' && other.index > it.index,
        )
      }
      if (it.trigger === 'finished') return false
      if (!fits(edge.move.event.type, it.descriptor)) return false
      const rivals = taken.filter((other) => isWithin(other.source, it.source) && other.trigger !== 'always')
      // A nested state handled the event first, or an earlier branch did.
      return rivals.every(
        (other) =>
          other.source === it.source && (other.descriptor !== it.descriptor || other.index > it.index),
      )
    }
    const asked = new Set([...nodesOf(vertex), ...nodesOf(edge), ...passedOn(edge)])
    return [...asked].flatMap((node) => (lists.get(node) ?? []).filter(refused).map((it) => it.id))
  }
}

/** Context fields a move really changed: dropping an assign shows only where it makes a difference. */
function changesOn(vertex: Vertex, { situation }: Edge): string[] {
  const before = vertex.situation.chart?.context as Record<string, unknown> | undefined
  const after = situation.chart?.context as Record<string, unknown> | undefined
  if (!before || !after || before === after) return []
  const changed = Object.keys(after).filter((field) => {
    if (Object.is(before[field], after[field])) return false
    return JSON.stringify(plain(before[field])) !== JSON.stringify(plain(after[field]))
  })
  return situation.taken.flatMap((id) => changed.map((field) => `changes: ${id}: ${field}`))
}

/** Requirement ids in the meta of a state or transition. */
export function rowsOf(holder: { readonly meta?: unknown }): readonly string[] {
  const { rows } = (holder.meta ?? {}) as { rows?: readonly string[] }
  return rows ?? []
}

/** `[LOGIN-10] login.form.captcha` for every requirement of every state. */
function requirementGoals(machine: AnyStateMachine, states: ReadonlyMap<string, ChartNode>) {
  const goals = new Map<string, readonly string[]>()
  for (const node of [machine.root, ...states.values()]) {
    goals.set(
      node.id,
      [...new Set(rowsOf(node))].map((row) => `[${row}] ${node.id}`),
    )
  }
  return goals
}

const startOf = ({ move }: Edge) => (move.kind === 'start' ? [move.type] : [])

/** How a goal is derived from the explored moves. Each initial situation is a goal. */
export function goalBook(exploration: Exploration, goal: Goal): GoalBook {
  const { definition, cases } = exploration
  const states = (edge: Edge) => edge.states
  const simple = (on: (vertex: Vertex, edge: Edge) => readonly string[], withRefusals = false): GoalBook => {
    const known = new Map<Edge, readonly string[]>()
    const kept = (vertex: Vertex, edge: Edge) => {
      const before = known.get(edge)
      if (before) return before
      const made = on(vertex, edge)
      known.set(edge, made)
      return made
    }
    return { on: kept, inPairs: false, withRefusals }
  }
  switch (goal) {
    case 'states':
      return simple((_, edge) => [...startOf(edge), ...states(edge)])
    case 'transitions':
      return simple((_, edge) => [...startOf(edge), ...edge.taken, ...states(edge)])
    case 'data':
      return simple((_, edge) => [...startOf(edge), ...edge.taken.map((id) => `${id} by ${edge.move.type}`)])
    case 'decisions': {
      const refusals = falseGuards(exploration)
      return simple((vertex, edge) => {
        const refused = refusals(vertex, edge)
        if (edge.situation.ignored) return refused.map((id) => `refused: ${id}`)
        // Something else handles what this guard refuses, perhaps another region: count the refusal separately.
        const left = refused.map((id) => `left to another: ${id}`)
        return [...startOf(edge), ...edge.taken, ...changesOn(vertex, edge), ...states(edge), ...left]
      }, true)
    }
    case 'guards': {
      const refusals = falseGuards(exploration)
      const guarded = (id: string) => definition.transitions.get(id)?.guard !== undefined
      return simple((vertex, edge) => {
        const holds = edge.taken.filter(guarded).map((id) => `true: ${id}`)
        return [...holds, ...refusals(vertex, edge).map((id) => `false: ${id}`)]
      }, true)
    }
    case 'requirements': {
      const rows = requirementGoals(cases.machine, definition.states)
      const ofChart = rows.get(cases.machine.root.id) ?? []
      return simple((_, edge) => [...ofChart, ...[...states(edge)].flatMap((id) => rows.get(id) ?? [])])
    }
    case 'edges': {
      const numbers = new Map([...exploration.vertices.keys()].map((key, i) => [key, i]))
      return simple((vertex, edge) => [`${numbers.get(vertex.key) ?? 0}: ${edge.move.type}`])
    }
    case 'pairs': {
      const on = (_: Vertex, edge: Edge, before: string): string[] => {
        // An actor settles only once.
        if (exploration.isSilent(edge.move) && edge.taken.includes(before)) return []
        const row = before === '' ? edge.taken : [before, ...edge.taken]
        return [...startOf(edge), ...row.slice(1).map((id, i) => `${row[i] ?? ''} → ${id}`)]
      }
      return { on, inPairs: true, withRefusals: false }
    }
  }
}
