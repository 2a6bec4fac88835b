import type { FlowCases } from '../../../machines/shared/cases'
import { unsupported } from '../chart/unsupported'
import { explore } from '../explore/explore'
import type { Exploration } from '../explore/explore'
import { goalBook } from './goals'
import type { Goal } from './goals'
import type { Path, PathStyle, Problem, Unreached } from '../model'
import { netFor } from './net'
import type { Net, Shape } from './net'
import { fewPaths, shortPaths } from './plan'
import type { Planned } from './plan'
import { randomWalks } from './random'
import { netReaches } from './reach'

export type { Goal } from './goals'

export interface GenerateOptions extends Shape {
  /** `few` long paths (the default), a `short` one per goal, or `random` walks. */
  readonly style?: PathStyle
  /** What to cover; defaults to transitions. Random walks only count what they happen to reach. */
  readonly goal?: Goal
  /** A long path ends at the first goal after this many steps; defaults to 60. */
  readonly longest?: number
  /** Random walks: the first seed, and the number of walks (20). Each has up to `maxLen` steps (40). */
  readonly seed?: number
  readonly walks?: number
}

export interface Generated {
  readonly paths: readonly Path[]
  readonly problems: readonly Problem[]
  /** Goals the chart can reach, but no path of the requested shape can. */
  readonly unreached: readonly Unreached[]
}

/** Goals that the shape makes unreachable: known before anything is walked. */
function outOfReach(exploration: Exploration, goal: Goal, shape: Shape, net: Net): Unreached[] {
  const { maxLen, from, through, until } = shape
  if (maxLen === undefined && from === undefined && through === undefined && until === undefined) return []
  const far = netReaches(net)
  const whole = netReaches(netFor(exploration, goalBook(exploration, goal), {}))
  return [...whole.keys()].flatMap((name): Unreached[] => {
    const moves = far.get(name)
    if (moves === undefined) return [{ goal: name, reason: 'no path of this shape passes it' }]
    if (moves <= net.maxMoves) return []
    const steps = `${moves - 1} steps`
    return [
      {
        goal: name,
        reason: `the shortest path of this shape has ${steps}, and --max-len is ${String(maxLen)}`,
      },
    ]
  })
}

/**
 * Generates test paths from a chart: deterministic, and feasible because each is walked with real contexts and times.
 * When the concrete run takes other transitions than the exploration, it reports an unsound projection.
 */
export function generate(cases: FlowCases, options: GenerateOptions = {}): Generated {
  const { style = 'few', goal = 'transitions', longest = 60 } = options
  const exploration = explore(cases)
  const refused = unsupported(exploration.definition)
  if (style === 'random') {
    const walked = randomWalks(exploration, goalBook(exploration, goal), options)
    return { ...walked, problems: [...refused, ...walked.problems] }
  }
  const net = netFor(exploration, goalBook(exploration, goal), options)
  const planned: Planned =
    style === 'few' ? fewPaths(exploration, net, longest) : shortPaths(exploration, net)
  return {
    ...planned,
    problems: [...refused, ...planned.problems],
    unreached: [...outOfReach(exploration, goal, options, net), ...planned.unreached],
  }
}
