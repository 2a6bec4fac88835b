import { withParents } from '../chart/definition'
import type { ChartNode, Definition } from '../chart/definition'
import type { Situation } from '../chart/situation'

/** States that a move passes through, transient ones included: an `always` edge leaves its source at once. */
export function statesIn({ taken, passed, chart }: Situation, definition: Definition): ReadonlySet<string> {
  const nodes = new Set<ChartNode>((chart?._nodes ?? []) as ChartNode[])
  for (const snapshot of passed) for (const node of snapshot._nodes as ChartNode[]) nodes.add(node)
  for (const id of taken) {
    const transition = definition.transitions.get(id)
    for (const node of withParents(transition?.source)) nodes.add(node)
    const targets = (transition?.transition.target ?? []) as readonly ChartNode[]
    // A history state is never active; it counts once a transition has gone through it.
    for (const target of targets) if (target.type === 'history') nodes.add(target)
  }
  const states = new Set<string>()
  for (const node of nodes) if (definition.states.has(node.id)) states.add(node.id)
  return states
}
