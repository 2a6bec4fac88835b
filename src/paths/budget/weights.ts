import type { FlowCases } from '../../../machines/shared/cases'
import type { Answer, Host } from '../cli/host'
import { refuse } from '../cli/host'
import type { Request } from '../cli/request'
import { unknownRef } from '../diff/committed'
import { touchedSince } from '../diff/touched-since'
import { readRecordings } from '../run/read-recordings'

/** How much more something counts, for each reason. They multiply. */
const factors = {
  /** The chart moves money, or decides who gets in (`risk` in its cases). */
  risk: 3,
  /** It has changed since the git ref of `--since`. */
  changed: 5,
}

/** What use adds: every doubling of how often the recordings took it counts once more. */
const used = (times: number) => 1 + Math.log2(1 + times)

type Weigh = (cases: FlowCases) => (id: string) => number

/** What a state or a transition counts by risk, use and recent change; an answer when a file or a ref is wrong. */
export function weights(charts: readonly FlowCases[], request: Request, host: Host): Weigh | Answer {
  const { since, recordings } = request
  if (since !== undefined && !host.hasRef(since)) return refuse(unknownRef(since, host))
  const recording = readRecordings(recordings, host)
  if ('code' in recording) return recording
  const touched = since === undefined ? undefined : touchedSince(charts, since, host)
  return (cases) => {
    const counts = recording.charts[cases.machine.id]
    const changed = touched?.(cases)
    const risk = cases.risk === 'high' ? factors.risk : 1
    return (id) => {
      const times = counts?.states[id] ?? counts?.transitions[id] ?? 0
      const isChanged = changed?.all === true || changed?.states.has(id) || changed?.transitions.has(id)
      return risk * used(times) * (isChanged ? factors.changed : 1)
    }
  }
}
