import type { FlowCases } from '../../../machines/shared/cases'
import { explore } from '../explore'
import { labels, nearest } from '../routes'

/** The shortest way from the start to a transition, one label a step; undefined when nothing leads there. */
export function shortestTo(cases: FlowCases, transition: string): string[] | undefined {
  const exploration = explore(cases)
  const route = nearest(exploration, exploration.root, (edge) => edge.taken.includes(transition))
  return route && labels(route)
}
