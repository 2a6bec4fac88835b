import { defineCases } from '../shared/cases'
import { firstProblem } from './form'
import { openAccountMachine, type OpenKit } from './open-account.machine'

const kit: OpenKit = {
  rules: {
    username: { enabled: true, required: true, regExp: '^[A-Za-z][A-Za-z0-9_]*$', min: 4, max: 20, order: 1 },
    password: { enabled: true, required: true, min: 8, max: 64, order: 2 },
  },
  own: [{ category: 'RNG', rate: '1.20' }],
}

export const openAccountCases = defineCases<typeof openAccountMachine>({
  id: 'open-account',
  summary: 'An agent opens an account for somebody',
  machine: openAccountMachine,
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    TYPE: [
      { field: 'username', value: 'neneng_1' },
      { field: 'password', value: 'Perya-1234' },
    ],
    TYPE_RATE: [
      { category: 'RNG', value: '0.5' },
      { category: 'RNG', value: '9.99' },
    ],
    CHOOSE_KIND: [{ kind: 'agent' }],
    SUBMIT: [{ requestId: 'intent-1' }],
    LOOK_AGAIN: [{}],
    ANOTHER: [{}],
  },
  signals: [],
  outcomes: {
    kit: { done: [kit], error: [{ code: 'upgrading' }] },
    open: {
      done: [
        { ok: true, value: { username: 'neneng_1' } },
        { ok: false, failure: { code: 'already-exists' } },
        { ok: false, failure: { code: 'no-permission' } },
      ],
      error: [{ code: 'offline' }],
    },
    find: { done: ['neneng_1', null], error: [{ code: 'upgrading' }] },
  },
  project: ({ context: c }) => [
    firstProblem(c),
    c.values.username !== '',
    c.values.password !== '',
    c.rates['RNG'],
    c.failure !== null,
    c.opened !== '',
    c.requestId !== '',
    Object.keys(c.problems).length > 0,
  ],
  invariants: {
    'what is sent is whole': (s) => !s.matches('opening') || firstProblem(s.context) === null,
    'what is sent has a key': (s) => !s.hasTag('busy') || s.context.requestId !== '',
    'no password stays once the account is open': (s) =>
      !s.hasTag('opened') || (s.context.values.password === '' && s.context.opened !== ''),
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
