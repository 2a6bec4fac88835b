import { troubledRates } from '../open-account/rates'
import { foundOutcome, onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { affiliateLinksMachine } from './affiliate-links.machine'
import { sampleLink as link, type AffiliateUrl, type LinksSetup, type MadeLink } from './links'

const own = [{ category: 'RNG', rate: '1.20' }]
const made: AffiliateUrl = { ...link, id: 'l2', code: 'TITA78', note: '', joined: 0 }
const formSetup: LinksSetup = { links: [link], own }

export const affiliateLinksCases = defineCases<typeof affiliateLinksMachine>({
  id: 'affiliate-links',
  summary: 'An agent’s invitation links: create, share, delete',
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
    CREATE: [{}],
    COPY: [{ id: 'l1' }],
    SHARE: [{ id: 'l1' }],
    DELETE: [{ id: 'l1' }],
    CANCEL: [{}],
    CONFIRM: [{}],
  },
  signals: [],
  outcomes: {
    links: { done: [formSetup], error: [{ code: 'upgrading' }] },
    sendOnce: {
      done: [
        ...onceOutcomes<MadeLink>(made, 'no-permission'),
        { ...foundOutcome<MadeLink>(true), facts: { what: 'made' } },
      ],
      error: [{ code: 'unknown' }],
    },
    copy: { done: [null], error: [new Error('clipboard blocked')] },
    share: { done: [null], error: [new Error('no share sheet')] },
  },
  project: ({ context: c }) => [
    c.canShare,
    c.links.some(({ id }) => id === 'l1'),
    c.change?.what,
    c.failure !== null,
    troubledRates(c.own, c.draft.rates).length > 0,
  ],
  invariants: {
    'what is sent is right': (s) =>
      s.context.change?.what !== 'made' || troubledRates(s.context.own, s.context.draft.rates).length === 0,
    'what was confirmed is forgotten once it is settled': (s) =>
      s.matches('settling') || s.context.change === null,
    'a question is about one link': (s) => !s.hasTag('asking') || s.context.chosen !== '',
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
