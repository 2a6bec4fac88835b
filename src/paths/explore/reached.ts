import type { Exploration } from './explore'

export interface Reached {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

/** Everything of the definition that some explored edge reaches. */
export function reachedIn(exploration: Exploration): Reached {
  const states = new Set<string>()
  const transitions = new Set<string>()
  for (const vertex of exploration.vertices.values()) {
    for (const edge of vertex.edges) {
      for (const id of edge.taken) transitions.add(id)
      for (const id of edge.states) states.add(id)
    }
  }
  return { states, transitions }
}
