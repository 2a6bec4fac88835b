import type { FlowCases } from '../../../machines/shared/cases'
import { runAgainst } from '../against/command'
import { plan } from '../budget/command'
import { coverage } from '../cover/coverage'
import { coverageWith } from '../cover/coverage-with'
import { difference } from '../diff/command'
import { explainText } from '../cover/explain'
import { exported } from '../export/command'
import { drawingIn } from '../export/flows-folder'
import { runInBrowser } from './browser'
import { generate } from '../generate/generate'
import { replayHeadless } from '../run/headless'
import { help } from './help'
import type { Answer, FileToWrite, Host } from './host'
import { refuse } from './host'
import { mutationScore } from '../generate/mutate'
import { stateNamed, transitionNamed } from './names'
import { coverageText, listText, mutationText, pathText, problemText, runText, unreachedText } from './report'
import { runReal } from '../real/command'
import { htmlReport } from '../results/html'
import { resultFiles } from '../results/files'
import type { ChartRun } from '../results/run'
import type { Request } from './request'
import { pathsOf } from './paths-of'
import { mostSimilar } from './similar'

type Command = (
  charts: readonly FlowCases[],
  request: Request,
  host: Host,
  catalogue: readonly FlowCases[],
) => Answer

const widest = (charts: readonly FlowCases[]) => Math.max(...charts.map((cases) => cases.id.length), 0)

const asJson = (value: unknown) => JSON.stringify(value, null, 2)

const showCoverage: Command = (charts, request, host) => {
  const { style, json, today, recordings } = request
  if (recordings.length > 0) return coverageWith(charts, request, host)
  const results = charts.map((cases) =>
    coverage(cases, { today, style: style === 'short' ? 'short' : 'few' }),
  )
  const code = results.some((it) => it.missing.length > 0 || it.problems.length > 0) ? 1 : 0
  if (!json) return { out: results.map((it) => coverageText(it, widest(charts))).join('\n'), code }
  const plainCharts = results.map(({ id, states, transitions, paths, steps, missing, problems }) => {
    return { id, states, transitions, paths, steps, missing, problems }
  })
  return { out: asJson({ charts: plainCharts }), code }
}

const showPaths: Command = (charts, request, host) => {
  const { style, goal, json, taken } = request
  const found = pathsOf(charts, request, host)
  if ('code' in found) return found
  const made = [...found].flatMap(([cases, it]) =>
    // A recording is about some of the charts.
    taken !== undefined && it.paths.length + it.unreached.length === 0
      ? []
      : { chart: cases.id, style, goal, ...it },
  )
  const code = made.some((it) => it.problems.length > 0 || it.paths.length === 0) ? 1 : 0
  if (json) return { out: asJson(made.length === 1 ? made[0] : made), code }
  const texts = made.flatMap((it) => [
    ...it.paths.map(pathText),
    ...it.problems.map(problemText),
    ...(it.unreached.length > 0 ? [unreachedText(it.unreached)] : []),
    ...(it.paths.length > 0 ? [] : [`${it.chart}: no path of this shape reaches anything.`]),
  ])
  return { out: texts.join('\n\n'), code }
}

/** What only a run in a browser takes. */
const browserOnly = [
  'screens',
  'check',
  'checks',
  'spoken',
  'brand',
  'record',
  'budget',
  'workers',
  'shard',
  'retryReport',
  'out',
] as const

const run: Command = (charts, request, host, catalogue) => {
  const { json, today } = request
  if (request.real || request.whole) return runReal(charts, request, catalogue)
  if (request.browser) return runInBrowser(charts, request, host)
  if (request.against !== undefined) return runAgainst(charts, request, host)
  const inBrowser = request.vary.length > 0 ? 'vary' : browserOnly.find((key) => request[key])
  if (inBrowser) {
    const option = { spoken: 'language', retryReport: 'retry-report' }[inBrowser as string] ?? inBrowser
    return refuse(`"--${option}" is about a run in the browser; say "--browser" too.`)
  }
  const found = pathsOf(charts, request, host)
  if ('code' in found) return found
  const runs = [...found].map(([cases, { paths, problems }]): ChartRun => {
    return { cases, paths, problems, results: paths.map((path) => replayHeadless(cases, path)) }
  })
  const bad = (it: ChartRun) => it.problems.length > 0 || it.results.some((result) => !result.ok)
  const code = runs.some(bad) ? 1 : 0
  const files: FileToWrite[] = [...resultFiles(runs, request, host)]
  if (request.html !== undefined)
    files.push({ path: request.html, text: htmlReport(runs, today, { drawing: drawingIn(host) }) })
  if (json) {
    const data = runs.map(({ cases, results, problems }) => ({ chart: cases.id, results, problems }))
    return { out: asJson({ charts: data }), code, files }
  }
  const lines = runs.map(({ cases, results, problems }) =>
    [
      runText(cases.id, results, widest(charts)),
      ...problems.map((problem) => `    ${problemText(problem)}`),
    ].join('\n'),
  )
  const written = files.map(({ path }) => `Wrote ${path}`)
  return { out: [...lines, ...written].join('\n'), code, files }
}

