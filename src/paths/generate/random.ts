import type { AnyMachineSnapshot } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import type { ChartNode } from '../chart/definition'
import { seededRandom } from '../../sandbox/rng'
import { edgeMaker } from '../explore/edge'
import { explore } from '../explore/explore'
import type { Exploration } from '../explore/explore'
import type { GoalBook } from './goals'
import { labelOf } from '../chart/label'
import type { Path, Problem } from '../model'
import type { Shape } from './net'
import { wrongWith } from '../explore/wrong'
import { extended, noTrail, pathFrom, surprise } from './replay'
import { shrunk } from './shrink'
import type { Move, Situation } from '../chart/situation'
import { unstarted } from '../chart/situation'

export interface WalkOptions {
  readonly seed: number
  /** Max moves of the walk. */
  readonly steps: number
}

export interface Walk {
  readonly seed: number
  /** Number of moves made. */
  readonly steps: number
  /** The chart reached its end. */
  readonly finished: boolean
  readonly problem?: Problem
}

/** Tries candidates in random order until one has an effect. */
function advance(
  from: Situation,
  options: readonly Move[],
  random: () => number,
  step: (from: Situation, move: Move) => Situation,
): readonly [Move, Situation] | undefined {
  const left = [...options]
  while (left.length > 0) {
    const [move] = left.splice(Math.floor(random() * left.length), 1)
    if (!move) return undefined
    const next = step(from, move)
    if (!next.ignored) return [move, next]
  }
  return undefined
}

/** What the exploration recorded for this move, if something else happened: the projection merged too much. */
function unforeseen(
  exploration: Exploration,
  from: Situation,
  move: Move,
  to: Situation,
): Pick<Problem, 'kind' | 'message'> | undefined {
  const edges = exploration.vertices.get(exploration.keyOf(from))?.edges
  const edge = edges?.find((it) => it.move.type === move.type)
  // Timers may be in an order the exploration has not met; then it has no record.
  const wrong = edge && surprise(exploration, edge, to)
  if (!wrong) return undefined
  const message = `"${labelOf(move)}" ${wrong}: the projection hides something that the chart decides by`
  return { kind: 'unsound projection', message }
}

type Wrong = Pick<Problem, 'kind' | 'message'>

/** What is wrong with one move of a walk, or with where it leads. */
function wrongStep(exploration: Exploration, from: Situation, move: Move, to: Situation): Wrong | undefined {
  const hidden = exploration.cutShort ? undefined : unforeseen(exploration, from, move, to)
  return wrongWith(exploration.cases, to)[0] ?? hidden
}

interface Wandered extends Walk {
  readonly moves: readonly Move[]
  /** The situation after each move. */
  readonly situations: readonly Situation[]
}

/** The walk itself, with as much recording as the caller wants; `over` may end it early. */
function wander(
  exploration: Exploration,
  { seed, steps }: WalkOptions,
  step: Exploration['step'],
  over: (to: Situation) => boolean,
): Wandered {
  const random = seededRandom(seed)
  const moves: Move[] = []
  const situations: Situation[] = []
  const ended = (finished: boolean, problem?: Problem): Wandered => {
    return { seed, steps: moves.length, finished, moves, situations, ...(problem ? { problem } : {}) }
  }
  let situation = unstarted
  for (let done = 0; done <= steps; done++) {
    if (situation.status !== 'active') return ended(true)
    const next = advance(situation, exploration.candidates(situation), random, step)
    if (!next) {
      const message = `no way out of ${JSON.stringify(situation.chart?.value)}`
      return ended(false, { kind: 'dead end', message, path: moves.map(labelOf) })
    }
    const [move, to] = next
    const wrong = wrongStep(exploration, situation, move, to)
    moves.push(move)
    situations.push(to)
    if (wrong) {
      return ended(false, { ...wrong, path: shrunk(exploration, moves, wrong, wrongStep).map(labelOf) })
    }
    if (over(to)) break
    situation = to
  }
  return ended(situations.at(-1)?.status === 'done')
}

/**
 * One random walk through a chart with real contexts, deterministic per seed.
 * Ends at the first error status, thrown guard, broken invariant, dead end or unsound projection, which it reports
 * with a minimal sequence of moves that still leads there.
 */
export function randomWalk(cases: FlowCases, options: WalkOptions): Walk {
  const exploration = explore(cases)
  const { moves: _, situations: __, ...walk } = wander(exploration, options, exploration.glance, () => false)
  return walk
}

interface RandomOptions extends Shape {
  readonly seed?: number
  readonly walks?: number
}

/** Random paths: the walks of `walks` consecutive seeds, each up to `maxLen` steps or to the state `until`. */
export function randomWalks(exploration: Exploration, book: GoalBook, options: RandomOptions) {
  const { seed = 1, walks = 20, maxLen = 40, until } = options
  const paths: Path[] = []
  const problems: Problem[] = []
  const known = new Set<string>()
  const edgeOf = edgeMaker(exploration.cases, exploration.definition, exploration.step)
  const isIn = (chart: AnyMachineSnapshot | undefined) =>
    ((chart?._nodes ?? []) as readonly ChartNode[]).some((node) => node.id === until)
  const over = ({ chart, passed }: Situation) => until !== undefined && [chart, ...passed].some(isIn)
  for (let nth = 0; nth < walks; nth++) {
    const walk = wander(exploration, { seed: seed + nth, steps: maxLen }, exploration.step, over)
    const { moves, situations, problem } = walk
    const goals = new Set<string>()
    let from = unstarted
    let before = ''
    let trail = noTrail
    for (const [i, move] of moves.entries()) {
      const situation = situations[i] ?? unstarted
      trail = extended(trail, move, situation)
      const vertex = { key: exploration.keyOf(from), situation: from, edges: [], refused: [] }
      const edge = edgeOf(from, move, exploration.keyOf(situation), situation)
      for (const goal of book.on(vertex, edge, before)) if (!known.has(goal)) goals.add(goal)
      before = situation.taken.at(-1) ?? before
      from = situation
    }
    for (const goal of goals) known.add(goal)
    if (problem) problems.push({ ...problem, message: `${problem.message} (walk with seed ${seed + nth})` })
    const path = pathFrom(exploration, trail, [...goals])
    if (path && !paths.some((it) => it.id === path.id)) paths.push(path)
  }
  return { paths, problems, unreached: [] }
}
