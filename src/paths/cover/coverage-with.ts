import type { FlowCases } from '../../../machines/shared/cases'
import type { Request } from '../cli/request'
import type { Counted } from './coverage'
import { definitionOf } from '../chart/definition'
import type { Answer, Host } from '../cli/host'
import { readRecordings } from '../run/read-recordings'
import type { Recording } from '../run/recording'
import { ratio } from '../cli/report'

/** How much of a chart the recordings took. */
interface Recorded {
  readonly id: string
  readonly states: Counted
  readonly transitions: Counted
  /** Ids of states and transitions that were not taken. */
  readonly missing: readonly string[]
  /** Recorded ids that are not, or no longer, in the chart. */
  readonly strange: readonly string[]
}

/** Measures recordings against a chart's definition. */
export function recordedCoverage(cases: FlowCases, recording: Recording): Recorded {
  const definition = definitionOf(cases.machine)
  const taken = recording.charts[cases.machine.id]
  const part = (all: Iterable<string>, seen: Readonly<Record<string, number>> = {}) => {
    const ids = [...all]
    const known = new Set(ids)
    const missing = ids.filter((id) => (seen[id] ?? 0) === 0)
    const strange = Object.keys(seen).filter((id) => !known.has(id))
    return { counted: { covered: ids.length - missing.length, total: ids.length }, missing, strange }
  }
  // History states are never active, so no recording contains them.
  const places = [...definition.states].filter(([, node]) => node.type !== 'history').map(([id]) => id)
  const states = part(places, taken?.states)
  const transitions = part(definition.transitions.keys(), taken?.transitions)
  return {
    id: cases.id,
    states: states.counted,
    transitions: transitions.counted,
    missing: [...states.missing, ...transitions.missing],
    strange: [...states.strange, ...transitions.strange],
  }
}

/** `coverage --with <file>`: what the recordings took together; code 1 while something is missing. */
export function coverageWith(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  const recording = readRecordings(request.recordings, host)
  if ('code' in recording) return recording
  const results = charts.map((cases) => recordedCoverage(cases, recording))
  const code = results.some((it) => it.missing.length > 0) ? 1 : 0
  if (request.json) return { out: JSON.stringify({ charts: results }, null, 2), code }
  const width = Math.max(...charts.map((cases) => cases.id.length), 0)
  const lines = results.flatMap((it) => {
    if (it.states.covered === 0 && it.transitions.covered === 0)
      return [`${it.id.padEnd(width)}  not recorded`]
    return [
      `${it.id.padEnd(width)}  ${ratio('states', it.states)}  ${ratio('transitions', it.transitions)}`.trimEnd(),
      ...it.missing.map((id) => `    not taken \`${id}\``),
      ...it.strange.map((id) => `    recorded, but not in the chart: \`${id}\``),
    ]
  })
  return { out: lines.join('\n'), code }
}