const list: Command = (charts, { json }) => {
  const named = charts.map(({ id, summary }) => ({ id, summary }))
  return { out: json ? asJson({ charts: named }) : listText(charts), code: 0 }
}

const explain: Command = (charts, { today }) => {
  const texts = charts.map((cases) => explainText(cases, coverage(cases, { today })))
  return { out: texts.join('\n\n\n'), code: 0 }
}

const mutate: Command = (charts, request) => {
  const scores = charts.map((cases) => mutationScore(cases, generate(cases, request).paths))
  if (request.json) return { out: asJson({ charts: scores }), code: 0 }
  return { out: scores.map((score) => mutationText(score, widest(charts))).join('\n'), code: 0 }
}

interface Known {
  readonly run: Command
  /** The command requires a chart. */
  readonly wantsName: boolean
}

/** Every command by name. */
export const commands: Readonly<Record<string, Known>> = {
  list: { run: list, wantsName: false },
  coverage: { run: showCoverage, wantsName: false },
  generate: { run: showPaths, wantsName: true },
  run: { run, wantsName: false },
  plan: { run: plan, wantsName: false },
  export: { run: exported, wantsName: true },
  diff: { run: difference, wantsName: false },
  explain: { run: explain, wantsName: true },
  mutate: { run: mutate, wantsName: false },
}

function unknown(kind: string, word: string, known: readonly string[]): Answer {
  const nearest = mostSimilar(word, known)
  return { out: `There is no ${kind} "${word}"${nearest ? `; did you mean "${nearest}"?` : '.'}`, code: 2 }
}

/** Resolves abbreviated ids in a request, or returns the error sentence. */
function shaped(charts: readonly FlowCases[], request: Request): Request | Answer {
  const typed = (['from', 'through', 'until'] as const).filter((key) => request[key] !== undefined)
  const [first] = typed
  if (first === undefined) return request
  const [chart, second] = charts
  if (!chart || second) return refuse(`"--${first}" is about one chart; name that chart.`)
  if (request.style === 'random' && typed.some((key) => key !== 'until')) {
    const key = typed.find((it) => it !== 'until') ?? first
    return refuse(`Random walks take no "--${key}"; use the style "few" or "short".`)
  }
  const ids: Partial<Record<(typeof typed)[number], string>> = {}
  for (const key of typed) {
    const name = request[key] ?? ''
    const named = key === 'through' ? transitionNamed(chart, name) : stateNamed(chart, name)
    if ('refusal' in named) return refuse(named.refusal)
    ids[key] = named.id
  }
  return { ...request, ...ids }
}

/** Runs one command over the catalogue. Prints nothing and never throws for invalid input. */
export function answer(
  catalogue: readonly FlowCases[],
  command: string | undefined,
  request: Request,
  host: Host,
): Answer {
  if (command === undefined || command === 'help') return { out: help(), code: 0 }
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined
  const ids = catalogue.map((cases) => cases.id)
  const meant = ids.find((id) => id === command.toLowerCase())
  if (!known && meant !== undefined) {
    return refuse(
      `"${meant}" is a chart; say what to do with it first, like "generate ${meant}"; see --help.`,
    )
  }
  if (!known) return unknown('command', command, Object.keys(commands))
  const stranger = request.names.find((name) => name !== 'all' && !ids.includes(name))
  if (stranger !== undefined) return unknown('chart', stranger, [...ids, 'all'])
  const checks = command === 'export' && request.check
  if (known.wantsName && request.names.length === 0 && !checks) {
    return refuse(`Say which chart to ${command}: ${ids.join(', ')}, or all.`)
  }
  const every = request.names.length === 0 || request.names.includes('all')
  const charts = every ? catalogue : catalogue.filter((cases) => request.names.includes(cases.id))
  const full = shaped(charts, request)
  return 'code' in full ? full : known.run(charts, full, host, catalogue)
}
