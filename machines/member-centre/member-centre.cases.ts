import { defineCases } from '../shared/cases'
import type { MemberFacts } from './member'
import { memberCentreMachine } from './member-centre.machine'

export const memberFacts: MemberFacts = {
  info: {
    id: 'M1',
    account: 'mika_07',
    userName: 'mika_07',
    type: 0,
    regDate: 1_750_000_000_000,
    vipLabel: 'Gold',
    toUpline: false,
  },
  picture: '/art/v1/avatar/icon-1.svg',
  club: { enabled: true, progress: 62 },
  unread: 2,
}

export const memberCentreCases = defineCases<typeof memberCentreMachine>({
  id: 'member-centre',
  summary: 'The member centre: profile, messages and entries',
  machine: memberCentreMachine,
  inputs: {
    guest: { signedIn: false, kept: null },
    'first look': { signedIn: true, kept: null },
    'seen before': { signedIn: true, kept: memberFacts },
  },
  events: { RELOAD: [{}], RETURNED: [{}] },
  signals: ['RETURNED'],
  outcomes: {
    member: {
      done: [memberFacts, { ...memberFacts, club: null, unread: null }],
      error: [{ code: 'offline' }],
    },
    again: { done: [{ ...memberFacts, unread: 0 }], error: [{ code: 'upgrading' }] },
  },
  project: ({ context }) => [
    context.signedIn,
    context.facts !== null,
    context.facts?.unread,
    context.failure?.code,
  ],
  invariants: {
    'a guest sees no member data': (s) => s.context.signedIn || s.context.facts === null,
    'content shows exactly when something is known': (s) => !s.hasTag('content') || s.context.facts !== null,
    'nothing is loaded for a guest': (s) => s.context.signedIn || !s.hasTag('pending'),
  },
})
