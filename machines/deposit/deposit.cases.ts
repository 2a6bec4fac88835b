import { defineCases } from '../shared/cases'
import { depositMachine } from './deposit.machine'
import { problemIn, type DepositMethod, type DepositOffer, type DepositOrder } from './offer'

const method = (id: string, kind: DepositMethod['kind'], max: string): DepositMethod => ({
  id,
  kind,
  name: id,
  relay: 'gateway',
  min: '100.00',
  max,
  fee: '0.00',
  instant: false,
  quick: ['200.00'],
})
const promo = { id: 'everyday', percent: '1', most: '500.00', turnover: 1 }
const offer: DepositOffer = {
  currency: 'PHP',
  methods: [method('qrph', 'qr', '50000.00'), method('lakas', 'wallet', '20000.00')],
  promo,
  limit: null,
}
const order: DepositOrder = {
  number: 'D00000012',
  method: { id: 'qrph', kind: 'qr', name: 'QR Ph' },
  amount: '1000.00',
  fee: '0.00',
  bonus: '0.00',
  state: 'waiting',
  createdAt: 1_767_225_600_000,
  expiresAt: 1_767_226_500_000,
  paidAt: null,
  payUrl: '/demo/pay/word',
  transfer: null,
}

export const depositCases = defineCases<typeof depositMachine>({
  id: 'deposit',
  summary: 'How much, by which way, with or without the promotion; asked for once',
  machine: depositMachine,
  inputs: { fresh: { number: null }, 'a deposit was begun before': { number: 'D00000012' } },
  events: {
    RETRY: [{}],
    AMOUNT: [{ amount: '1,000' }, { amount: '50' }],
    METHOD: [{ id: 'qrph' }, { id: 'lakas' }],
    ADD_PROMO: [{}],
    DROP_PROMO: [{}],
    SUBMIT: [{ requestId: 'key of the wish' }],
    AGAIN: [{}],
  },
  signals: [],
  outcomes: {
    load: { done: [offer, { ...offer, methods: [] }], error: [{ code: 'offline' }] },
    accept: { done: [null], error: [{ code: 'offline' }] },
    begin: {
      done: [
        { ok: true, value: order },
        { ok: false, failure: { code: 'excluded' } },
        { ok: false, failure: { code: 'terms-changed' } },
      ],
      error: [{ code: 'timeout' }],
    },
    find: { done: [order, null], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [
    c.offer !== null,
    c.methodId,
    problemIn(c),
    c.problem,
    c.promo,
    c.failure !== null,
    c.order !== null,
    c.number !== null,
  ],
  invariants: {
    'there is a way to pay wherever a form stands': (s) =>
      !s.hasTag('form') || s.context.offer?.methods.some(({ id }) => id === s.context.methodId) === true,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'what is sent has a key, an amount and the terms that showed': (s) =>
      !s.hasTag('sending') ||
      (s.context.wish !== null && s.context.wish.requestId !== '' && problemIn(s.context) === null),
    'the promotion comes with a deposit only where it was added': (s) =>
      !s.hasTag('sending') || (s.context.promo === 'on') === (s.context.wish?.promoId !== ''),
    'what is under way has a number': (s) => !s.hasTag('begun') || s.context.number !== null,
    'no deposit is under way while a form stands': (s) => !s.hasTag('form') || s.context.number === null,
  },
})
