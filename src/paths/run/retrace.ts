import type { Exploration } from '../explore/explore'
import type { Path } from '../model'
import type { Move, Situation } from '../chart/situation'
import { extended, noTrail, pathFrom, type Trail } from '../generate/replay'
import { fieldOf, reasonOf } from './reason'
import type { Trace, TraceEvent } from './recording'

/** How many ways that a person may have gone are followed side by side. */
const ways = 200

interface Retraced {
  /** Undefined when not even the start is one of the cases. */
  readonly path: Path | undefined
  readonly trail: Trail
  /** The first event that no case explains; undefined when the path is whole. */
  readonly lost?: string
  /** Reasons of failures that no case gives: others that lead the same way stand for them. */
  readonly guessed: readonly string[]
}

/** What a path lacks of what somebody did, in words; on a screen, it may also end where that cannot do what follows. */
export function lacking({ lost, guessed }: Pick<Retraced, 'lost' | 'guessed'>, isOnScreen = false): string[] {
  const why = isOnScreen
    ? 'which no case of the chart explains or the screen cannot do'
    : 'which no case of the chart explains'
  return [
    ...(lost === undefined ? [] : [`ends before "${lost}", ${why}`]),
    ...guessed.map((code) => `has another failure in the place of "${code}", which no case of the chart has`),
  ]
}

interface Way {
  readonly trail: Trail
  /** Events that are explained. */
  readonly at: number
  readonly guessed: readonly string[]
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

/** The reasons among some events that a move's own differs from. */
const guessedIn = (events: readonly TraceEvent[], { event }: Move): readonly string[] =>
  events.flatMap(({ type, reason }) =>
    type === event.type && reason !== undefined && reason !== reasonOf(event) ? [reason] : [],
  )

/** Whether a way explains more than another one, or as much with fewer guesses. */
const isBetter = (way: Way, than: Way) =>
  way.at > than.at || (way.at === than.at && way.guessed.length < than.guessed.length)

/** Whether two events are keystrokes in one field: together they are one step, as a test types all at once. */
const isSameTyping = (a: TraceEvent, b: TraceEvent | undefined) =>
  a.field !== undefined && a.type === b?.type && a.field === b.field && a.taken.join() === b.taken.join()

/** Whether a move is what an event says: of its type, and typed into its field. */
const isMeant = ({ event }: Move, { type, field }: TraceEvent) =>
  event.type === type && (field === undefined || fieldOf(event) === field)

const isStart = ({ kind }: Move) => kind === 'start'

/**
 * The path that somebody took by hand, out of the events and transitions of a chart: what was typed and answered is
 * taken from the cases, whichever leads the same way, with the same reason where something failed. `possible` leaves out moves.
 */
export function retrace(
  exploration: Exploration,
  { events: all }: Trace,
  possible: (situation: Situation, move: Move) => boolean = () => true,
): Retraced {
  // What nothing came of is no step.
  const told = all.filter(({ taken }, i) => i === 0 || taken.length > 0)
  const events = told.filter((event, i) => !isSameTyping(event, told[i + 1]))
  let open: Way[] = [{ trail: noTrail, at: 0, guessed: [] }]
  let furthest = open[0] as Way
  while (open.length > 0 && furthest.at < events.length) {
    const found = new Map<string, Way>()
    for (const { trail, at, guessed } of open) {
      const { situation } = trail
      const event = events[at]
      if (!event) continue
      for (const move of exploration.candidates(situation)) {
        if (!isStart(move) && !isMeant(move, event)) continue
        const isPossible = isStart(move) || possible(situation, move)
        if (!isPossible && event.field === undefined) continue
        const after = exploration.step(situation, move)
        const next = explained(events, at, after)
        if (next === undefined) continue
        // Somebody typed something else for which the cases have what stands there already: no step.
        const stays = !isStart(move) && exploration.keyOf(after) === exploration.keyOf(situation)
        const isRepeated = event.field !== undefined && stays
        if (!isPossible && !isRepeated) continue
        const way: Way = {
          trail: isRepeated ? trail : extended(trail, move, after),
          at: next,
          guessed: [...guessed, ...guessedIn(events.slice(at, next), move)],
        }
        const key = `${next} ${exploration.keyOf(after)}`
        const known = found.get(key)
        if (known ? isBetter(way, known) : found.size < ways) found.set(key, way)
      }
    }
    open = [...found.values()]
    furthest = open.reduce((far, way) => (isBetter(way, far) ? way : far), furthest)
  }
  const path = pathFrom(exploration, furthest.trail, [])
  const lost = events[furthest.at]
  return { path, trail: furthest.trail, guessed: furthest.guessed, ...(lost ? { lost: lost.type } : {}) }
}
