import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases, php } from '../shared/cases'
import { isPin } from '../send-once/with-pin'
import { mustBetFirst, transferProblem, type TransferOptions } from './options'
import { uplineTransferMachine } from './upline-transfer.machine'
import { requestOf } from './upline-transfer.setup'

const options: TransferOptions = {
  hasPin: true,
  to: 'tita_baby',
  available: php('2000.00'),
  min: php('50.00'),
  max: php('20000.00'),
  turnover: { total: php('0.00'), left: php('0.00') },
  currency: 'PHP',
}
const withoutPin = { ...options, hasPin: false }
const toBet = { ...options, turnover: { total: php('500.00'), left: php('300.00') } }
const made = { number: 'T00000001', to: 'tita_baby', amount: php('500.00') }

export const uplineTransferCases = defineCases<typeof uplineTransferMachine>({
  id: 'upline-transfer',
  summary: 'Transfer money to the superior',
  machine: uplineTransferMachine,
  risk: 'high',
  inputs: { start: { options: null, amount: '' }, 'back again': { options, amount: '500' } },
  events: {
    RETRY: [{}],
    PIN_SET: [{}],
    TYPE: [{ value: '500' }, { value: '20' }],
    NEXT: [{}],
    CANCEL: [{}],
    TYPE_PIN: [{ value: '246810' }],
    CONFIRM: [{}],
    AGAIN: [{}],
  },
  signals: ['PIN_SET'],
  outcomes: {
    load: { done: [options, withoutPin, toBet], error: [{ code: 'no-permission' }] },
    renew: { done: [options, withoutPin], error: [{ code: 'no-permission' }, { code: 'offline' }] },
    sendOnce: { done: onceOutcomes(made, 'not-enough-money', 'pin-wrong'), error: [{ code: 'unknown' }] },
  },
  project: ({ context: c }) => [
    c.fresh,
    c.amount,
    c.options && [c.options.hasPin, mustBetFirst(c.options)],
    transferProblem(c.options, c.amount) === null,
    isPin(c.pin),
    c.failure !== null,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'a form has a recipient': (s) => !s.hasTag('form') || s.context.options !== null,
    'what is sent has a valid amount': (s) =>
      !s.matches('settling') ||
      requestOf(s.context) === null ||
      transferProblem(s.context.options, s.context.amount) === null,
    'nothing is sent by the options of an earlier visit': (s) => !s.hasTag('asking') || s.context.fresh,
    'nothing is sent while something has to be bet first': (s) =>
      !s.hasTag('asking') || !mustBetFirst(s.context.options),
    'the withdrawal password is kept only until it is sent': (s) =>
      s.hasTag('asking') || s.matches('settling') || s.context.pin === '',
    'a result is there exactly when it shows': (s) => s.hasTag('done') === (s.context.result !== null),
    'nothing is reported as unsent while that is not known': (s) =>
      !s.context.notDone || !(s.matches('settling') || s.hasTag('done')),
  },
})
