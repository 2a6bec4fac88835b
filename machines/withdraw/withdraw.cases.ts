import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases, php } from '../shared/cases'
import { isPin } from '../send-once/with-pin'
import { mustBetFirst, restOf, withdrawProblem, type WithdrawOptions } from './options'
import { withdrawMachine } from './withdraw.machine'
import { requestOf } from './withdraw.setup'

const cards = [
  { id: 'C1', bankName: 'Banco Bayani', lastDigits: '9035' },
  { id: 'C2', bankName: 'Isla Savings Bank', lastDigits: '0046' },
]
const options: WithdrawOptions = {
  hasPin: true,
  cards,
  banks: ['Banco Bayani', 'Isla Savings Bank'],
  terms: {
    available: php('2000.00'),
    min: php('100.00'),
    max: php('50000.00'),
    fee: php('10.00'),
    turnover: { total: php('0.00'), left: php('0.00') },
    currency: 'PHP',
  },
  heldByVendors: php('0.00'),
}
const withoutPin = { ...options, hasPin: false, cards: [] }
const withoutCard = { ...options, cards: [] }
const toBet = {
  ...options,
  terms: { ...options.terms, turnover: { total: php('500.00'), left: php('300.00') } },
}
const asking = { ...options, secondStep: 'wanted' as const }
const lacking = { ...options, secondStep: 'missing' as const }
const resting = { ...options, cards: [{ ...cards[0]!, restsUntil: Date.UTC(2026, 10, 24, 4) }] }
const made = {
  number: 'W00000001',
  bankName: 'Isla Savings Bank',
  lastDigits: '0046',
  amount: php('500.00'),
  fee: php('10.00'),
  state: 'waiting' as const,
  reason: null,
}

export const withdrawCases = defineCases<typeof withdrawMachine>({
  id: 'withdraw',
  summary: 'Withdraw money to a bank account',
  machine: withdrawMachine,
  risk: 'high',
  inputs: {
    start: { options: null, draft: null },
    'back again': { options, draft: { cardId: 'C2', amount: '500' } },
  },
  events: {
    RETRY: [{}],
    PIN_SET: [{}],
    CARD_ADDED: [{}],
    CHOOSE_CARD: [{ cardId: 'C1' }, { cardId: 'C9' }],
    TYPE: [{ value: '500' }, { value: '50' }],
    ALL: [{}],
    ADD_CARD: [{}],
    NEXT: [{}],
    CANCEL: [{}],
    TYPE_PIN: [{ value: '246810' }],
    CONFIRM: [{}],
    STEP_TAKEN: [{}],
    AGAIN: [{}],
  },
  signals: ['PIN_SET', 'CARD_ADDED', 'STEP_TAKEN'],
  outcomes: {
    load: {
      done: [options, withoutPin, withoutCard, toBet, resting, asking, lacking],
      error: [{ code: 'offline' }],
    },
    renew: { done: [options, withoutCard, toBet], error: [{ code: 'offline' }] },
    sendOnce: {
      done: onceOutcomes(made, 'not-enough-money', 'pin-wrong'),
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [
    c.cardId,
    c.fresh,
    c.options && [c.options.hasPin, c.options.cards.length, mustBetFirst(c.options)],
    withdrawProblem(c.options, c.amount) === null,
    isPin(c.pin),
    restOf(c.options, c.cardId) !== undefined,
    c.failure !== null,
    c.options?.secondStep ?? null,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'the money goes to an account in the list': (s) =>
      !s.hasTag('form') || s.context.options?.cards.some(({ id }) => id === s.context.cardId) === true,
    'what is sent has an account and a valid amount': (s) =>
      !s.matches('settling') ||
      requestOf(s.context) === null ||
      (s.context.cardId !== '' && withdrawProblem(s.context.options, s.context.amount) === null),
    'nothing is sent by the options of an earlier visit': (s) =>
      !(s.hasTag('asking') || s.hasTag('step')) || s.context.fresh,
    'nothing is sent while something has to be bet first': (s) =>
      !s.hasTag('asking') || !mustBetFirst(s.context.options),
    'nothing is sent to an account that rests': (s) =>
      !s.hasTag('asking') || restOf(s.context.options, s.context.cardId) === undefined,
    'the withdrawal password is kept only until it is sent': (s) =>
      s.hasTag('asking') || s.hasTag('step') || s.matches('settling') || s.context.pin === '',
    'a step is asked for only where one is wanted': (s) =>
      !s.hasTag('step') || s.context.options?.secondStep === 'wanted',
    'a result is there exactly when it shows': (s) => s.hasTag('done') === (s.context.result !== null),
    'nothing is reported as unsent while that is not known': (s) =>
      !s.context.notDone || !(s.matches('settling') || s.hasTag('done')),
  },
})
