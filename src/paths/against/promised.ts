import type { FlowCases } from '../../../machines/shared/cases'
import { duration } from '../chart/label'
import type { Host } from '../cli/host'
import { refuse, type Answer } from '../cli/host'
import type { Request } from '../cli/request'
import { committedAt, unknownRef } from '../diff/committed'
import { sight } from '../export/document'
import type { Expected, Path, Step } from '../model'
import { together, type PromisedChart } from '../run/on-screen'
import { caseNow } from './event'
import { speechNow, speechOf } from './play'
import { contrast } from './sentences'

/** The ref that `--against` names, the last tag or main without one; an answer when git does not know it. */
export function refAsked({ against = '' }: Request, host: Host): string | Answer {
  const ref = against === '' ? (host.lastTag() ?? 'main') : against
  return host.hasRef(ref) ? ref : refuse(unknownRef(ref, host))
}

/** What screens could do at a git ref, for charts that are committed there; an answer when its drivers cannot be read. */
export function promisedAt(
  charts: readonly FlowCases[],
  ref: string,
  host: Host,
): readonly PromisedChart[] | Answer {
  const documents = charts.flatMap(({ id }) => committedAt(ref, id, host) ?? [])
  const screens = host.screenPathsAt(
    ref,
    documents.map(({ chart }) => chart),
  )
  if (!screens) return refuse(`The paths of "${ref}" cannot be made with what it has; try a later one.`)
  return documents.flatMap(({ chart, states, transitions }) => {
    const screen = screens.find((one) => one.chart === chart)
    if (!screen) return []
    const paths = screen.paths.map(({ path, atOnce }) => ({ path, atOnce }))
    return { chart, paths, document: { chart, states, transitions } }
  })
}

/** The path with the indexes that its answers have in today's cases; -1 for one that they no longer have. */
export const withCasesNow = (cases: FlowCases, path: Path): Path => ({
  ...path,
  steps: path.steps.map((step) => ({ ...step, caseIndex: caseNow(cases, step) })),
})

/** What was promised of a path at a git ref, held against today's chart as the path goes on. */
export function judge(cases: FlowCases, { document }: PromisedChart, path: Path) {
  const [old, fresh] = [speechOf(document), speechNow(cases)]
  let [before, beforeNow]: (Expected | undefined)[] = []
  let done = -1
  /** What differs after this many steps; `made` are today's steps since the last call, the start among them. */
  return (steps: number, made: readonly Step[]): string[] => {
    const was = path.steps.slice(Math.max(done, 0), steps)
    const first = done < 0 ? [path.start] : []
    const promised = together([...first, ...was.map(({ expected }) => expected)])
    const now = together(made.map(({ expected }) => expected))
    const waits = made.filter(({ kind }) => kind === 'time').map(({ wait }) => wait)
    const lines = was
      .filter(({ kind }) => kind === 'time')
      .flatMap(({ wait }, at) => {
        const left = waits[at] ?? wait
        return left === wait ? [] : [`then waits ${duration(wait)}`, `now waits ${duration(left)}`]
      })
    const found = [...lines, ...contrast(sight(promised, before), sight(now, beforeNow), old, fresh)]
    done = steps
    before = promised
    beforeNow = now
    return found
  }
}
