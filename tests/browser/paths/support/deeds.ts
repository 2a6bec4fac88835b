import type { FlowCases } from '../../../../machines/shared/cases'
import { candidatesFor } from '../../../../src/paths/candidates'
import { explorable } from '../../../../src/paths/explorable'
import type { Json, Step, StepKind } from '../../../../src/paths/model'
import { plain } from '../../../../src/paths/plain'
import { extended, noTrail, type Trail } from '../../../../src/paths/replay'
import type { Move } from '../../../../src/paths/situation'
import type { Driver, Opening } from './driver'
import { possible } from './routes'

/** One thing that is done on the screen or happens to it; a step of a path is one. */
export interface Deed {
  readonly kind: StepKind
  readonly event: Step['event']
  /** Which answer of the cases it is; of gestures, the payload says it. */
  readonly caseIndex?: number
  readonly actorId?: string
  readonly timer?: string
}

type Payload = Readonly<Record<string, Json>>

/** The player does this. */
export const gesture = (type: string, payload: Payload = {}): Deed => ({
  kind: 'gesture',
  event: { ...payload, type },
})

/** This comes by itself: from another tab, the network, another chart. */
export const signal = (type: string, payload: Payload = {}): Deed => ({
  kind: 'signal',
  event: { ...payload, type },
})

/** A request is answered, with this one of the answers that the cases list. */
export const answers = (actorId: string, caseIndex = 0): Deed => ({
  kind: 'outcome',
  actorId,
  caseIndex,
  event: { type: `xstate.done.actor.${actorId}` },
})

/** A request fails, with this one of the failures that the cases list. */
export const fails = (actorId: string, caseIndex = 0): Deed => ({
  kind: 'outcome',
  actorId,
  caseIndex,
  event: { type: `xstate.error.actor.${actorId}` },
})

/** A timer of the chart runs out. */
export const runsOut = (timer: string): Deed => ({ kind: 'time', timer, event: { type: timer } })

/** The answers among deeds, as an opening names them. */
export const answersAmong = (deeds: readonly Deed[]): Opening['answers'] =>
  deeds.flatMap(({ actorId, event, caseIndex = 0 }) => {
    const how = event.type.startsWith('xstate.done') ? ('done' as const) : ('error' as const)
    return actorId === undefined ? [] : [{ actorId, how, caseIndex }]
  })

const sorted = (value: unknown) =>
  JSON.stringify(Object.entries(plain(value) as Payload).sort(([a], [b]) => (a < b ? -1 : 1)))

function isMove(move: Move, { kind, event, actorId, caseIndex, timer }: Deed): boolean {
  if (move.kind !== kind) return false
  if (kind === 'time') return move.timer === timer
  if (kind !== 'outcome') return sorted(move.event) === sorted(event)
  return move.actorId === actorId && move.caseIndex === caseIndex && move.event.type === event.type
}

const nameOf = ({ kind, event, actorId = '', caseIndex = 0, timer = '' }: Deed) => {
  if (kind === 'time') return `the timer "${timer}"`
  if (kind !== 'outcome') return `"${event.type}"`
  return `${event.type.startsWith('xstate.done') ? 'answer' : 'failure'} ${caseIndex} of "${actorId}"`
}

/** Why a deed has no place on the screen, where the driver gives a reason. */
function reasonOf({ events, actors }: Driver, { kind, event, actorId = '', caseIndex = 0 }: Deed): string {
  const play = actors[actorId]
  const answer =
    typeof play === 'object'
      ? (event.type.startsWith('xstate.done') ? play.done : play.error)?.[caseIndex]
      : play
  const reason = kind === 'outcome' ? answer : events[event.type]
  return typeof reason === 'string' ? `: ${reason}` : ''
}

/** The chart itself beside the one in the page: it says what every deed has to lead to. */
export interface Course {
  /** All that was done up to now; its first step is the start. */
  readonly trail: () => Trail
  /** The chart's own move for a deed, without making it; undefined where it has none. */
  readonly moveOf: (deed: Deed) => Move | undefined
  /** Does it, on the chart alone. A deed that nobody can do here is refused in a sentence. */
  readonly take: (deed: Deed) => void
}

/** A chart at one of its starting situations. */
export function courseOf(driver: Driver, input: string): Course {
  const cases: FlowCases = driver.cases
  const { step } = explorable(cases)
  const candidates = candidatesFor(cases)
  const start = candidates(noTrail.situation).find(({ event }) => event.type === input)
  if (!start) throw new Error(`the ${cases.id} chart has no start "${input}"`)
  let trail = extended(noTrail, start, step(noTrail.situation, start))
  const moveOf = (deed: Deed): Move | undefined => {
    const known = candidates(trail.situation).find((move) => isMove(move, deed))
    if (known || (deed.kind !== 'gesture' && deed.kind !== 'signal')) return known
    // What the cases do not type may well be typed.
    const { kind, event } = deed
    return event.type in cases.events ? { type: event.type, kind, event, caseIndex: -1, wait: 0 } : undefined
  }
  return {
    trail: () => trail,
    moveOf,
    take(deed) {
      const move = moveOf(deed)
      const { chart } = trail.situation
      if (!move || !chart || !possible(driver, chart, move)) {
        const at = JSON.stringify(plain(chart?.value))
        throw new Error(
          `${nameOf(deed)} has no place where the ${cases.id} chart is now (${at})${reasonOf(driver, deed)}`,
        )
      }
      const situation = step(trail.situation, move)
      if (situation.status === 'error')
        throw new Error(
          `${nameOf(deed)} stops the ${cases.id} chart with an error: ${situation.thrown ?? ''}`,
        )
      trail = extended(trail, move, situation)
    },
  }
}
