import type { AnyMachineSnapshot } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import type { Problem } from '../model'
import type { Situation } from '../chart/situation'

/** Names of the invariants a snapshot breaks; one that throws is broken too. */
function brokenInvariants({ invariants }: FlowCases, snapshot: AnyMachineSnapshot): string[] {
  const broken: string[] = []
  for (const name in invariants) {
    try {
      if (!invariants[name]?.(snapshot)) broken.push(name)
    } catch (error) {
      broken.push(`${name} (threw: ${String(error)})`)
    }
  }
  return broken
}

/** System ids shared by two running children: xstate throws on the second one. */
function clashingSystemIds({ children }: AnyMachineSnapshot): string[] {
  const ids = Object.values<{ readonly systemId?: string } | undefined>(
    children as Record<string, object>,
  ).flatMap((child) => child?.systemId ?? [])
  return ids.length < 2 ? ids.slice(1) : [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))]
}

/** What is wrong with a single situation. */
export function wrongWith(cases: FlowCases, situation: Situation): Pick<Problem, 'kind' | 'message'>[] {
  const { chart, status, thrown } = situation
  if (thrown !== undefined && (!chart || chart.status !== 'error'))
    return [{ kind: 'threw', message: thrown }]
  if (status === 'error') {
    return [{ kind: 'error status', message: `the chart stops with an error${thrown ? `: ${thrown}` : ''}` }]
  }
  if (!chart) return []
  const clashing = clashingSystemIds(chart).map((id) => ({
    kind: 'system id' as const,
    message: `two actors claim the system id '${id}' at the same time`,
  }))
  if (clashing.length > 0) return clashing
  return brokenInvariants(cases, chart).map((name) => ({
    kind: 'invariant',
    message: `"${name}" does not hold`,
  }))
}
