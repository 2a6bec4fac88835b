import type { FlowCases } from '../../../machines/shared/cases'
import { childrenOf } from '../chart/definition'
import type { ChartNode } from '../chart/definition'
import { rowsOf } from '../generate/goals'
import type { ActionRecord, Expected, Json } from '../model'

/** The innermost active states of a state value. */
export function leavesAt(root: ChartNode, value: Json): ChartNode[] {
  const below = (name: string) => childrenOf(root).find((node) => node.key === name)
  if (typeof value === 'string') {
    const node = below(value)
    return node ? [node] : []
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [root]
  const entries = Object.entries(value)
  if (entries.length === 0) return [root]
  return entries.flatMap(([name, inside]) => {
    const node = below(name)
    return node ? leavesAt(node, inside as Json) : []
  })
}

interface Sight {
  readonly state: string
  readonly description: string
  readonly tags: readonly string[]
  readonly rows: readonly string[]
  /** Route of the screen, if the state names one. */
  readonly screen: string | undefined
}

/** What a tester can see in a situation: the active states in the chart's words. */
export function sights(cases: FlowCases, expected: Expected): Sight[] {
  return leavesAt(cases.machine.root, expected.value).map((node) => {
    const { screen } = (node.meta ?? {}) as { screen?: string }
    const above = node.parent as ChartNode | undefined
    return {
      state: node.id,
      description: node.description ?? above?.description ?? node.key,
      tags: [...node.tags],
      rows: rowsOf(node),
      screen,
    }
  })
}

const withoutStarts = (actions: readonly ActionRecord[]) => actions.filter(({ type }) => type !== 'start')

/** Effects that leave the chart, `goTo to "/m/home"`; starting actors are not included. */
export function effectsOf(expected: Expected): readonly ActionRecord[] {
  return withoutStarts(expected.actions)
}

/** Requirement ids a path touches, in order. */
export function rowsOn(
  cases: FlowCases,
  path: { readonly start: Expected; readonly steps: readonly { readonly expected: Expected }[] },
): string[] {
  const all = [path.start, ...path.steps.map((step) => step.expected)]
  return [
    ...new Set(all.flatMap((expected) => sights(cases, expected).flatMap((sight) => sight.rows))),
  ].sort()
}
