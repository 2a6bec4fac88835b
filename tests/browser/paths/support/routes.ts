import type { AnyMachineSnapshot } from 'xstate'
import type { Edge } from '../../../../src/paths/explore/edge'
import { explore, type Exploration } from '../../../../src/paths/explore/explore'
import type { Path, Step } from '../../../../src/paths/model'
import { follow, noTrail, pathFrom, type Trail } from '../../../../src/paths/generate/replay'
import { lacking, retrace } from '../../../../src/paths/run/retrace'
import type { Trace } from '../../../../src/paths/run/recording'
import { nearest } from '../../../../src/paths/chart/routes'
import { goalBook, type Goal } from '../../../../src/paths/generate/goals'
import { unstarted, type Move, type Situation } from '../../../../src/paths/chart/situation'
import type { Driver } from './driver'
import { goalAsked, tracesAsked } from './taken'

/** A path the real screen can do. */
export interface ScreenPath {
  readonly path: Path
  /** For each step, whether it is an answer that arrives together with the step before. */
  readonly atOnce: readonly boolean[]
  /** What it lacks of what somebody did by hand, in words. */
  readonly lacks?: readonly string[]
}

interface ScreenPaths {
  readonly paths: readonly ScreenPath[]
  /** Transitions of the chart that no feasible path takes. */
  readonly outOfReach: readonly string[]
  /** What else was asked for and no screen can do: a refusal of what it does not offer. */
  readonly notOffered: readonly string[]
}

/** The time limit of a wait for the browser itself (clipboard, dialogs), which settles long before. */
const backstop = 'longestWait'

/** Whether one of the chart's own timers is running, besides the time limits of its waits. */
export const isTimed = ({ timers }: Situation) => timers.some(({ id }) => !id.includes(backstop))

/** Whether a move can be made on the real screen in this situation. */
export function possible(driver: Driver, chart: AnyMachineSnapshot, move: Move): boolean {
  const snapshot = chart as never
  if (move.kind === 'gesture' || move.kind === 'signal') {
    const gesture = driver.events[move.event.type]
    if (!gesture || typeof gesture === 'string') return false
    return gesture.possible?.(snapshot, move.event as never) ?? true
  }
  if (move.kind === 'outcome') {
    const play = driver.actors[move.actorId ?? '']
    if (!play || typeof play === 'string') return false
    const answers = move.event.type.startsWith('xstate.done') ? play.done : play.error
    const answer = answers?.[move.caseIndex]
    return typeof answer === 'object' && (answer.possible?.(snapshot) ?? true)
  }
  const timer = move.timer ?? move.event.type
  return !timer.includes(backstop) && (driver.timer?.(snapshot, timer) ?? true)
}

/** The answer is immediate: nothing else can happen before it. */
export function comesAtOnce(
  { actors }: Driver,
  { chart }: Situation,
  { actorId }: { readonly actorId?: string },
): boolean {
  const play = actorId === undefined ? undefined : actors[actorId]
  if (typeof play !== 'object' || !chart) return false
  return typeof play.atOnce === 'function' ? play.atOnce(chart as never) : play.atOnce === true
}

/** The explored chart without the moves that are impossible on the real screen; refused ones only where wanted. */
function onScreen(whole: Exploration, driver: Driver, withRefusals: boolean): Exploration {
  const vertices = new Map(
    [...whole.vertices].map(([key, vertex]) => {
      const { situation } = vertex
      const { chart } = situation
      const likely = vertex.edges.filter(({ move }) =>
        chart ? possible(driver, chart, move) : !(move.event.type in (driver.withoutInputs ?? {})),
      )
      const atOnce = likely.filter(({ move }) => comesAtOnce(driver, situation, move))
      const edges = atOnce.length > 0 ? atOnce : likely
      const isTried = withRefusals && atOnce.length === 0
      // What comes from elsewhere cannot be tried: nothing sends it where it is refused.
      const isOffered = ({ move }: Edge) =>
        move.kind === 'gesture' && chart !== undefined && possible(driver, chart, move)
      const refused = isTried ? vertex.refused.filter(isOffered) : []
      return [key, { ...vertex, edges, refused }] as const
    }),
  )
  return { ...whole, vertices, root: vertices.get(whole.root.key) ?? whole.root }
}

/** Index of the last answer that arrives together with a step; the step's own when there is none. */
export function lastAtOnce(atOnce: readonly boolean[], at: number): number {
  return atOnce[at + 1] ? lastAtOnce(atOnce, at + 1) : at
}

/** Steps together with the answers that arrive with them; those that arrive with the start are not among them. */
export function moments({ path: { steps }, atOnce }: ScreenPath): [Step, ...Step[]][] {
  const found: [Step, ...Step[]][] = []
  for (let at = lastAtOnce(atOnce, -1) + 1; at < steps.length;) {
    const last = lastAtOnce(atOnce, at)
    found.push(steps.slice(at, last + 1) as [Step, ...Step[]])
    at = last + 1
  }
  return found
}

