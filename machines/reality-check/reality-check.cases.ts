import { defineCases, php } from '../shared/cases'
import type { Check } from './check'
import { realityCheckMachine } from './reality-check.machine'

const check: Check = {
  minutes: 30,
  dueAt: 4_000_000_000_000,
  due: false,
  startedAt: 1_768_449_600_000,
  net: php('-120.00'),
}
const due: Check = { ...check, dueAt: 1_768_449_600_000, due: true }
const fault = new Error('no listener')

export const realityCheckCases = defineCases<typeof realityCheckMachine>({
  id: 'reality-check',
  summary: 'How long a player has played, told during play',
  machine: realityCheckMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    DEADLINE: [{}],
    CHANGED_ELSEWHERE: [{}],
    CONTINUE: [{}],
    SET: [{ minutes: 15 }],
    RETRY: [{}],
  },
  signals: ['DEADLINE', 'CHANGED_ELSEWHERE'],
  outcomes: {
    load: { done: [check, due], error: [{ code: 'offline' }] },
    compare: { done: [check, due], error: [{ code: 'offline' }] },
    answer: { done: [check], error: [{ code: 'offline' }] },
    set: {
      done: [
        { ...check, minutes: 15 },
        { ...due, minutes: 15 },
      ],
      error: [{ code: 'offline' }],
    },
    wait: { error: [fault] },
    tabs: { error: [fault] },
  },
  project: ({ context: { check: now, failure } }) => [now?.due, now?.minutes, failure !== null],
  invariants: {
    'a check that covers the game is due': (s) => !s.hasTag('due') || s.context.check?.due === true,
    'a check that is due is not counted on': (s) => !s.matches('counting') || s.context.check?.due === false,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
