import { foundOutcome, onceOutcomes } from '../send-once/send-once.cases'
import { defineCases, php } from '../shared/cases'
import { depositMachine } from './deposit.machine'
import { requestIn } from './deposit.setup'
import { problemIn, type DepositMethod, type DepositOffer, type DepositOrder } from './offer'
import type { Money } from '../shared/money'

const method = (id: string, kind: DepositMethod['kind'], max: Money): DepositMethod => ({
  id,
  kind,
  name: id,
  relay: 'gateway',
  min: php('100.00'),
  max,
  fee: php('0.00'),
  instant: false,
  quick: [php('200.00')],
})
const promo = { id: 'everyday', percent: '1', max: php('500.00'), turnover: 1 }
const offer: DepositOffer = {
  currency: 'PHP',
  methods: [method('qrph', 'qr', php('50000.00')), method('lakas', 'wallet', php('20000.00'))],
  promo,
  limit: null,
}
const draft = { methodId: 'lakas', amount: '1000', promoId: promo.id }
const order: DepositOrder = {
  number: 'D00000012',
  method: { id: 'qrph', kind: 'qr', name: 'QR Ph' },
  amount: php('1000.00'),
  fee: php('0.00'),
  bonus: php('0.00'),
  state: 'waiting',
  createdAt: 1_767_225_600_000,
  expiresAt: 1_767_226_500_000,
  paidAt: null,
  payUrl: '/demo/pay/word',
  transfer: null,
}

export const depositCases = defineCases<typeof depositMachine>({
  id: 'deposit',
  summary: 'Amount, payment method and an optional promotion; requested exactly once',
  machine: depositMachine,
  risk: 'high',
  inputs: {
    fresh: { number: null, draft: null, offer: null },
    'a deposit was started before': { number: 'D00000012', draft, offer: null },
    'the form was filled in before': { number: null, draft, offer: null },
    'back again': { number: null, draft, offer },
  },
  events: {
    RETRY: [{}],
    AMOUNT: [{ amount: '1,000' }, { amount: '50' }],
    METHOD: [{ id: 'qrph' }, { id: 'lakas' }, { id: 'gone by now' }],
    ADD_PROMO: [{}],
    DROP_PROMO: [{}],
    SUBMIT: [{}],
    AGAIN: [{}],
    NEW_DEPOSIT: [{}],
  },
  signals: [],
  outcomes: {
    load: {
      done: [offer, { ...offer, methods: [] }, { ...offer, asksLimit: true }],
      error: [{ code: 'offline' }],
    },
    renew: {
      done: [offer, { ...offer, methods: [] }, { ...offer, asksLimit: true }],
      error: [{ code: 'offline' }],
    },
    firstLimits: { done: [undefined], error: [{ code: 'unknown' }] },
    accept: { done: [null], error: [{ code: 'offline' }] },
    sendOnce: {
      done: [...onceOutcomes(order, 'excluded', 'terms-changed'), foundOutcome(order)],
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [
    c.offer !== null,
    c.fresh,
    c.methodId,
    problemIn(c),
    c.problem,
    c.promo,
    c.failure !== null,
    c.order !== null,
    c.number !== null,
    c.wanted,
    c.asked,
  ],
  invariants: {
    'a form always has a payment method': (s) =>
      !s.hasTag('form') || s.context.offer?.methods.some(({ id }) => id === s.context.methodId) === true,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'the promotion comes with a deposit only if it was added': (s) =>
      !s.matches('settling') || s.context.promo === 'on' || (requestIn(s.context)?.promoId ?? '') === '',
    'a deposit in progress has a number': (s) => !s.hasTag('begun') || s.context.number !== null,
    'limits are asked for once a visit': (s) => !s.hasTag('first-limits') || !s.context.asked,
    'nothing is sent by the offer of an earlier visit': (s) =>
      !(s.hasTag('adding') || (s.matches('settling') && requestIn(s.context) !== null)) || s.context.fresh,
    'no deposit is in progress while the form shows': (s) => !s.hasTag('form') || s.context.number === null,
  },
})
