import type { Edge, Exploration, Vertex } from '../explore/explore'
import { labelOf } from './label'

/** A route through the explored situations. */
export type Route = readonly Edge[]

/** Reconstructs the route of a breadth-first search. */
function unwind(cameBy: ReadonlyMap<string, { from: string; edge: Edge }>, last: string): Edge[] {
  const edges: Edge[] = []
  for (let step = cameBy.get(last); step; step = cameBy.get(step.from)) edges.unshift(step.edge)
  return edges
}

/**
 * The shortest route from a situation to the nearest wanted edge, that edge included; it may be a refused one.
 * Ties follow the order of the cases.
 */
export function nearest(
  exploration: Exploration,
  from: Vertex,
  wanted: (edge: Edge) => boolean,
): Route | undefined {
  const cameBy = new Map<string, { from: string; edge: Edge }>()
  const seen = new Set([from.key])
  const queue = [from]
  for (const vertex of queue) {
    const hit = vertex.edges.find(wanted) ?? vertex.refused.find(wanted)
    if (hit) return [...unwind(cameBy, vertex.key), hit]
    for (const edge of vertex.edges) {
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      cameBy.set(edge.to, { from: vertex.key, edge })
      const next = exploration.vertices.get(edge.to)
      if (next) queue.push(next)
    }
  }
  return undefined
}

/** Shortest routes from the start to every situation, computed once. */
export function shortestWays(exploration: Exploration): (key: string) => Route {
  const cameBy = new Map<string, { from: string; edge: Edge }>()
  const seen = new Set([exploration.root.key])
  const queue = [exploration.root]
  for (const vertex of queue) {
    for (const edge of vertex.edges) {
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      cameBy.set(edge.to, { from: vertex.key, edge })
      const next = exploration.vertices.get(edge.to)
      if (next) queue.push(next)
    }
  }
  return (key) => unwind(cameBy, key)
}

/** A route as readable labels. */
export function labels(route: Route): string[] {
  return route.map((edge) => labelOf(edge.move))
}
