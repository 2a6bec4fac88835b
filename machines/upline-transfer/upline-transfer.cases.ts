import { defineCases } from '../shared/cases'
import { isPin, mustBetFirst, transferProblem, type TransferDesk } from './desk'
import { uplineTransferMachine } from './upline-transfer.machine'

const desk: TransferDesk = {
  hasPin: true,
  to: 'tita_baby',
  available: '2000.00',
  min: '50.00',
  max: '20000.00',
  turnover: { total: '0.00', left: '0.00' },
  currency: 'PHP',
}
const withoutPin = { ...desk, hasPin: false }
const toBet = { ...desk, turnover: { total: '500.00', left: '300.00' } }
const made = { number: 'T00000001', to: 'tita_baby', amount: '500.00' }

export const uplineTransferCases = defineCases<typeof uplineTransferMachine>({
  id: 'upline-transfer',
  summary: 'Hand money to the superior',
  machine: uplineTransferMachine,
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    PIN_SET: [{}],
    TYPE: [{ value: '500' }, { value: '20' }],
    NEXT: [{ requestId: 'key-of-one-intent' }],
    CANCEL: [{}],
    TYPE_PIN: [{ value: '246810' }],
    CONFIRM: [{}],
    LOOK_AGAIN: [{}],
    AGAIN: [{}],
  },
  signals: ['PIN_SET'],
  outcomes: {
    load: { done: [desk, withoutPin, toBet], error: [{ code: 'no-permission' }] },
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
    c.desk && [c.desk.hasPin, mustBetFirst(c.desk)],
    transferProblem(c.desk, c.amount) === null,
    isPin(c.pin),
    c.failure !== null,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'a form has somebody to go to': (s) => !s.hasTag('form') || s.context.desk !== null,
    'what is sent has a key and a right amount': (s) =>
      !s.hasTag('sending') ||
      (s.context.requestId !== '' && transferProblem(s.context.desk, s.context.amount) === null),
    'nothing is sent while something is to be bet first': (s) =>
      !s.hasTag('asking') || !mustBetFirst(s.context.desk),
    'the withdrawal password is known only while it is asked for': (s) =>
      s.hasTag('asking') || s.context.pin === '',
    'a result is there exactly when it is told': (s) => s.hasTag('done') === (s.context.result !== null),
    'nothing is said to be undone while that is not known': (s) =>
      !s.context.notDone || !(s.hasTag('checking') || s.hasTag('done')),
  },
})
