import { defineCases, refusal } from '../shared/cases'
import type { FailureCode } from '../shared/failure'
import { confirmedChangeMachine } from './confirmed-change.machine'
import type { ChangeOutcome } from './outcome'

const left = { outcome: 'left', value: null, failure: null } as const

/**
 * Outcomes of a change that requires the password, for the parents' cases: accepted, left, or not waited for.
 */
export const provedOutcomes = <Value>(value: Value): ChangeOutcome<Value>[] => [
  { ...left, outcome: 'accepted', value },
  left,
  { ...left, outcome: 'unknown' },
]

/** Outcomes of any other change: accepted, refused and, with a dialog, left. */
export const changeOutcomes = <Value>(value: Value, refusal: FailureCode): ChangeOutcome<Value>[] => [
  { ...left, outcome: 'accepted', value },
  { ...left, outcome: 'refused', failure: { code: refusal } },
]

/** The player has declined. */
export const leftOutcome: ChangeOutcome<never> = left

export const confirmedChangeCases = defineCases<typeof confirmedChangeMachine>({
  id: 'confirmed-change',
  summary: 'A change that its player confirms',
  machine: confirmedChangeMachine,
  risk: 'high',
  inputs: {
    'a tap is enough': { change: 'back', asks: 'nothing' },
    'a yes is asked for': { change: 'others', asks: 'yes' },
    'the password is asked for': { change: { kind: 'add' }, asks: 'password' },
  },
  events: {
    CONFIRM: [{}],
    TYPE: [{ value: 'Perya-1234' }],
    SUBMIT: [{}],
    STEP_TAKEN: [{}],
    CANCEL: [{}],
  },
  signals: ['STEP_TAKEN'],
  outcomes: {
    send: {
      done: [{ ok: true, value: 'done' }, refusal('step-wanted'), refusal('no-permission'), null],
      error: [{ code: 'timeout' }],
    },
  },
  project: ({ context: c }) => [c.asks, c.password !== '', c.outcome, c.failure !== null],
  carries: true,
  invariants: {
    'nothing is sent without the password that is asked for': (s) =>
      !s.hasTag('sending') || (s.context.asks === 'password') === (s.context.password !== ''),
    'the password is kept no longer than its panel': (s) =>
      s.hasTag('password') || s.hasTag('sending') || s.hasTag('step') || s.context.password === '',
    'the platform’s result comes with an accepted change and with nothing else': (s) =>
      (s.context.outcome === 'accepted') === (s.context.value !== null),
    'a change that was not made says why, unless the player left': (s) =>
      s.status !== 'done' || (s.context.outcome === 'refused') === (s.context.failure !== null),
  },
})
