import { defineCases } from '../shared/cases'
import { lotteryOrderMachine, type Suborder } from './lottery-order.machine'

const order = (status: Suborder['status']) => ({
  orderId: 'L1',
  suborders: [
    { suborderId: 'L1-1', status },
    { suborderId: 'L1-2', status: 'won' as const },
  ],
})
const [standing, taken, drawn] = [order('open'), order('cancelled'), order('lost')]
const wish = (suborderId: string) => ({ wish: { suborderId, requestId: `key of ${suborderId}` } })

export const lotteryOrderCases = defineCases<typeof lotteryOrderMachine>({
  id: 'lottery-order',
  summary: 'A lottery ticket, and taking one draw of it back',
  machine: lotteryOrderMachine,
  inputs: { start: undefined },
  events: {
    OPEN: [{ orderId: 'L1' }],
    CLOSE: [{}],
    RETRY: [{}],
    CANCEL: [wish('L1-1'), wish('L1-2')],
    KEEP: [{}],
    CONFIRM: [{}],
    DRAWN: [{}],
  },
  signals: ['DRAWN'],
  outcomes: {
    load: { done: [standing], error: [{ code: 'offline' }] },
    refresh: { done: [standing, drawn], error: [{ code: 'offline' }] },
    cancel: {
      done: [
        { ok: true, value: taken },
        { ok: false, failure: { code: 'already-exists' } },
      ],
      error: [{ code: 'timeout' }],
    },
    look: { done: [standing, taken, drawn], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [
    c.wish?.suborderId,
    c.order?.suborders.map(({ status }) => status),
    c.outcome,
    c.failure?.code,
  ],
  invariants: {
    'a ticket that shows is there': (s) => !s.hasTag('ticket') || s.context.order !== null,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'what is sent has a key': (s) => !s.hasTag('sending') || (s.context.wish?.requestId ?? '') !== '',
    'money is said to be back only where the ticket says so': (s) =>
      s.context.outcome !== 'cancelled' ||
      s.context.order?.suborders.some(({ status }) => status === 'cancelled') === true,
    'an ending has no failure beside it': (s) => s.context.outcome === null || s.context.failure === null,
  },
})
