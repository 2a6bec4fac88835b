import { fits, isRaisedInside } from '../chart/candidates'
import type { Exploration, Vertex } from '../explore/explore'
import type { Moment } from '../../../machines/shared/cases'
import { nodesUnder } from '../chart/definition'
import { growthProblem } from '../explore/growth'
import { actionNames, implementationProblems } from './implementations'
import type { Problem } from '../model'
import { plain } from '../chart/plain'
import { place } from '../chart/place'
import { labels, shortestWays } from '../chart/routes'

export { wrongWith } from '../explore/wrong'

function situationProblems(exploration: Exploration): Problem[] {
  const { cases } = exploration
  const wayTo = shortestWays(exploration)
  const found = new Map<string, Problem>()
  const note = (problem: Pick<Problem, 'kind' | 'message'>, path: readonly string[]) => {
    const name = `${problem.kind} ${problem.message}`
    const before = found.get(name)
    if (!before || (before.path?.length ?? 0) > path.length) found.set(name, { ...problem, path })
  }
  const fullyWalked = (vertex: Vertex) => !exploration.cutShort || vertex.edges.length > 0
  for (const vertex of exploration.vertices.values()) {
    for (const edge of vertex.edges) {
      if (edge.wrong.length === 0) continue
      const path = labels([...wayTo(vertex.key), edge])
      for (const problem of edge.wrong) note(problem, path)
    }
    const { status, chart } = vertex.situation
    // Nor does an answer that changes nothing.
    const leads = vertex.edges.some(({ move, to }) => to !== vertex.key || !exploration.isSilent(move))
    if (status === 'active' && !leads && fullyWalked(vertex)) {
      const where = chart ? place(plain(chart.value)) : 'before the start'
      note({ kind: 'dead end', message: `no way out of "${where}"` }, labels(wayTo(vertex.key)))
    }
    try {
      if (chart) cases.project(chart)
    } catch (error) {
      note({ kind: 'threw', message: `the projection threw: ${String(error)}` }, labels(wayTo(vertex.key)))
    }
  }
  return [...found.values()]
}

function caseProblems(exploration: Exploration): Problem[] {
  const { cases, definition } = exploration
  const actors = new Set<string>(definition.invokes.keys())
  const descriptors: string[] = []
  for (const it of definition.transitions.values()) {
    if (it.trigger === 'done' || it.trigger === 'error') actors.add(it.name)
    if (it.trigger === 'event') descriptors.push(it.descriptor)
  }
  for (const vertex of exploration.vertices.values()) {
    for (const id of Object.keys(vertex.situation.chart?.children ?? {})) actors.add(id)
  }
  const outcomes = Object.keys(cases.outcomes)
    .filter((id) => !actors.has(id))
    .map((id): Problem => ({
      kind: 'unknown outcome',
      message: `outcomes.${id}: the chart has no actor '${id}'`,
    }))
  const events = Object.keys(cases.events)
    .filter((type) => !isRaisedInside(type) && !descriptors.some((it) => fits(type, it)))
    .map((type): Problem => ({ kind: 'unhandled event', message: `events.${type}: no state handles it` }))
  return [...outcomes, ...events, ...momentProblems(exploration, descriptors)]
}

/** Moments of the facts about ordering that the chart never has: such a fact would hold whatever happens. */
function momentProblems({ cases, definition }: Exploration, descriptors: readonly string[]): Problem[] {
  const nodes = nodesUnder(cases.machine.root)
  const effects = new Set([...Object.keys(cases.machine.implementations.actions), ...actionNames(nodes)])
  const lacks = (moment: Moment): string | undefined => {
    if ('state' in moment) {
      const isState = definition.states.has(moment.state) || moment.state === cases.machine.id
      return isState ? undefined : `state '${moment.state}'`
    }
    if ('effect' in moment) return effects.has(moment.effect) ? undefined : `effect '${moment.effect}'`
    return descriptors.some((it) => fits(moment.event, it)) ? undefined : `event '${moment.event}'`
  }
  return Object.entries(cases.overTime ?? {}).flatMap(([name, fact]) =>
    Object.values(fact as Readonly<Record<string, Moment | string>>).flatMap((moment): Problem[] => {
      const what = typeof moment === 'string' ? undefined : lacks(moment)
      return what === undefined
        ? []
        : [{ kind: 'unknown moment', message: `overTime "${name}": the chart has no ${what}` }]
    }),
  )
}

/** All problems the exploration shows, each with its shortest path. Soundness of the projection is checked on replay. */
export function problemsIn(exploration: Exploration): Problem[] {
  return [
    ...(exploration.cutShort ? [growthProblem(exploration)] : []),
    ...situationProblems(exploration),
    ...caseProblems(exploration),
    ...implementationProblems(exploration.cases),
  ]
}
