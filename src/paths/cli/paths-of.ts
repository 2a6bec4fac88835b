import type { FlowCases } from '../../../machines/shared/cases'
import { explore } from '../explore/explore'
import { generate } from '../generate/generate'
import type { Path, Problem, Unreached } from '../model'
import { readRecordings } from '../run/read-recordings'
import { lacking, retrace } from '../run/retrace'
import type { Trace } from '../run/recording'
import type { Answer, Host } from './host'
import { refuse } from './host'
import type { Request } from './request'

interface Made {
  readonly paths: readonly Path[]
  readonly problems: readonly Problem[]
  readonly unreached: readonly Unreached[]
}

/** Each path once, in order. */
const different = (paths: readonly Path[]) => [...new Map(paths.map((path) => [path.id, path])).values()]

/** The traces of a recording; an answer when it is none, or has none. */
function tracesIn(file: string, host: Host): readonly Trace[] | Answer {
  const recording = readRecordings([file], host)
  if ('code' in recording) return recording
  const { traces = [] } = recording
  return traces.length > 0
    ? traces
    : refuse(`"${file}" does not say in which order things happened: record it anew in the studio.`)
}

/** What a person took of one chart, as paths; where the cases do not explain an event, the path ends before it. */
function taken(cases: FlowCases, traces: readonly Trace[]): Made {
  const mine = traces.filter(({ chart }) => chart === cases.machine.id)
  const exploration = mine.length > 0 ? explore(cases) : undefined
  const found = mine.flatMap((trace) => (exploration ? retrace(exploration, trace) : []))
  return {
    paths: different(found.flatMap(({ path }) => path ?? [])),
    problems: [],
    unreached: found.flatMap((one) =>
      lacking(one).map((reason) => ({ goal: one.path?.id ?? cases.id, reason })),
    ),
  }
}

/** The paths of each chart that a request asks for: generated, or those that somebody took. */
export function pathsOf(
  charts: readonly FlowCases[],
  request: Request,
  host: Host,
): ReadonlyMap<FlowCases, Made> | Answer {
  const traces = request.taken === undefined ? undefined : tracesIn(request.taken, host)
  if (traces && 'code' in traces) return traces
  return new Map(charts.map((cases) => [cases, traces ? taken(cases, traces) : generate(cases, request)]))
}
