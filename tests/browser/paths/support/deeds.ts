import type { FlowCases } from '../../../../machines/shared/cases'
import { candidatesFor } from '../../../../src/paths/chart/candidates'
import { explorable } from '../../../../src/paths/explore/explorable'
import type { Json, Step, StepKind } from '../../../../src/paths/model'
import { plain } from '../../../../src/paths/chart/plain'
import { extended, noTrail, type Trail } from '../../../../src/paths/generate/replay'
import type { Move } from '../../../../src/paths/chart/situation'
import type { Driver, Opening } from './driver'
import { possible } from './routes'

/** One action on the screen, or an external event; each is a step of a path. */
export interface Deed {
  readonly kind: StepKind
  readonly event: Step['event']
  /** Index of the answer in the cases; for gestures, the payload decides. */
  readonly caseIndex?: number
  readonly actorId?: string
  readonly timer?: string
}

type Payload = Readonly<Record<string, Json>>

/** An action of the player. */
export const gesture = (type: string, payload: Payload = {}): Deed => ({
  kind: 'gesture',
  event: { ...payload, type },
})

/** An external event: from another tab, the network, another chart. */
export const signal = (type: string, payload: Payload = {}): Deed => ({
  kind: 'signal',
  event: { ...payload, type },
})

/** A request succeeds, with this one of the answers in the cases. */
export const answers = (actorId: string, caseIndex = 0): Deed => ({
  kind: 'outcome',
  actorId,
  caseIndex,
  event: { type: `xstate.done.actor.${actorId}` },
})

/** A request fails, with this one of the failures in the cases. */
export const fails = (actorId: string, caseIndex = 0): Deed => ({
  kind: 'outcome',
  actorId,
  caseIndex,
  event: { type: `xstate.error.actor.${actorId}` },
})

/** A timer of the chart fires. */
export const runsOut = (timer: string): Deed => ({ kind: 'time', timer, event: { type: timer } })

/** The answers among deeds, in the form an opening needs. */
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
  if (caseIndex < 0) return `an answer of "${actorId}" that the cases no longer have`
  return `${event.type.startsWith('xstate.done') ? 'answer' : 'failure'} ${caseIndex} of "${actorId}"`
}

/** Why a deed is impossible on screen, if the driver gives a reason. */
function reasonOf({ events, actors }: Driver, { kind, event, actorId = '', caseIndex = 0 }: Deed): string {
  const play = actors[actorId]
  const answer =
    typeof play === 'object'
      ? (event.type.startsWith('xstate.done') ? play.done : play.error)?.[caseIndex]
      : play
  const reason = kind === 'outcome' ? answer : events[event.type]
  return typeof reason === 'string' ? `: ${reason}` : ''
}

/** The chart alongside the one in the page: the oracle for every deed. */
export interface Course {
  /** Everything done so far; its first step is the start. */
  readonly trail: () => Trail
  /** The chart's move for a deed, without making it; undefined when there is none. */
  readonly moveOf: (deed: Deed) => Move | undefined
  /** Makes the move on the chart alone. Throws a sentence for a deed that is impossible here. */
  readonly take: (deed: Deed) => void
}

/** A chart in one of its initial situations. */
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
    // Texts outside the cases are allowed.
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
