import { defineCases } from '../shared/cases'
import { downlineTransferMachine } from './downline-transfer.machine'
import { pinShape, transferProblem, type Purse } from './purse'

const purse: Purse = { available: '86420.00', hasPin: true, currency: 'PHP' }

export const downlineTransferCases = defineCases<typeof downlineTransferMachine>({
  id: 'downline-transfer',
  summary: 'Send money to one downline or to several, once',
  machine: downlineTransferMachine,
  inputs: { start: undefined },
  events: {
    OPEN: [{ to: ['boyet_22'] }, { to: [] }],
    CLOSE: [{}],
    RETRY: [{}],
    SET_PIN: [{}],
    TYPE: [{ value: '100' }, { value: '99999999' }],
    NEXT: [{ requestId: 'key-of-one-intent' }],
    TYPE_PIN: [{ value: '246810' }],
    BACK: [{}],
    CONFIRM: [{}],
    LOOK_AGAIN: [{}],
  },
  signals: [],
  outcomes: {
    load: { done: [purse, { ...purse, hasPin: false }], error: [{ code: 'offline' }] },
    send: {
      done: [
        { ok: true, value: null },
        { ok: false, failure: { code: 'pin-wrong' } },
        { ok: false, failure: { code: 'not-enough-money' } },
      ],
      error: [{ code: 'timeout' }],
    },
    find: { done: [true, false], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [
    transferProblem(c.amount, c.to.length, c.purse) === null,
    pinShape.test(c.pin),
    c.failure !== null,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'whatever is open is about somebody': (s) => !s.hasTag('open') || s.context.to.length > 0,
    'what is sent has a key and a right amount': (s) =>
      !s.hasTag('sending') ||
      (s.context.requestId !== '' &&
        transferProblem(s.context.amount, s.context.to.length, s.context.purse) === null),
    'the withdrawal password is known only while it is asked for': (s) =>
      s.hasTag('asking') || s.context.pin === '',
    'nothing is said to be undone while that is not known': (s) =>
      !s.context.notDone || !(s.hasTag('checking') || s.hasTag('done')),
  },
})
