import { troubledRates } from '../open-account/rates'
import { defineCases } from '../shared/cases'
import { affiliateLinksMachine, type LinksKit } from './affiliate-links.machine'
import { sampleLink as link, type AffiliateUrl } from './links'

const own = [{ category: 'RNG', rate: '1.20' }]
const made: AffiliateUrl = { ...link, id: 'l2', code: 'TITA78', note: '', joined: 0, requestId: 'intent-1' }
const kit: LinksKit = { links: [link], own }

export const affiliateLinksCases = defineCases<typeof affiliateLinksMachine>({
  id: 'affiliate-links',
  summary: 'An agent’s invitation links: make, pass on, delete',
  machine: affiliateLinksMachine,
  inputs: { 'with a share sheet': { canShare: true }, 'without a share sheet': { canShare: false } },
  events: {
    RETRY: [{}],
    NEW: [{}],
    CLOSE: [{}],
    TYPE_NOTE: [{ value: 'Barangay group' }],
    TYPE_RATE: [
      { category: 'RNG', value: '0.5' },
      { category: 'RNG', value: '9.99' },
    ],
    CHOOSE_KIND: [{ kind: 'agent' }],
    CREATE: [{ requestId: 'intent-1' }],
    COPY: [{ id: 'l1' }],
    SHARE: [{ id: 'l1' }],
    DELETE: [{ id: 'l1' }],
    CANCEL: [{}],
    CONFIRM: [{}],
  },
  signals: [],
  outcomes: {
    links: { done: [kit], error: [{ code: 'upgrading' }] },
    look: { done: [{ ...kit, links: [made, link] }, kit], error: [{ code: 'upgrading' }] },
    renew: { done: [kit], error: [{ code: 'upgrading' }] },
    create: {
      done: [
        { ok: true, value: made },
        { ok: false, failure: { code: 'no-permission' } },
      ],
      error: [{ code: 'offline' }],
    },
    delete: {
      done: [
        { ok: true, value: null },
        { ok: false, failure: { code: 'not-found' } },
      ],
      error: [{ code: 'offline' }],
    },
    copy: { done: [null], error: [new Error('clipboard blocked')] },
    share: { done: [null], error: [new Error('no share sheet')] },
  },
  project: ({ context: c }) => [
    c.canShare,
    c.links.some(({ id }) => id === 'l1'),
    c.requestId !== '',
    c.failure !== null,
    troubledRates(c.own, c.draft.rates).length > 0,
  ],
  invariants: {
    'what is sent is right': (s) =>
      !s.matches('creating') || troubledRates(s.context.own, s.context.draft.rates).length === 0,
    'what is sent has a key': (s) => !s.matches('creating') || s.context.requestId !== '',
    'a question is about one link': (s) => !s.hasTag('asking') || s.context.chosen !== '',
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
