import type { FlowCases } from '../../../machines/shared/cases'
import type { Answer, Host } from '../cli/host'
import { refuse } from '../cli/host'
import { counted } from '../cli/report'
import type { Request } from '../cli/request'
import { suitesFor } from '../export/suites'
import type { Path } from '../model'
import { byHand, choose, inBrowser, secondsOf, type Choice, type Pace } from './choose'
import { weights } from './weights'

/** How many of the states and transitions left untested are named; `--json` has all of them. */
const named = 12

/** `45 s`, `10 min`, `2 h 5 min`. */
export function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (minutes < 60) return `${minutes} min`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** What the budget leaves untested, in lines. */
export function leftLines({ left, total }: Choice): string[] {
  if (left.length === 0) return [`All ${total} states and transitions of these paths are passed.`]
  const more = left.length - named
  return [
    `Left untested: ${left.length} of ${total} states and transitions, the weightiest first:`,
    ...left.slice(0, named).map(({ chart, id }) => `    ${chart}: ${id}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ]
}

/** Browsers that play side by side when nothing is said (tests/browser/playwright.config.ts). */
const usualWorkers = 3

/** The pace of a request: one person, or the browsers side by side. */
const paceOf = ({ browser, workers = usualWorkers }: Request, times?: Pace['times']): Pace =>
  browser ? { ...inBrowser, workers, ...(times ? { times } : {}) } : byHand

interface PathsOf {
  readonly cases: FlowCases
  readonly paths: readonly Path[]
}

/** The paths of these that are worth most for the time asked for; `times`: how often each path of a chart is played. */
export function withinBudget(
  suites: readonly PathsOf[],
  request: Request,
  host: Host,
  times?: Pace['times'],
): Choice | Answer {
  const weigh = weights(
    suites.map(({ cases }) => cases),
    request,
    host,
  )
  if ('code' in weigh) return weigh
  const pools = suites.map(({ cases, paths }) => ({ cases, paths, weight: weigh(cases) }))
  return choose(pools, request.budget ?? Infinity, paceOf(request, times))
}

/** `plan --budget <time>`: the best paths for the time, and what they leave untested. */
export function plan(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  if (request.budget === undefined) return refuse('Say how much time there is: plan --budget 2h.')
  const suites = suitesFor(charts, { ...request, format: 'markdown', budget: undefined }, host)
  if ('code' in suites) return suites
  const choice = withinBudget(suites, request, host)
  if ('code' in choice) return choice
  if (request.json) {
    const paths = choice.paths.map(({ id, chart, steps }) => ({ chart, id, steps: steps.length }))
    const { seconds, left, total } = choice
    return { out: JSON.stringify({ seconds, paths, left, total }, null, 2), code: 0 }
  }
  const pace = paceOf(request)
  const width = Math.max(...choice.paths.map(({ chart }) => chart.length), 0)
  const lines = choice.paths.map(
    (path) =>
      `${path.chart.padEnd(width)}  ${path.id}, ${counted(path.steps.length, 'step')}, ${timeText(secondsOf(path, pace))}`,
  )
  const all = suites.reduce((sum, { paths }) => sum + paths.length, 0)
  const head = `${choice.paths.length} of ${counted(all, 'path')} in about ${timeText(choice.seconds)} ${request.browser ? 'in browsers' : 'by hand'}, best first:`
  return { out: [head, ...lines, '', ...leftLines(choice)].join('\n'), code: 0 }
}
