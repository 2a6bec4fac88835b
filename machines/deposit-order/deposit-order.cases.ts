import type { DepositOrder } from '../deposit/offer'
import { defineCases } from '../shared/cases'
import { depositOrderMachine } from './deposit-order.machine'

const waiting: DepositOrder = {
  number: 'D00000012',
  method: { id: 'qrph', kind: 'qr', name: 'QR Ph' },
  amount: '1000.00',
  fee: '0.00',
  bonus: '10.00',
  state: 'waiting',
  createdAt: 1_767_225_600_000,
  expiresAt: 1_767_226_500_000,
  paidAt: null,
  payUrl: '/demo/pay/word',
  transfer: null,
}
const ended = (state: DepositOrder['state']): DepositOrder => ({ ...waiting, state, payUrl: null })
const transfer: DepositOrder = {
  ...waiting,
  payUrl: null,
  transfer: { bank: 'Suki', account: '7024', holder: 'Perya', reference: 'PY12345678' },
}

export const depositOrderCases = defineCases<typeof depositOrderMachine>({
  id: 'deposit-order',
  summary: 'Waiting for a deposit to be paid, and how it ends',
  machine: depositOrderMachine,
  inputs: {
    'begun at a provider': { number: 'D00000012', order: waiting },
    'a transfer was begun': { number: 'D00000012', order: transfer },
    'page loaded again': { number: 'D00000012', order: null },
  },
  events: { LOOK: [{}], PAY: [{}] },
  signals: [],
  outcomes: {
    look: {
      done: [waiting, transfer, ended('paid'), ended('cancelled'), ended('expired'), ended('refused'), null],
      error: [{ code: 'offline' }],
    },
  },
  project: ({ context: c }) => [c.order?.state, c.order?.payUrl != null, c.failure !== null],
  invariants: {
    'what waits is known': (s) => !s.matches('waiting') || s.context.order?.state === 'waiting',
    'an ending is the platform’s own word': (s) =>
      !s.hasTag('over') || s.matches('gone') || s.matches(s.context.order?.state as 'paid'),
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'an ending has no failure beside it': (s) =>
      !s.hasTag('over') || s.matches('gone') || s.context.failure === null,
  },
})
