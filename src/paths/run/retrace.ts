import type { Exploration } from '../explore/explore'
import type { Path } from '../model'
import type { Move, Situation } from '../chart/situation'
import { extended, noTrail, pathFrom, type Trail } from '../generate/replay'
import type { Trace, TraceEvent } from './recording'

/** How many ways that a person may have gone are followed side by side. */
const ways = 200

interface Retraced {
  /** Undefined when not even the start is one of the cases. */
  readonly path: Path | undefined
  readonly trail: Trail
  /** The first event that no case explains; undefined when the path is whole. */
  readonly lost?: string
}

interface Way {
  readonly trail: Trail
  /** Events that are explained. */
  readonly at: number
}

/** Index after the events that a move explains: one, or more where the chart sends itself some; undefined if it does not. */
function explained(events: readonly TraceEvent[], at: number, { taken }: Situation): number | undefined {
  const seen: string[] = []
  let next = at
  do {
    seen.push(...(events[next]?.taken ?? []))
    next += 1
  } while (seen.length < taken.length && next < events.length)
  return seen.length === taken.length && seen.every((id, i) => id === taken[i]) ? next : undefined
}

const isStart = ({ kind }: Move) => kind === 'start'

/**
 * The path that somebody took by hand, out of the events and transitions of a chart: what was typed and answered is
 * taken from the cases, whichever leads the same way. `possible` leaves out moves.
 */
export function retrace(
  exploration: Exploration,
  { events: all }: Trace,
  possible: (situation: Situation, move: Move) => boolean = () => true,
): Retraced {
  // What nothing came of is no step.
  const events = all.filter(({ taken }, i) => i === 0 || taken.length > 0)
  let open: Way[] = [{ trail: noTrail, at: 0 }]
  let furthest = open[0] as Way
  while (open.length > 0 && furthest.at < events.length) {
    const found = new Map<string, Way>()
    for (const { trail, at } of open) {
      const { situation } = trail
      const event = events[at]
      if (!event) continue
      for (const move of exploration.candidates(situation)) {
        if (!isStart(move) && move.event.type !== event.type) continue
        if (!isStart(move) && !possible(situation, move)) continue
        const after = exploration.step(situation, move)
        const next = explained(events, at, after)
        if (next === undefined || found.size >= ways) continue
        const way = { trail: extended(trail, move, after), at: next }
        const key = `${next} ${exploration.keyOf(after)}`
        if (!found.has(key)) found.set(key, way)
      }
    }
    open = [...found.values()]
    furthest = open.reduce((far, way) => (way.at > far.at ? way : far), furthest)
  }
  const path = pathFrom(exploration, furthest.trail, [])
  const lost = events[furthest.at]
  return { path, trail: furthest.trail, ...(lost ? { lost: lost.type } : {}) }
}
