import { defineCases } from '../shared/cases'
import { promoEntryMachine } from './promo-entry.machine'

export const promoEntryCases = defineCases<typeof promoEntryMachine>({
  id: 'promo-entry',
  summary: 'Join a promotion, or apply to it with a comment and pictures',
  machine: promoEntryMachine,
  inputs: {
    application: { promotionId: 'liga-race', needsApplication: true },
    'one tap': { promotionId: 'referral', needsApplication: false },
  },
  events: {
    TYPE: [{ comment: 'My club.' }, { comment: '' }],
    ADD: [{ key: 'a picture' }],
    REMOVE: [{ id: 'i1' }],
    SUBMIT: [{ requestId: 'a key' }],
    LOOK: [{}],
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
    join: {
      done: [
        { ok: true, value: null },
        { ok: false, failure: { code: 'already-exists' } },
      ],
      error: [{ code: 'timeout' }],
    },
    look: { done: [true, false], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [
    c.needsApplication,
    c.comment !== '',
    c.images.length,
    c.imageProblem,
    c.commentProblem,
    c.failure?.code,
  ],
  invariants: {
    'three pictures are the most': (s) => s.context.images.length <= 3,
    'what is sent or looked after has a key': (s) =>
      !(s.hasTag('sending') || s.hasTag('checking')) || s.context.requestId !== '',
    'an application is never sent without its comment': (s) =>
      !s.hasTag('sending') || !s.context.needsApplication || s.context.comment !== '',
  },
})
