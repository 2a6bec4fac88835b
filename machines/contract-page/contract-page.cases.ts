import { defineCases, refusal } from '../shared/cases'
import { contractPageMachine } from './contract-page.machine'

const offer = { id: 'k1', offeredBy: 'upline_1', rows: [{ label: 'turnover', value: '0.5' }] }
const other = { ...offer, id: 'k2' }

export const contractPageCases = defineCases<typeof contractPageMachine>({
  id: 'contract-page',
  summary: 'Read a contract, then accept or decline it exactly once',
  machine: contractPageMachine,
  inputs: {
    salary: { kind: 'salary', offer: null },
    dividend: { kind: 'dividend', offer: null },
    hourly: { kind: 'hourly', offer: null },
    'back again': { kind: 'salary', offer },
  },
  events: {
    RETRY: [{}],
    ACCEPT: [{}],
    DECLINE: [{}],
    CANCEL: [{}],
    CONFIRM: [{}],
    LEAVE: [{}],
    LANGUAGE_CHANGED: [{}],
  },
  signals: ['LANGUAGE_CHANGED'],
  outcomes: {
    load: { done: [offer, null], error: [{ code: 'offline' }] },
    renew: { done: [offer, null], error: [{ code: 'offline' }] },
    look: { done: [offer, other, null], error: [{ code: 'offline' }] },
    answer: {
      done: [{ ok: true, value: null }, refusal('not-found')],
      error: [{ code: 'timeout' }],
    },
  },
  project: ({ context: c }) => [c.kind, c.offer?.id, c.accept, c.stale, c.fresh],
  invariants: {
    'there are terms wherever an answer can be given': (s) => !s.hasTag('offer') || s.context.offer !== null,
    'terms in the old language stay only until the new ones arrive': (s) =>
      !s.context.stale || !s.matches('offered'),
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
    'the result matches the player’s choice': (s) =>
      !s.hasTag('settled') || s.matches(s.context.accept ? 'accepted' : 'declined'),
    'a result never shows together with a failure': (s) => !s.hasTag('settled') || s.context.failure === null,
  },
})
