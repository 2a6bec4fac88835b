import { definitionOf, withParents } from '../chart/definition'
import type { ChartNode } from '../chart/definition'
import { leavesAt } from '../export/sight'
import type { ChartRun } from './run'

interface ReachedByPaths {
  /** Ids of the transitions the paths take. */
  readonly taken: ReadonlySet<string>
  /** Ids of the states they enter, transient ones included. */
  readonly entered: ReadonlySet<string>
}

/** What a run's paths reached; for a failed path, everything before the failing step. */
export function reachedBy({ cases, paths, results }: ChartRun): ReachedByPaths {
  const { transitions } = definitionOf(cases.machine)
  const taken = new Set<string>()
  const entered = new Set<string>()
  const enter = (node: ChartNode | undefined) => {
    for (const { id } of withParents(node)) entered.add(id)
  }
  const failedAfter = new Map(results.flatMap(({ ok, path, steps }) => (ok ? [] : [[path, steps] as const])))
  const moments = paths.flatMap(({ id, start, steps }) => [
    start,
    ...steps.slice(0, failedAfter.get(id)).map((step) => step.expected),
  ])
  for (const moment of moments) {
    for (const leaf of leavesAt(cases.machine.root, moment.value)) enter(leaf)
    for (const id of moment.transitions) {
      taken.add(id)
      const found = transitions.get(id)
      enter(found?.source)
      // History states are never active: they count once a transition has gone through them.
      const targets = (found?.transition.target ?? []) as readonly ChartNode[]
      for (const target of targets) if (target.type === 'history') enter(target)
    }
  }
  return { taken, entered }
}
