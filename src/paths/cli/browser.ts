import type { FlowCases } from '../../../machines/shared/cases'
import type { Request } from './request'
import type { Answer, BrowserOptions, FileToWrite, Host } from './host'
import { refuse } from './host'
import { counted, runText } from './report'
import { promisedAt, refAsked } from '../against/promised'
import type { PromisedChart } from '../run/on-screen'
import { otherLooks, selectionOf, selectionRefusal } from './selection'
import { leftLines, withinBudget } from '../budget/command'
import { drawingIn } from '../export/flows-folder'
import { suitesFor } from '../export/suites'
import { htmlReport } from '../results/html'
import { resultFiles } from '../results/files'
import { checksText, isFaulty } from '../results/checks'
import type { ChartRun } from '../results/run'
import type { Verdict } from '../run/headless'
import { passesIn, walkedIn } from '../results/walked'
import { checkLines, checkPage } from '../screens/check'
import { committedLook, inCommittedLook, otherScreensFolder, screensFolder } from '../screens/pictures'

const languages = { en: 'EN', fil: 'TY' } as const

/** Language and brand the paths are walked in. */
const lookOf = ({ brand, spoken }: Request): BrowserOptions['look'] => ({
  language: spoken === undefined ? committedLook.language : languages[spoken],
  brand: brand ?? committedLook.brand,
})

/** The people who can walk each chart's paths; not there for a chart that is only for one. */
function playersOf(charts: readonly FlowCases[], host: Host): ReadonlyMap<string, readonly string[]> {
  const screens = host.screenPaths(charts.map(({ id }) => id)) ?? []
  return new Map(screens.flatMap(({ chart, players }) => (players ? [[chart, players]] : [])))
}

/** With `--against`, the paths of that time; undefined without it, and an answer when it cannot be. */
function promisedFor(
  charts: readonly FlowCases[],
  request: Request,
  host: Host,
): readonly PromisedChart[] | Answer | undefined {
  if (request.against === undefined) return undefined
  const beside = (['screens', 'taken', 'budget'] as const).find((key) => request[key])
  const other = request.shapedBy ?? (beside && `--${beside}`)
  if (other !== undefined)
    return refuse(`"--against" plays the paths that screens had then; it takes no "${other}".`)
  const ref = refAsked(request, host)
  return typeof ref === 'string' ? promisedAt(charts, ref, host) : ref
}

/** Why a chart that was asked for has nothing played, by chart. */
function unplayed(
  runs: readonly ChartRun[],
  { look, promised }: BrowserOptions,
  host: Host,
): ReadonlyMap<string, string> {
  const empty = runs.flatMap(({ cases, results }) => (results.length === 0 ? [cases.id] : []))
  const screens = empty.length === 0 ? [] : (host.screenPaths(empty) ?? [])
  return new Map(
    empty.map((id) => {
      if (promised && !promised.some(({ chart, paths }) => chart === id && paths.length > 0))
        return [id, 'its screen had no paths then']
      const begins = screens.find(({ chart }) => chart === id)?.begins
      const isOther = begins !== undefined && begins !== look.language
      return [
        id,
        isOther
          ? 'its paths are about the language itself and begin in English; leave "--language" out'
          : 'none of its paths was among those asked for',
      ]
    }),
  )
}

/** How often what failed is played again for `--retry-report`. */
const replays = 3

/** The runs, each failure with the verdict of playing it again; nothing passes by it. */
function playedAgain(runs: readonly ChartRun[], options: BrowserOptions, host: Host): readonly ChartRun[] {
  const failed = runs.flatMap(({ results }) => results.flatMap(({ ok, path }) => (ok ? [] : [path])))
  if (failed.length === 0) return runs
  const { report } = host.playInBrowser({ ...options, screens: undefined, only: failed, times: replays })
  const passes = report === undefined ? undefined : passesIn(report)
  const verdictOf = (id: string): Verdict => {
    const { passed, played } = passes?.get(id) ?? { passed: 0, played: 0 }
    if (played === 0) return { is: 'unknown', text: 'could not be played again' }
    const times = `passed ${passed} of ${counted(played, 'time')} when played again`
    if (passed === 0) return { is: 'broken', text: `is broken: ${times}` }
    return { is: 'flaky', text: `is flaky: failed once, ${times}` }
  }
  return runs.map((run) => ({
    ...run,
    results: run.results.map((result) =>
      result.ok ? result : { ...result, verdict: verdictOf(result.path) },
    ),
  }))
}

const verdictLines = (runs: readonly ChartRun[]) =>
  runs.flatMap(({ results }) =>
    results.flatMap(({ path, verdict }) => (verdict ? [`${path} ${verdict.text}`] : [])),
  )

/**
 * `run --browser`: plays paths on the real app and sandbox. How to perform a gesture and arrange an outcome
 * is defined per chart in `tests/browser/paths/drivers/<chart>.driver.ts`; charts without a driver are listed.
 * The paths come from the same chart and cases, limited to what a browser can do, and have their own stable ids;
 * states and transitions have the same ids as everywhere.
 */
