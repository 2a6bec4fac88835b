import type { ChartNode, Definition } from '../chart/definition'
import type { Edge, Exploration, Vertex } from '../explore/explore'
import type { GoalBook } from './goals'

/** The shape a path must have, besides what it reaches. */
export interface Shape {
  /** Goals count only after this state was entered; the way there is part of the path. */
  readonly from?: string | undefined
  /** Every path takes this transition. */
  readonly through?: string | undefined
  /** Every path ends when this state is entered (after `through`, when both are given). */
  readonly until?: string | undefined
  /** Max steps of a path, not counting the start. */
  readonly maxLen?: number | undefined
}

/** A move between two nodes of the net, with the numbers of the goals it reaches. */
export interface Leg {
  readonly edge: Edge
  readonly to: number
  readonly goals: readonly number[]
}

/**
 * What paths are planned on: every explored situation, once for each satisfied part of the shape and,
 * for pairs, once for each possible previous transition. Moves after which the shape cannot be
 * satisfied are left out, so that planning never runs into a dead end.
 */
export interface Net {
  readonly legs: readonly (readonly Leg[])[]
  readonly goalNames: readonly string[]
  /** Moves from the start, and to the nearest node where a path may end. */
  readonly depth: readonly number[]
  readonly toEnd: readonly number[]
  /** The node of the situation a run is really in, after this leg. */
  readonly landing: (leg: Leg, key: string) => number | undefined
  /** Max moves, the start included. */
  readonly maxMoves: number
}

interface Draft {
  readonly key: string
  readonly layer: number
  readonly before: string
}

type Gate = (vertex: Vertex, edge: Edge) => boolean

const nodesOf = ({ situation }: Vertex | Edge) => (situation.chart?._nodes ?? []) as readonly ChartNode[]

/** Whether a move enters a state: it is active afterwards or in between, and was not before or is re-entered. */
function entersOn(state: ChartNode | undefined, definition: Definition): Gate {
  return (vertex, edge) => {
    if (!state) return false
    const passed = edge.situation.passed.some((it) => (it._nodes as ChartNode[]).includes(state))
    if (!passed && !nodesOf(edge).includes(state)) return false
    if (!nodesOf(vertex).includes(state)) return true
    const targets = edge.taken.flatMap((id) => definition.transitions.get(id)?.transition.target ?? [])
    return (targets as readonly ChartNode[]).includes(state)
  }
}

function gatesFor({ definition }: Exploration, { from, through, until }: Shape): Gate[] {
  const enters = (id: string) => entersOn(definition.states.get(id), definition)
  return [
    ...(from === undefined ? [] : [enters(from)]),
    ...(through === undefined ? [] : [(_: Vertex, edge: Edge) => edge.taken.includes(through)]),
    ...(until === undefined ? [] : [enters(until)]),
  ]
}

/** Steps from every node to the nearest one of the last layer. */
function distances(legs: readonly (readonly Leg[])[], ends: readonly boolean[]): number[] {
  const into: number[][] = legs.map(() => [])
  for (const [from, list] of legs.entries()) for (const leg of list) into[leg.to]?.push(from)
  const far = legs.map((_, node) => (ends[node] ? 0 : Infinity))
  const queue = [...far.keys()].filter((node) => far[node] === 0)
  for (const node of queue) {
    for (const earlier of into[node] ?? []) {
      if (far[earlier] !== Infinity) continue
      far[earlier] = (far[node] ?? 0) + 1
      queue.push(earlier)
    }
  }
  return far
}

/** Builds the net for a goal and a shape. */
export function netFor(exploration: Exploration, book: GoalBook, shape: Shape): Net {
  const gates = gatesFor(exploration, shape)
  const last = gates.length
  const lead = shape.from === undefined ? 0 : 1
  const numbers = new Map<string, number>()
  const drafts: Draft[] = []
  const depth: number[] = []
  const goalNumbers = new Map<string, number>()
  const idOf = ({ key, layer, before }: Draft) =>
    layer === 0 && before === '' ? key : `${layer} ${before} ${key}`
  const nodeFor = (draft: Draft, moves: number): number => {
    const id = idOf(draft)
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, drafts.length)
    depth.push(moves)
    return drafts.push(draft) - 1
  }
  const goalNumber = (name: string): number => {
    const known = goalNumbers.get(name)
    if (known !== undefined) return known
    goalNumbers.set(name, goalNumbers.size)
    return goalNumbers.size - 1
  }
  const passes = (layer: number, vertex: Vertex, edge: Edge): number => {
    let at = layer
    if (at < lead) return gates[at]?.(vertex, edge) === true ? at + 1 : at
    while (at < last && gates[at]?.(vertex, edge) === true) at++
    return at
  }

  nodeFor({ key: exploration.root.key, layer: 0, before: '' }, 0)
  const legs: Leg[][] = []
  for (let node = 0; node < drafts.length; node++) {
    const at = drafts[node] as Draft
    const vertex = exploration.vertices.get(at.key)
    const over = shape.until !== undefined && at.layer === last
    const moves = (depth[node] ?? 0) + 1
    const list: Leg[] = []
    legs.push(list)
    if (!vertex || over) continue
    const add = (edge: Edge, to: number) => {
      const counts = at.layer >= lead
      list.push({ edge, to, goals: counts ? book.on(vertex, edge, at.before).map(goalNumber) : [] })
    }
    for (const edge of vertex.edges) {
      const before = book.inPairs ? (edge.taken.at(-1) ?? at.before) : ''
      add(edge, nodeFor({ key: edge.to, layer: passes(at.layer, vertex, edge), before }, moves))
    }
    if (book.withRefusals) for (const edge of vertex.refused) add(edge, node)
  }

  const ends = drafts.map((draft) => draft.layer === last)
  const toEnd = last === 0 ? drafts.map(() => 0) : distances(legs, ends)
  const alive = last === 0 ? legs : legs.map((list) => list.filter((leg) => toEnd[leg.to] !== Infinity))
  return {
    legs: alive,
    goalNames: [...goalNumbers.keys()],
    depth,
    toEnd,
    landing: (leg, key) => numbers.get(idOf({ ...(drafts[leg.to] as Draft), key })),
    maxMoves: shape.maxLen === undefined ? Infinity : shape.maxLen + 1,
  }
}
