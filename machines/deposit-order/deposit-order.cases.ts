import type { DepositOrder } from '../deposit/offer'
import { defineCases, php } from '../shared/cases'
import { depositOrderMachine } from './deposit-order.machine'

const waiting: DepositOrder = {
  number: 'D00000012',
  method: { id: 'qrph', kind: 'qr', name: 'QR Ph' },
  amount: php('1000.00'),
  fee: php('0.00'),
  bonus: php('10.00'),
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
  risk: 'high',
  inputs: {
    'started at a provider': { number: 'D00000012', order: waiting },
    'a transfer was started': { number: 'D00000012', order: transfer },
    'page reloaded': { number: 'D00000012', order: null },
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
    'a waiting deposit is known': (s) => !s.matches('waiting') || s.context.order?.state === 'waiting',
    'only the platform decides how it ends': (s) =>
      !s.hasTag('over') || s.matches('gone') || s.matches(s.context.order?.state as 'paid'),
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'an ending never shows together with a failure': (s) =>
      !s.hasTag('over') || s.matches('gone') || s.context.failure === null,
  },
})
