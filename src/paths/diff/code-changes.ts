import type { FlowCases } from '../../../machines/shared/cases'
import type { Host } from '../cli/host'
import { generate } from '../generate/generate'
import type { CodeChange, FlowDifference } from './compare'
import { passes } from './touched'
import { touchedCode } from './touched-since'

/**
 * For each chart, what of its code has changed since a git ref, and which of today's paths pass it, or pass a state
 * or transition that the outline shows as changed.
 */
export function codeChanges(
  charts: readonly FlowCases[],
  since: string,
  host: Host,
): (cases: FlowCases, outline: FlowDifference) => CodeChange {
  const code = touchedCode(charts, since, host)
  return (cases, outline) => {
    const { names, ...touched } = code(cases, outline)
    if (touched.states.size + touched.transitions.size === 0) return { names, passes: () => false }
    const { paths } = generate(cases, { style: 'short' })
    const passing = new Set(paths.filter(passes(cases, touched)).map(({ id }) => id))
    return { names, passes: (id) => passing.has(id) }
  }
}
