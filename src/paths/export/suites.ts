import { posix } from 'node:path'
import type { FlowCases } from '../../../machines/shared/cases'
import type { Request } from '../cli/request'
import { refuse, type Answer, type Host } from '../cli/host'
import { selectionOf, selectionRefusal } from '../cli/selection'
import { pathsOf } from '../cli/paths-of'
import { leftOutId } from '../run/on-screen'
import { pictureOf, readIndex, screensFolder } from '../screens/pictures'
import { isWalked } from './formats'
import type { Suite } from './model'

/** Where the committed pictures are, relative to the manual script's file or folder. */
function picturesFor(cases: FlowCases, { out }: Request, host: Host): Suite['pictureOf'] {
  const known = readIndex(host.read(`${screensFolder}/index.json`))
  const folder = posix.relative(
    out === undefined ? '.' : /\.\w+$/.test(out) ? posix.dirname(out) : out,
    screensFolder,
  )
  return (expected) => {
    const found = pictureOf(known, cases, expected)
    return found && `${folder}/${found.file}`
  }
}

/**
 * What to export: for formats that people or a browser follow, the paths a screen can do, the same as
 * `run --browser` plays; for others, charts without a driver and `--all-paths`, the chart's own paths.
 */
export function suitesFor(
  charts: readonly FlowCases[],
  request: Request,
  host: Host,
): readonly Suite[] | Answer {
  const { format, allPaths, out } = request
  const driven = isWalked(format) && !allPaths ? new Set(host.browserCharts()) : new Set<string>()
  const able = charts.flatMap(({ id }) => (driven.has(id) ? [id] : []))
  const refusal = able.length > 0 ? selectionRefusal(request) : undefined
  if (refusal !== undefined)
    return refuse(`${refusal}, and "${format}" has those that a screen can do; say "--all-paths" too.`)
  const own = pathsOf(
    charts.filter(({ id }) => !driven.has(id)),
    request,
    host,
  )
  if ('code' in own) return own
  const found = host.screenPaths(able, selectionOf(request))
  if (!found) return { out: 'The drivers could not be read; what they say stands above.', code: 1 }
  return charts.map((cases): Suite => {
    const pictures = picturesFor(cases, request, host)
    const onScreen = found.find(({ chart }) => chart === cases.id)
    if (!onScreen) return { cases, paths: [], ...own.get(cases), pictureOf: pictures, out }
    return { cases, paths: onScreen.paths.map(({ path }) => path), onScreen, pictureOf: pictures, out }
  })
}

/** What a file without a place for remarks leaves out, printed separately. */
export function leftOutNote(suites: readonly Suite[]): string | undefined {
  const lines = suites.flatMap(({ cases, onScreen }) =>
    (onScreen?.leftOut ?? []).map((one) => `  ${cases.id}: ${leftOutId(one)}: ${one.why}`),
  )
  return lines.length === 0 ? undefined : ['Left out, as no screen can do it:', ...lines].join('\n')
}

/** What exported paths lack of what somebody did by hand, one line each. */
export function lacksNote(suites: readonly Suite[]): string | undefined {
  const lines = suites.flatMap(({ unreached = [], onScreen }) => [
    ...unreached.map(({ goal, reason }) => `${goal}: ${reason}`),
    ...(onScreen?.paths ?? []).flatMap(({ path, lacks = [] }) => lacks.map((why) => `${path.id}: ${why}`)),
  ])
  return lines.length === 0 ? undefined : lines.join('\n')
}
