import type { FlowCases } from '../../../machines/shared/cases'
import { candidatesFor } from '../chart/candidates'
import type { Definition } from '../chart/definition'
import { edgeMaker } from './edge'
import type { Edge } from './edge'
import { explorable } from './explorable'
import { keyFor } from '../chart/key'
import { silentActors } from '../chart/silent'
import type { Move, Situation } from '../chart/situation'

/** Default limit of situations per exploration. */
const defaultLimit = 2000

export type { Edge } from './edge'

export interface Vertex {
  readonly key: string
  readonly situation: Situation
  /** Moves that had an effect. */
  readonly edges: readonly Edge[]
  /** Events a state handles that every guard refused here: nothing happened. */
  readonly refused: readonly Edge[]
}

export interface Exploration {
  readonly cases: FlowCases
  readonly definition: Definition
  /** Situations by key in discovery order; the first is the one before the start. */
  readonly vertices: ReadonlyMap<string, Vertex>
  readonly root: Vertex
  readonly limit: number
  /** The limit was reached: anything derived from this exploration is incomplete. */
  readonly cutShort: boolean
  readonly candidates: (situation: Situation) => readonly Move[]
  readonly step: (from: Situation, move: Move) => Situation
  /** The same without recording actions. */
  readonly glance: (from: Situation, move: Move) => Situation
  readonly keyOf: (situation: Situation) => string
  /** The move is an answer that changes nothing, and can therefore be made only once. */
  readonly isSilent: (move: Move) => boolean
}

const explored = new WeakMap<FlowCases, Exploration>()

/**
 * Walks every situation a chart can reach with its cases. The result is cached per cases object.
 * Never throws for problems in the chart; `coverage` reports those.
 */
export function explore(cases: FlowCases): Exploration {
  const before = explored.get(cases)
  if (before) return before
  const made = walk(cases)
  explored.set(cases, made)
  return made
}

/** A vertex under construction. */
interface OpenVertex extends Vertex {
  readonly edges: Edge[]
  readonly refused: Edge[]
}

/**
 * Breadth first, so that the first route found to a situation is a shortest one and can be walked exactly as it is.
 * `@xstate/graph` walks the same logic to the same graph (a test compares the two), but its queue is quadratic
 * in the number of situations.
 */
function walk(cases: FlowCases): Exploration {
  const { definition, logic, step, glance } = explorable(cases)
  const candidates = candidatesFor(cases)
  const strictKey = keyFor(cases)
  const silent = silentActors(cases)
  const keyOf = (situation: Situation): string => {
    try {
      return strictKey(situation)
    } catch (error) {
      return `${JSON.stringify(['projection threw', String(error), situation.chart?.value])} @ `
    }
  }
  const limit = cases.limit ?? defaultLimit
  const vertices = new Map<string, OpenVertex>()
  const found = (key: string, situation: Situation): OpenVertex => {
    const vertex: OpenVertex = { key, situation, edges: [], refused: [] }
    vertices.set(key, vertex)
    return vertex
  }
  const start = logic.getInitialSnapshot(undefined as never, undefined as never)
  const root = found(keyOf(start), start)
  const edge = edgeMaker(cases, definition, glance)
  const frontier = [root]
  let visited = 0
  for (const vertex of frontier) {
    // Past the limit nothing is expanded, so the walk ends with what it has.
    if (++visited > limit + 1) break
    for (const move of candidates(vertex.situation)) {
      const situation = glance(vertex.situation, move)
      if (situation.ignored) {
        if (move.kind !== 'outcome') vertex.refused.push(edge(vertex.situation, move, vertex.key, situation))
        continue
      }
      const key = keyOf(situation)
      let target = vertices.get(key)
      if (!target) frontier.push((target = found(key, situation)))
      // Share the vertex's copy of the key: keys are long, and each edge would retain one.
      vertex.edges.push(edge(vertex.situation, move, target.key, situation))
    }
  }
  return {
    cases,
    definition,
    vertices,
    root,
    limit,
    cutShort: visited > limit + 1,
    candidates,
    step,
    glance,
    keyOf,
    isSilent: ({ actorId }) => actorId !== undefined && silent.has(actorId),
  }
}
