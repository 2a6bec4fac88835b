import type { FlowCases } from '../../../machines/shared/cases'
import { explore } from '../explore/explore'
import { labels, nearest } from '../chart/routes'

/** The shortest route from the start to a transition, one label per step; undefined when it is unreachable. */
export function shortestTo(cases: FlowCases, transition: string): string[] | undefined {
  const exploration = explore(cases)
  const route = nearest(exploration, exploration.root, (edge) => edge.taken.includes(transition))
  return route && labels(route)
}
