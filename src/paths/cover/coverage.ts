import type { FlowCases, Waiver } from '../../../machines/shared/cases'
import { explore } from '../explore/explore'
import { generate } from '../generate/generate'
import { missesIn } from './misses'
import type { Missing, PathStyle, Problem } from '../model'
import { problemsIn } from './problems'
import { reachedIn } from '../explore/reached'

export interface Counted {
  readonly covered: number
  readonly total: number
}

export interface Coverage {
  readonly id: string
  readonly states: Counted
  readonly transitions: Counted
  /** Number of generated paths and steps. */
  readonly paths: number
  readonly steps: number
  readonly missing: readonly Missing[]
  /** Misses excused by a waiver in the cases, with its reason. */
  readonly waived: readonly (Missing & { readonly waiver: string; readonly until: string })[]
  readonly problems: readonly Problem[]
  /** Situations the explorer visited. */
  readonly situations: number
}

interface CoverageOptions {
  /** Today's date, `2026-11-20`: waivers expire by it. */
  readonly today: string
  readonly style?: PathStyle
}

/** A waiver may omit the guard at the end of a transition's id. */
function excuses(waiver: Waiver, id: string): boolean {
  return waiver.what === id || waiver.what === id.replace(/ \[.*\]$/, '')
}

function waiverProblems(cases: FlowCases, missing: readonly Missing[], today: string): Problem[] {
  return (cases.waivers ?? []).flatMap((waiver): Problem[] => {
    if (!missing.some((miss) => excuses(waiver, miss.id))) {
      return [{ kind: 'waiver', message: `\`${waiver.what}\` is waived but not missing: remove the waiver` }]
    }
    if (waiver.until >= today) return []
    return [
      {
        kind: 'waiver',
        message: `the waiver for \`${waiver.what}\` ended on ${waiver.until}: ${waiver.reason}`,
      },
    ]
  })
}

/** How much of a chart's definition its cases reach, what is missing and why, and every problem found. */
export function coverage(cases: FlowCases, { today, style = 'few' }: CoverageOptions): Coverage {
  const exploration = explore(cases)
  const { states, transitions } = exploration.definition
  const reached = reachedIn(exploration)
  const generated = generate(cases, { style })
  const misses = missesIn(exploration, reached)
  const valid = (cases.waivers ?? []).filter((waiver) => waiver.until >= today)
  const waived = misses.flatMap((miss) => {
    const waiver = valid.find((it) => excuses(it, miss.id))
    return waiver ? [{ ...miss, waiver: waiver.reason, until: waiver.until }] : []
  })
  const missing = misses.filter((miss) => !valid.some((it) => excuses(it, miss.id)))
  return {
    id: cases.id,
    states: { covered: [...states.keys()].filter((id) => reached.states.has(id)).length, total: states.size },
    transitions: { covered: reached.transitions.size, total: transitions.size },
    paths: generated.paths.length,
    steps: generated.paths.reduce((sum, path) => sum + path.steps.length, 0),
    missing,
    waived,
    problems: [...problemsIn(exploration), ...generated.problems, ...waiverProblems(cases, misses, today)],
    situations: exploration.vertices.size - 1,
  }
}
