import type { Edge, Exploration } from '../explore/explore'
import { shortHash } from '../chart/hash'
import { withoutTimers } from '../chart/key'
import { labelOf } from '../chart/label'
import type { Expected, Path, Problem, Step, StepKind } from '../model'
import { plain } from '../chart/plain'
import type { Route } from '../chart/routes'
import type { Move, Situation } from '../chart/situation'
import { unstarted } from '../chart/situation'

/** A run with real contexts, which the exploration merged by projection. */
export interface Trail {
  readonly situation: Situation
  readonly edges: readonly Edge[]
  readonly moves: readonly Move[]
  /** The situation after each move. */
  readonly situations: readonly Situation[]
  readonly steps: readonly Step[]
}

export const noTrail: Trail = { situation: unstarted, edges: [], moves: [], situations: [], steps: [] }

/** What a situation guarantees when the step that led to it is replayed. */
function expectedFrom(situation: Situation): Expected {
  return {
    status: situation.status,
    value: plain(situation.chart?.value),
    context: plain(situation.chart?.context),
    actions: situation.actions,
    transitions: situation.taken,
  }
}

function stepFrom(move: Move, situation: Situation): Step {
  return {
    kind: move.kind as StepKind,
    label: situation.ignored ? `${labelOf(move)} (nothing happens)` : labelOf(move),
    event: plain(move.event) as Step['event'],
    wait: move.wait,
    caseIndex: move.caseIndex,
    ...(move.actorId === undefined ? {} : { actorId: move.actorId }),
    ...(move.timer === undefined ? {} : { timer: move.timer }),
    ...(situation.ignored ? { refused: true } : {}),
    expected: expectedFrom(situation),
  }
}

/** A trail extended by one move. `edge` is the explored one it follows, if any. */
export function extended(trail: Trail, move: Move, situation: Situation, edge?: Edge): Trail {
  return {
    situation,
    edges: edge ? [...trail.edges, edge] : trail.edges,
    moves: [...trail.moves, move],
    situations: [...trail.situations, situation],
    steps: [...trail.steps, stepFrom(move, situation)],
  }
}

function unsound(exploration: Exploration, moves: readonly Move[], what: string): Problem {
  const last = moves.at(-1)
  const message =
    `step ${moves.length} "${last ? labelOf(last) : ''}" ${what}: the projection of '${exploration.cases.id}' ` +
    'leaves out something that the chart decides by'
  return { kind: 'unsound projection', message, path: moves.map(labelOf) }
}

/** Why a concrete move differs from the exploration; undefined when it does not. */
export function surprise(exploration: Exploration, edge: Edge, to: Situation): string | undefined {
  const foreseen = edge.taken.join(', ') || 'nothing'
  const taken = to.taken.join(', ') || 'nothing'
  if (taken !== foreseen) return `takes ${taken} instead of ${foreseen}`
  return withoutTimers(exploration.keyOf(to)) === withoutTimers(edge.to)
    ? undefined
    : 'leads to another situation'
}

interface Followed {
  readonly trail: Trail
  /** The whole route was possible. */
  readonly whole: boolean
  readonly problem?: Problem
}

/**
 * Follows a route with real contexts and times. Stops early without a problem when a timer is not due in this run
 * or an actor has already settled;
 * stops with a problem when the concrete run takes other transitions than the exploration did.
 */
export function follow(exploration: Exploration, start: Trail, route: Route): Followed {
  let trail = start
  for (const edge of route) {
    const move = exploration.candidates(trail.situation).find((it) => it.type === edge.move.type)
    const tried = [...trail.moves, move ?? edge.move]
    if (!move) {
      if (edge.move.kind === 'time' || exploration.isSilent(edge.move)) return { trail, whole: false }
      return {
        trail,
        whole: false,
        problem: unsound(exploration, tried, 'is not possible in the concrete run'),
      }
    }
    const situation = exploration.step(trail.situation, move)
    const wrong = surprise(exploration, edge, situation)
    if (wrong) return { trail, whole: false, problem: unsound(exploration, tried, wrong) }
    trail = extended(trail, move, situation, edge)
  }
  return { trail, whole: true }
}

/** The path of a trail; undefined before its start. */
export function pathFrom(exploration: Exploration, trail: Trail, goals: readonly string[]): Path | undefined {
  const [first, ...steps] = trail.steps
  if (!first) return undefined
  const chart = exploration.cases.id
  const input = first.event.type
  const events = steps.map((step) => step.event)
  const id = `${chart}-${shortHash(JSON.stringify([chart, input, events]))}`
  return { id, chart, input, start: first.expected, steps, goals }
}
