import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases, php } from '../shared/cases'
import { downlineTransferMachine, requestOf } from './downline-transfer.machine'
import { isPin } from '../send-once/with-pin'
import { transferProblem, type SpendableBalance } from './spendable'

const spendable: SpendableBalance = { available: php('86420.00'), hasPin: true }

const facts = { to: ['boyet_22'], amount: '100', currency: 'PHP' }

export const downlineTransferCases = defineCases<typeof downlineTransferMachine>({
  id: 'downline-transfer',
  summary: 'Send money to one or several downlines, exactly once',
  machine: downlineTransferMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    OPEN: [{ to: ['boyet_22'] }, { to: [] }],
    CLOSE: [{}],
    RETRY: [{}],
    SET_PIN: [{}],
    TYPE: [{ value: '100' }, { value: '99999999' }],
    NEXT: [{}],
    TYPE_PIN: [{ value: '246810' }],
    BACK: [{}],
    CONFIRM: [{}],
  },
  signals: [],
  outcomes: {
    load: { done: [spendable, { ...spendable, hasPin: false }], error: [{ code: 'offline' }] },
    sendOnce: {
      done: onceOutcomes({ number: 'T00000042' }, 'not-enough-money', 'pin-wrong').map((one) => ({
        ...one,
        facts,
      })),
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [
    c.amount !== '',
    c.amount,
    transferProblem(c.amount, c.to.length, c.spendable) === null,
    isPin(c.pin),
    c.failure !== null,
  ],
  invariants: {
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'an open panel is about someone': (s) => !s.hasTag('open') || s.context.to.length > 0,
    'what is sent has a valid amount': (s) =>
      !s.matches('settling') ||
      requestOf(s.context) === null ||
      transferProblem(s.context.amount, s.context.to.length, s.context.spendable) === null,
    'the withdrawal password is kept only until it is sent': (s) =>
      s.hasTag('asking') || s.matches('settling') || s.context.pin === '',
    'nothing is reported as unsent while that is not known': (s) =>
      !s.context.notDone || !(s.matches('settling') || s.hasTag('done')),
  },
})
