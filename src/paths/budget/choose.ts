import type { FlowCases } from '../../../machines/shared/cases'
import { leavesAt } from '../export/sight'
import type { Path } from '../model'

/** A chart with the paths to choose from, and what each of its states and transitions counts. */
export interface Pool {
  readonly cases: FlowCases
  readonly paths: readonly Path[]
  readonly weight: (id: string) => number
}

/** How long playing takes, in seconds. */
export interface Pace {
  readonly path: number
  readonly step: number
  /** Once, before the first path. */
  readonly start?: number
  /** How many play side by side. */
  readonly workers?: number
  /** How often each path of a chart is played: as several people, in several languages. */
  readonly times?: (chart: string) => number
}

/** A person reads, arms, taps and compares. */
export const byHand: Pace = { path: 60, step: 20 }
/** A browser next to two others on a machine of two cores, as measured with login, logout, wallet and all paths. */
export const inBrowser: Pace = { path: 8, step: 0.2, start: 15 }

/** Of one path, each time that it is played. */
export const secondsOf = ({ chart, steps }: Path, { path, step, times }: Pace): number =>
  (path + steps.length * step) * (times?.(chart) ?? 1)

/** All of these, side by side: no sooner than the longest. */
function secondsOfAll(each: readonly number[], { start = 0, workers = 1 }: Pace): number {
  const sum = each.reduce((all, one) => all + one, 0)
  return each.length === 0 ? 0 : start + Math.max(sum / workers, ...(workers > 1 ? each : []))
}

/** What of one chart no chosen path passes; heaviest first. */
interface Left {
  readonly chart: string
  readonly id: string
  readonly weight: number
}

export interface Choice {
  /** In the order in which they were worth most. */
  readonly paths: readonly Path[]
  readonly seconds: number
  readonly left: readonly Left[]
  /** How many states and transitions all paths together pass. */
  readonly total: number
}

/** Ids of the states and transitions that a path passes. */
const passedBy = ({ machine }: FlowCases, { start, steps }: Path): ReadonlySet<string> =>
  new Set(
    [start, ...steps.map(({ expected }) => expected)].flatMap((expected) => [
      ...leavesAt(machine.root, expected.value).map(({ id }) => id),
      ...expected.transitions,
    ]),
  )

/**
 * The best paths for a time in seconds: again and again the one that adds the most weight for its time, as long as it
 * fits. What one path has passed counts for no other.
 */
export function choose(pools: readonly Pool[], budget: number, pace: Pace): Choice {
  const open = pools.flatMap(({ cases, paths, weight }) =>
    paths.map((path) => {
      const ids = [...passedBy(cases, path)]
      return { path, seconds: secondsOf(path, pace), left: new Map(ids.map((id) => [id, weight(id)])) }
    }),
  )
  const all = new Map<string, Left>()
  for (const { path, left } of open)
    for (const [id, weight] of left) all.set(`${path.chart} ${id}`, { chart: path.chart, id, weight })
  const total = all.size
  const worth = ({ left, seconds }: (typeof open)[number]) =>
    [...left.values()].reduce((sum, weight) => sum + weight, 0) / seconds
  const chosen: Path[] = []
  const spent: number[] = []
  for (;;) {
    const fitting = open.filter(
      ({ seconds, left }) => left.size > 0 && secondsOfAll([...spent, seconds], pace) <= budget,
    )
    const [first, ...others] = fitting
    if (!first) break
    const best = others.reduce((one, other) => (worth(other) > worth(one) ? other : one), first)
    const passed = [...best.left.keys()]
    chosen.push(best.path)
    spent.push(best.seconds)
    for (const { path, left } of open)
      if (path.chart === best.path.chart) for (const id of passed) left.delete(id)
    for (const id of passed) all.delete(`${best.path.chart} ${id}`)
  }
  const left = [...all.values()].sort((a, b) => b.weight - a.weight)
  return { paths: chosen, seconds: secondsOfAll(spent, pace), left, total }
}