export function runInBrowser(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  const known = new Set(host.browserCharts())
  const able = charts.filter(({ id }) => known.has(id))
  const others = charts.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  const named = request.names.length > 0 && !request.names.includes('all')
  if (able.length === 0 || (named && others.length > 0)) {
    const can = [...known].sort().join(', ') || 'none yet'
    return refuse(
      `In a browser there are no gestures for ${others.join(', ')}; charts that have them: ${can}.`,
    )
  }
  const promised = promisedFor(able, request, host)
  if (promised && 'code' in promised) return promised
  const refusal = selectionRefusal(request)
  if (refusal !== undefined) return refuse(`${refusal}; a browser plays those that a screen can do.`)
  const look = lookOf(request)
  const looks = otherLooks(look, request)
  const people = request.vary.includes('people')
  if ((people || looks.length > 0) && request.screens)
    return refuse('"--screens" takes pictures in one language and brand, of one player; leave "--vary" out.')
  const players = people ? playersOf(able, host) : new Map<string, readonly string[]>()
  const single = people ? able.flatMap(({ id }) => (players.has(id) ? [] : [id])) : []
  if (people && single.length > 0 && (named || single.length === able.length)) {
    return refuse(`As one person only can be played: ${single.join(', ')}; leave "people" out of "--vary".`)
  }
  const usual = inCommittedLook(look) ? screensFolder : otherScreensFolder
  if (request.check && !request.screens)
    return refuse('"--check" compares pictures with the screens; say "--screens" too.')
  const folder = request.screens ? (request.out ?? usual) : undefined
  const { budget, workers, shard } = request
  const pool = budget === undefined ? [] : suitesFor(able, { ...request, format: 'markdown' }, host)
  if ('code' in pool) return pool
  // Each person and each look plays every path once more.
  const times = (chart: string) => (players.get(chart)?.length ?? 1) * (1 + looks.length)
  const choice = budget === undefined ? undefined : withinBudget(pool, request, host, times)
  if (choice && 'code' in choice) return choice
  if (choice?.paths.length === 0) return refuse('No path fits into that time.')
  const options: BrowserOptions = {
    charts: able.map(({ id }) => id),
    look,
    screens: folder,
    check: request.check,
    ...selectionOf(request),
    looks,
    ...(people ? { people } : {}),
    checks: request.checks,
    only: choice?.paths.map(({ id }) => id),
    workers,
    shard,
    ...(promised ? { promised } : {}),
  }
  const { status, report, notTaken = 0, checked } = host.playInBrowser(options)
  const notStarted = { out: 'The browser tests did not start; what they say stands above.', code: 1 } as const
  if (report === undefined) return notStarted
  const { runs: played, recording, faults } = walkedIn(report, able)
  if (status !== 0 && faults.length === 0 && played.every(({ results }) => results.length === 0))
    return notStarted
  // A part of all may well have no path of a chart; a check of pictures has its own list.
  const idle = shard === undefined && !checked ? unplayed(played, options, host) : new Map<string, string>()
  const idleLines = [...idle].map(([id, why]) => `Not played: ${id}, as ${why}`)
  if (faults.length === 0 && idle.size === played.length)
    return { out: ['Nothing was played.', ...idleLines].join('\n'), code: 1 }
  const runs = request.retryReport ? playedAgain(played, options, host) : played
  const files: FileToWrite[] = [...resultFiles(runs, request, host)]
  if (request.html !== undefined) {
    const picture = (file: string) =>
      folder === undefined ? undefined : host.readPicture(`${folder}/${file}`)
    files.push({
      path: request.html,
      text: checked
        ? checkPage(checked, request.today)
        : htmlReport(runs, request.today, { picture, drawing: drawingIn(host), left: host.readPicture }),
    })
  }
  if (request.record !== undefined) {
    files.push({ path: request.record, text: `${JSON.stringify(recording, null, 2)}\n` })
  }
  const widest = Math.max(...able.map(({ id }) => id.length))
  const isGood = status === 0 && (checked?.changed.length ?? 0) === 0 && !runs.some(isFaulty)
  const code = isGood ? 0 : 1
  if (request.json) {
    const data = runs.map(({ cases, results, checks }) => ({ chart: cases.id, results, checks }))
    return { out: JSON.stringify({ charts: data, faults }, null, 2), code, files }
  }
  const lines = [
    ...runs.flatMap(({ cases, results }) => (idle.has(cases.id) ? [] : runText(cases.id, results, widest))),
    ...idleLines,
    ...runs.flatMap((run) => checksText(run, widest)),
    ...verdictLines(runs),
    ...(choice ? leftLines(choice) : []),
    ...faults.map((title) => `Failed beside the paths: ${title}`),
    ...(folder === undefined ? [] : checked ? checkLines(checked, folder) : [`Pictures are in ${folder}`]),
    ...(notTaken > 0
      ? [
          `${counted(notTaken, 'picture')} not taken this time, ${checked ? 'not compared' : 'kept as before'}`,
        ]
      : []),
    ...(others.length > 0 ? [`Without gestures, not played: ${others.join(', ')}`] : []),
    ...[...players].map(([id, who]) => `${id.padEnd(widest)}  as ${who.join(', ')}`),
    ...(single.length > 0 ? [`Played as one person only: ${single.join(', ')}`] : []),
    ...files.map(({ path }) => `Wrote ${path}`),
  ]
  return { out: lines.join('\n'), code, files }
}
