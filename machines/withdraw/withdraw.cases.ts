import { defineCases } from '../shared/cases'
import { isPin, mustBetFirst, withdrawProblem, type Desk } from './desk'
import { withdrawMachine } from './withdraw.machine'

const cards = [
  { id: 'C1', bankName: 'Banco Bayani', lastDigits: '9035' },
  { id: 'C2', bankName: 'Isla Savings Bank', lastDigits: '0046' },
]
const desk: Desk = {
  hasPin: true,
  cards,
  banks: ['Banco Bayani', 'Isla Savings Bank'],
  terms: {
    available: '2000.00',
    min: '100.00',
    max: '50000.00',
    fee: '10.00',
    turnover: { total: '0.00', left: '0.00' },
    currency: 'PHP',
  },
  withMakers: '0.00',
}
const withoutPin = { ...desk, hasPin: false, cards: [] }
const withoutCard = { ...desk, cards: [] }
const toBet = { ...desk, terms: { ...desk.terms, turnover: { total: '500.00', left: '300.00' } } }
const made = {
  number: 'W00000001',
  bankName: 'Isla Savings Bank',
  lastDigits: '0046',
  amount: '500.00',
  fee: '10.00',
  state: 'waiting' as const,
  reason: null,
}

export const withdrawCases = defineCases<typeof withdrawMachine>({
  id: 'withdraw',
  summary: 'Take money out to a bank account',
  machine: withdrawMachine,
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    PIN_SET: [{}],
    CARD_ADDED: [{}],
    CHOOSE_CARD: [{ cardId: 'C1' }, { cardId: 'C9' }],
    TYPE: [{ value: '500' }, { value: '50' }],
    ALL: [{}],
    ADD_CARD: [{}],
    NEXT: [{ requestId: 'key-of-one-intent' }],
    CANCEL: [{}],
    TYPE_PIN: [{ value: '246810' }],
    CONFIRM: [{}],
    LOOK_AGAIN: [{}],
    AGAIN: [{}],
  },
  signals: ['PIN_SET', 'CARD_ADDED'],
  outcomes: {
    load: { done: [desk, withoutPin, withoutCard, toBet], error: [{ code: 'offline' }] },
    send: {
      done: [
        { ok: true, value: made },
        { ok: false, failure: { code: 'pin-wrong' } },
        { ok: false, failure: { code: 'not-enough-money' } },
      ],
      error: [{ code: 'timeout' }],
    },
    find: { done: [made, null], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [
    c.cardId,
    c.desk && [c.desk.hasPin, c.desk.cards.length, mustBetFirst(c.desk)],
    withdrawProblem(c.desk, c.amount) === null,
    isPin(c.pin),
    c.failure !== null,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'the money goes to an account of the list': (s) =>
      !s.hasTag('form') || s.context.desk?.cards.some(({ id }) => id === s.context.cardId) === true,
    'what is sent has a key, an account and a right amount': (s) =>
      !s.hasTag('sending') ||
      (s.context.requestId !== '' &&
        s.context.cardId !== '' &&
        withdrawProblem(s.context.desk, s.context.amount) === null),
    'nothing is sent while something is to be bet first': (s) =>
      !s.hasTag('asking') || !mustBetFirst(s.context.desk),
    'the withdrawal password is known only while it is asked for': (s) =>
      s.hasTag('asking') || s.context.pin === '',
    'a result is there exactly when it is told': (s) => s.hasTag('done') === (s.context.result !== null),
    'nothing is said to be undone while that is not known': (s) =>
      !s.context.notDone || !(s.hasTag('checking') || s.hasTag('done')),
  },
})
