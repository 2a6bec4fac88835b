import { leftOutcome, onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { lotteryOrderMachine, type Order, type Suborder } from './lottery-order.machine'

const order = (status: Suborder['status']): Order => ({
  orderId: 'L1',
  suborders: [
    { suborderId: 'L1-1', status },
    { suborderId: 'L1-2', status: 'won' as const },
  ],
})
const [standing, taken, drawn] = [order('open'), order('cancelled'), order('lost')]

/** What the phone knows about the request from its key. */
const facts = { orderId: 'L1', suborderId: 'L1-1' }
const ended = onceOutcomes(taken, 'conflict').map((one) => (one.outcome === 'none' ? one : { ...one, facts }))

export const lotteryOrderCases = defineCases<typeof lotteryOrderMachine>({
  id: 'lottery-order',
  summary: 'A lottery ticket, and taking back one of its draws',
  machine: lotteryOrderMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    OPEN: [{ orderId: 'L1' }],
    CLOSE: [{}],
    RETRY: [{}],
    CANCEL: [{ suborderId: 'L1-1' }, { suborderId: 'L1-2' }],
    KEEP: [{}],
    CONFIRM: [{}],
    DRAWN: [{}],
  },
  signals: ['DRAWN'],
  outcomes: {
    load: { done: [standing], error: [{ code: 'offline' }] },
    refresh: { done: [standing, drawn], error: [{ code: 'offline' }] },
    sendOnce: {
      done: [...ended, leftOutcome],
      error: [{ code: 'unknown' }],
    },
    look: { done: [standing, taken, drawn], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [
    c.suborderId,
    c.order?.suborders.map(({ status }) => status),
    c.outcome,
    c.failure?.code,
  ],
  invariants: {
    'a ticket that can be touched is there': (s) => !s.hasTag('free') || s.context.order !== null,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'nothing is sent that was not confirmed': (s) => !s.context.confirmed || s.matches('settling'),
    'money is said to be back only where the ticket says so': (s) =>
      s.context.outcome !== 'cancelled' ||
      s.context.order?.suborders.some(({ status }) => status === 'cancelled') === true,
    'an outcome never shows together with a failure': (s) =>
      s.context.outcome === null || s.context.failure === null,
  },
})
