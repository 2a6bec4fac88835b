import type { Exploration } from '../explore/explore'
import type { Path, Problem, Unreached } from '../model'
import type { Leg, Net } from './net'
import { follow, noTrail, pathFrom } from './replay'
import type { Trail } from './replay'
import { Search } from './search'
import type { Way } from './search'

export interface Planned {
  readonly paths: readonly Path[]
  readonly problems: readonly Problem[]
  readonly unreached: readonly Unreached[]
}

/** Goals still open, by number. */
class OpenGoals {
  readonly #net: Net
  readonly #open: boolean[]
  left = 0

  constructor(net: Net) {
    this.#net = net
    this.#open = net.goalNames.map(() => false)
    for (const [node, legs] of net.legs.entries()) {
      const moves = (net.depth[node] ?? Infinity) + 1
      for (const leg of legs) {
        if (moves + (net.toEnd[leg.to] ?? Infinity) > net.maxMoves) continue
        for (const goal of leg.goals) this.#add(goal)
      }
    }
  }

  #add(goal: number): void {
    if (this.#open[goal]) return
    this.#open[goal] = true
    this.left++
  }

  /** For each open goal, the move that reaches it on the shortest path, in the order of the cases. */
  nearestPlaces(): Map<string, { readonly node: number; readonly leg: Leg }> {
    const best = new Map<number, { node: number; leg: Leg; moves: number }>()
    for (const [node, legs] of this.#net.legs.entries()) {
      for (const leg of legs) {
        const moves = (this.#net.depth[node] ?? Infinity) + 1 + (this.#net.toEnd[leg.to] ?? Infinity)
        for (const goal of leg.goals) {
          if (this.#open[goal] && moves < (best.get(goal)?.moves ?? Infinity))
            best.set(goal, { node, leg, moves })
        }
      }
    }
    return new Map([...best].map(([goal, place]) => [this.#net.goalNames[goal] ?? '', place]))
  }

  readonly onLeg = (leg: Leg): boolean => leg.goals.some((goal) => this.#open[goal])

  /** Closes the goals of these legs and returns those that were open. */
  close(legs: Way): string[] {
    const closed = [...new Set(legs.flatMap((leg) => leg.goals))].filter((goal) => this.#open[goal])
    for (const goal of closed) this.#open[goal] = false
    this.left -= closed.length
    return closed.map((goal) => this.#net.goalNames[goal] ?? '')
  }
}

/** A run and its current node; -1 when it matches no explored situation. */
interface Walked {
  readonly trail: Trail
  readonly node: number
  readonly whole: boolean
  readonly way: Way
  readonly problem?: Problem
}

const start: Walked = { trail: noTrail, node: 0, whole: true, way: [] }

/** Follows legs with real contexts. */
function walk(exploration: Exploration, net: Net, from: Walked, way: Way): Walked {
  const last = way.at(-1)
  if (!last) return { ...from, way }
  const edges = way.map((leg) => leg.edge)
  const followed = follow(exploration, from.trail, edges)
  const landed = net.landing(last, exploration.keyOf(followed.trail.situation))
  // Off the net a path may still end, but nothing more can be planned.
  const whole = followed.whole && (landed !== undefined || net.toEnd[last.to] === 0)
  return { ...followed, whole, way, node: whole ? (landed ?? -1) : -1 }
}

const untimely = 'the timers never stand this way in a run that gets there'

/** Few long paths: each continues from goal to nearest goal, and ends at the first goal after `longest` steps. */
export function fewPaths(exploration: Exploration, net: Net, longest: number): Planned {
  const open = new OpenGoals(net)
  const search = new Search(net)
  const paths: Path[] = []
  const problems: Problem[] = []
  const unreached: Unreached[] = []

  const finish = (at: Walked): Walked => walk(exploration, net, at, search.toEnd(at.node))

  /** The path that reaches the nearest open goal and then more; undefined when its first leg is infeasible. */
  function onePath(): Path | undefined {
    let at = start
    const goals: string[] = []
    while (at.node >= 0 && at.trail.steps.length <= longest) {
      const way = search.nearest(at.node, at.trail.steps.length, open.onLeg)
      if (!way) break
      const leg = walk(exploration, net, at, way)
      if (leg.problem) problems.push(leg.problem)
      const end = leg.whole ? finish(leg) : leg
      if (!end.whole) {
        // Infeasible here may be feasible from the start; from the start, give it up.
        if (at !== start) break
        for (const goal of open.close(way)) unreached.push({ goal, reason: untimely })
        return undefined
      }
      goals.push(...open.close(way))
      at = leg
    }
    if (at === start) return undefined
    const end = finish(at)
    goals.push(...open.close(end.way))
    return pathFrom(exploration, end.trail, goals)
  }

  for (let left = Infinity; open.left > 0 && open.left < left;) {
    left = open.left
    const path = onePath()
    if (path) paths.push(path)
  }
  return { paths, problems, unreached }
}

/** The shortest path for each goal; goals may share a path. */
export function shortPaths(exploration: Exploration, net: Net): Planned {
  const open = new OpenGoals(net)
  const search = new Search(net)
  const byRoute = new Map<string, { way: Way; goals: string[] }>()
  const wayTo = search.ways()
  for (const [goal, place] of open.nearestPlaces()) {
    const way = [...wayTo(place.node), place.leg]
    const whole = [...way, ...search.toEnd(place.leg.to)]
    const name = whole.map((leg) => leg.edge.move.type).join('\n')
    const before = byRoute.get(name)
    if (before) before.goals.push(goal)
    else byRoute.set(name, { way: whole, goals: [goal] })
  }
  const paths: Path[] = []
  const problems: Problem[] = []
  const unreached: Unreached[] = []
  for (const { way, goals } of byRoute.values()) {
    const walked = walk(exploration, net, start, way)
    const path = walked.whole ? pathFrom(exploration, walked.trail, goals) : undefined
    if (path) paths.push(path)
    else for (const goal of goals) unreached.push({ goal, reason: untimely })
    if (walked.problem) problems.push(walked.problem)
  }
  return { paths, problems, unreached }
}
