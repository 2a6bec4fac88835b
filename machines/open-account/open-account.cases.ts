import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { emptyValues, firstProblem } from './form'
import { openAccountMachine, type OpenAccountSetup } from './open-account.machine'

const formSetup: OpenAccountSetup = {
  rules: {
    username: { enabled: true, required: true, regExp: '^[A-Za-z][A-Za-z0-9_]*$', min: 4, max: 20, order: 1 },
    password: { enabled: true, required: true, min: 8, max: 64, order: 2 },
  },
  own: [{ category: 'RNG', rate: '1.20' }],
}

export const openAccountCases = defineCases<typeof openAccountMachine>({
  id: 'open-account',
  summary: 'An agent opens an account for someone',
  machine: openAccountMachine,
  inputs: {
    start: { formSetup: null, draft: null },
    'back again': {
      formSetup,
      draft: { kind: 'agent', values: { ...emptyValues, username: 'neneng_1' }, rates: {} },
    },
  },
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
    SUBMIT: [{}],
    ANOTHER: [{}],
  },
  signals: [],
  outcomes: {
    formSetup: { done: [formSetup], error: [{ code: 'upgrading' }] },
    renew: { done: [formSetup], error: [{ code: 'upgrading' }] },
    sendOnce: {
      done: onceOutcomes('neneng_1', 'already-exists', 'no-permission'),
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [
    firstProblem(c),
    c.fresh,
    c.values.username !== '',
    c.values.password !== '',
    c.rates['RNG'],
    c.failure !== null,
    c.opened !== '',
    Object.keys(c.rules).length > 0,
    Object.keys(c.problems).length > 0,
  ],
  invariants: {
    'no password is kept once the account is open': (s) =>
      !s.hasTag('opened') || (s.context.values.password === '' && s.context.opened !== ''),
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
