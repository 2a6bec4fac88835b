import { defineCases, refusal } from '../shared/cases'
import type { FailureCode } from '../shared/failure'
import type { Outcome } from './outcome'
import { sendOnceMachine } from './send-once.machine'

const none = { outcome: 'none', value: null, facts: {}, failure: null } as const

/**
 * The possible outcomes of sending, for the parents' cases: nothing open, accepted, never arrived, and each refusal.
 */
export const onceOutcomes = <Value>(value: Value, ...refusals: readonly FailureCode[]): Outcome<Value>[] => [
  none,
  { ...none, outcome: 'accepted', value },
  { ...none, outcome: 'never', failure: { code: 'not-arrived' } },
  ...refusals.map((code) => ({ ...none, outcome: 'refused' as const, failure: { code } })),
]

/** Accepted, according to a look-up; for parents that distinguish it from an answer. */
export const foundOutcome = <Value>(value: Value): Outcome<Value> => ({ ...none, outcome: 'found', value })

/** Not known, and the player does not want to wait; for parents that offer to leave. */
export const leftOutcome: Outcome<never> = { ...none, outcome: 'left' }

const key = {
  requestId: '0123456789abcdef0123456789abcdef',
  at: 1_767_225_600_000,
  facts: {},
  slot: 'mika_07',
}
const request = { amount: '500.00' }

export const sendOnceCases = defineCases<typeof sendOnceMachine>({
  id: 'send-once',
  summary: 'Send a request exactly once, and find out its outcome',
  machine: sendOnceMachine,
  risk: 'high',
  inputs: { 'something to send': { request }, 'the screen has opened': { request: null } },
  events: { LOOK: [{}], LEAVE: [{}], ONLINE: [{}] },
  signals: ['ONLINE'],
  outcomes: {
    openKey: {
      done: [
        { key, fresh: true },
        { key, fresh: false },
        { key: null, fresh: false },
      ],
      error: [{ code: 'unknown' }],
    },
    send: {
      done: [{ ok: true, value: 'W00000001' }, refusal('pin-wrong')],
      error: [{ code: 'timeout' }],
    },
    look: { done: ['W00000001', null], error: [{ code: 'offline' }] },
    online: { error: [{ code: 'unknown' }] },
  },
  project: ({ context: c }) => [c.outcome, c.failure !== null, c.request !== null],
  carries: true,
  invariants: {
    'what is sent or looked up has a key': (s) =>
      !['sending', 'looking', 'unknown', 'known'].some((one) => s.matches(one as 'known')) ||
      s.context.key.requestId !== '',
    'the request is kept only until it is sent': (s) =>
      s.matches('opening') || s.matches('sending') || s.matches('ended') || s.context.request === null,
    'the platform’s result comes with an accepted request and with nothing else': (s) =>
      ['accepted', 'found'].includes(s.context.outcome) === (s.context.value !== null),
    'a failed request says why': (s) =>
      !['refused', 'never'].includes(s.context.outcome) || s.context.failure !== null,
  },
})
