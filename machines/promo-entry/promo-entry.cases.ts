import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { promoEntryMachine } from './promo-entry.machine'

export const promoEntryCases = defineCases<typeof promoEntryMachine>({
  id: 'promo-entry',
  summary: 'Join a promotion, or apply for it with a comment and pictures',
  machine: promoEntryMachine,
  inputs: {
    application: { promotionId: 'liga-race', needsApplication: true },
    'one tap': { promotionId: 'referral', needsApplication: false },
  },
  events: {
    TYPE: [{ comment: 'My club.' }, { comment: '' }],
    ADD: [{ key: 'a picture' }],
    REMOVE: [{ id: 'i1' }],
    SUBMIT: [{}],
  },
  signals: [],
  outcomes: {
    add: {
      done: [
        { ok: true, image: { id: 'i1', name: 'club.png' } },
        { ok: false, problem: 'failed' },
      ],
      error: [{ code: 'offline' }],
    },
    sendOnce: { done: onceOutcomes(true, 'conflict'), error: [{ code: 'unknown' }] },
  },
  project: ({ context: c }) => [
    c.needsApplication,
    c.comment !== '',
    c.images.length,
    c.imageProblem,
    c.commentProblem,
    c.failure?.code,
    c.confirmed,
  ],
  invariants: {
    'three pictures at most': (s) => s.context.images.length <= 3,
    'an application is never sent without its comment': (s) =>
      !s.context.confirmed || !s.context.needsApplication || s.context.comment !== '',
  },
})