/** After how many steps of a path to check the screen: all but those immediately followed by an answer. */
export function looksOn({ path, atOnce }: ScreenPath, { leaves }: Driver): number[] {
  const ends = Array.from({ length: path.steps.length + 1 }, (_, at) => at)
  return ends.filter((at) => {
    const step = path.steps[at - 1]
    return atOnce[at] !== true && !(step && leaves?.(step))
  })
}

type Reaches = (edge: Edge) => readonly string[]

/** What each move reaches of a goal. */
function reachesOf(exploration: Exploration, goal: Goal): { reaches: Reaches; all: ReadonlySet<string> } {
  const book = goalBook(exploration, goal)
  const known = new Map<Edge, readonly string[]>()
  for (const vertex of exploration.vertices.values())
    for (const edge of [...vertex.edges, ...vertex.refused]) known.set(edge, book.on(vertex, edge, ''))
  return { reaches: (edge) => known.get(edge) ?? [], all: new Set([...known.values()].flat()) }
}

/** A few paths that take every transition possible on the real screen, or reach the asked goal. Deterministic. */
export function screenPaths(driver: Driver, goal = goalAsked()): ScreenPaths {
  const asked = tracesAsked()
  if (asked) return { paths: takenPaths(driver, asked), outOfReach: [], notOffered: [] }
  const whole = explore(driver.cases)
  const exploration = onScreen(whole, driver, goal !== undefined)
  const transitions = [...exploration.definition.transitions.keys()]
  const wanted = goal && reachesOf(exploration, goal)
  const reaches = wanted?.reaches ?? (({ taken }: Edge) => taken)
  const open = new Set(wanted?.all ?? transitions)
  const paths: ScreenPath[] = []
  for (let left = Infinity; open.size < left;) {
    left = open.size
    const { trail, goals } = longTrail(exploration, driver, reaches, open)
    const path = goals.length > 0 ? pathFrom(exploration, trail, goals) : undefined
    if (path) paths.push({ path, atOnce: atOnceOn(driver, trail, path) })
  }
  // A chart that decides without events has a path per initial situation, and no steps.
  if (!goal || !wanted) return { paths, outOfReach: [...open].sort(), notOffered: [] }
  const taken = new Set(
    paths.flatMap(({ path }) =>
      [path.start, ...path.steps.map(({ expected }) => expected)].flatMap((it) => it.transitions),
    ),
  )
  const outOfReach = transitions.filter((id) => !taken.has(id))
  // A transition that no screen takes has its own reason.
  const isOfThose = (name: string) => outOfReach.some((id) => name.includes(id))
  const notOffered = [...reachesOf(whole, goal).all].filter(
    (name) => !isOfThose(name) && (open.has(name) || !wanted.all.has(name)),
  )
  return { paths, outOfReach: outOfReach.sort(), notOffered: notOffered.sort() }
}

/** The paths of a recording, as far as this screen can do them; where it cannot, a path ends. */
function takenPaths(driver: Driver, traces: readonly Trace[]): readonly ScreenPath[] {
  const mine = traces.filter(({ chart }) => chart === driver.cases.machine.id)
  const exploration = explore(driver.cases)
  const found = mine.flatMap((trace): ScreenPath[] => {
    const found = retrace(exploration, trace, ({ chart }, move) =>
      chart ? possible(driver, chart, move) : true,
    )
    const { path, trail } = found
    return path ? [{ path, atOnce: atOnceOn(driver, trail, path), lacks: lacking(found, true) }] : []
  })
  return [...new Map(found.map((one) => [one.path.id, one])).values()]
}

/** For each step of a path, whether it arrives together with the one before. */
const atOnceOn = (driver: Driver, { situations }: Trail, { steps }: Path) =>
  steps.map((step, at) => comesAtOnce(driver, situations[at] ?? unstarted, step))

function longTrail(
  exploration: Exploration,
  driver: Driver,
  reaches: Reaches,
  open: Set<string>,
): { trail: Trail; goals: string[] } {
  const goals: string[] = []
  let trail = noTrail
  while (true) {
    const at = exploration.vertices.get(exploration.keyOf(trail.situation))
    const soon = at?.edges.find(({ move }) => comesAtOnce(driver, at.situation, move))
    if (trail.steps.length > (driver.longest ?? 48) && !soon) break
    const isNew = (edge: Edge) => reaches(edge).some((name) => open.has(name))
    // What ends the chart comes last: reopening a page costs more than any step.
    const goesOn = (edge: Edge) => isNew(edge) && edge.situation.status === 'active'
    const found = at && (nearest(exploration, at, goesOn) ?? nearest(exploration, at, isNew))
    // A path cannot end where an answer is about to arrive.
    const leg = found ?? (soon && [soon])
    if (!leg) break
    const before = trail.edges.length
    const followed = follow(exploration, trail, leg)
    if (followed.problem) throw new Error(followed.problem.message)
    trail = followed.trail
    for (const edge of trail.edges.slice(before)) {
      for (const name of reaches(edge)) if (open.delete(name)) goals.push(name)
    }
    const last = trail.steps.at(-1)
    if (!followed.whole || (last && driver.ends?.(last))) break
  }
  return { trail, goals }
}
