import type { FlowCases } from '../../../machines/shared/cases'
import type { Answer, Host } from '../cli/host'
import { refuse } from '../cli/host'
import { counted } from '../cli/report'
import type { Request } from '../cli/request'
import { committedAt } from '../diff/committed'
import type { PathDocument } from '../export/document'
import { junit, type Reported } from '../results/junit'
import { refAsked } from './promised'
import { playCommitted, speechNow, speechOf, type Departure } from './play'

/** One chart's committed paths on today's chart. */
interface Standing {
  readonly chart: string
  /** Undefined where nothing is committed for this chart. */
  readonly paths: readonly PathDocument[] | undefined
  readonly departures: readonly Departure[]
}

function standingOf(cases: FlowCases, ref: string, host: Host): Standing {
  const document = committedAt(ref, cases.id, host)
  if (!document) return { chart: cases.id, paths: undefined, departures: [] }
  const [old, fresh] = [speechOf(document), speechNow(cases)]
  const departures = document.few.flatMap((path) => playCommitted(cases, path, old, fresh))
  return { chart: cases.id, paths: document.few, departures }
}

/** The same difference on several paths is told once. */
function told(departures: readonly Departure[]): string[] {
  const byLines = new Map<string, Departure[]>()
  for (const one of departures) {
    const lines = one.differences.join('\n')
    byLines.set(lines, [...(byLines.get(lines) ?? []), one])
  }
  return [...byLines.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const others = new Set(same.map(({ path }) => path)).size - 1
    const rest = first.unplayed > 0 ? [`${counted(first.unplayed, 'more step')} not played`] : []
    const also = others > 0 ? [`also on ${counted(others, 'other path')}`] : []
    const where = first.step === 0 ? first.label : `step ${first.step} "${first.label}"`
    return [
      `    ${first.path}, ${where}`,
      ...[...first.differences, ...rest, ...also].map((line) => `        ${line}`),
    ]
  })
}

function text({ chart, paths, departures }: Standing, width: number, ref: string): string {
  const name = chart.padEnd(width)
  if (paths === undefined) return `${name}  nothing committed at ${ref}`
  const broken = new Set(departures.map(({ path }) => path)).size
  const all = counted(paths.length, 'committed path')
  if (broken === 0) return `${name}  ${all}: all still hold`
  const verb = broken === 1 ? 'no longer holds' : 'no longer hold'
  return [`${name}  ${broken} of ${all} ${verb}`, ...told(departures)].join('\n')
}

const reported = ({ chart, paths = [], departures }: Standing): Reported => ({
  cases: { id: chart },
  paths,
  problems: [],
  results: paths.map(({ id, steps }) => {
    const [first] = departures.filter(({ path }) => path === id)
    if (!first) return { path: id, ok: true, steps: steps.length, differences: [] }
    const { step, label, differences } = first
    return { path: id, ok: false, steps: Math.max(0, step - 1), failedAt: `${step}. ${label}`, differences }
  }),
})

/**
 * `run --against <ref>`: the paths committed in `docs/flows` at a git ref, with what they expected there, on today's
 * charts. Unlike paths made from today's charts, they notice what today's charts do otherwise. With `--browser` the
 * paths that screens could do at that ref are played instead (src/paths/cli/browser.ts).
 */
export function runAgainst(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  const { junit: file } = request
  const beside = (['html', 'screens', 'brand', 'record', 'out'] as const).find((key) => request[key])
  const other = request.shapedBy ?? (beside && `--${beside}`)
  if (other !== undefined) {
    return refuse(
      `"--against" plays paths as they were committed; without "--browser" it takes no "${other}".`,
    )
  }
  const ref = refAsked(request, host)
  if (typeof ref !== 'string') return ref
  const standings = charts.map((cases) => standingOf(cases, ref, host))
  const code = standings.some(({ departures }) => departures.length > 0) ? 1 : 0
  const files = file === undefined ? [] : [{ path: file, text: junit(standings.map(reported)) }]
  if (request.json) {
    const brief = standings.map(({ paths, ...rest }) => ({ ...rest, paths: paths?.length ?? null }))
    return { out: JSON.stringify({ against: ref, charts: brief }, null, 2), code, files }
  }
  const width = Math.max(...charts.map(({ id }) => id.length), 0)
  const lines = [...standings.map((it) => text(it, width, ref)), ...files.map(({ path }) => `Wrote ${path}`)]
  return { out: lines.join('\n'), code, files }
}
