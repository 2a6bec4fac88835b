import { defineCases } from '../shared/cases'
import type { Session } from './session'
import { sessionMachine } from './session.machine'

export const memberSession: Session = {
  token: 'token-1',
  merchantCode: 'perya',
  userName: 'mika_07',
  type: 0,
  firstTimeLogin: false,
}
export const trialSession: Session = {
  token: 'token-2',
  merchantCode: 'peryatrial',
  userName: 'guest_4821',
  type: 4,
  firstTimeLogin: true,
}

export const sessionCases = defineCases<typeof sessionMachine>({
  id: 'session',
  summary: 'Who is signed in, in all tabs',
  machine: sessionMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    SIGNED_IN: [{ session: memberSession }, { session: trialSession }],
    SIGNED_OUT: [{}],
    REFUSED: [{ token: 'token-1' }, { token: 'token-0' }],
    OTHER_TAB_SIGNED_IN: [{ session: memberSession }, { session: trialSession }],
    OTHER_TAB_SIGNED_OUT: [{}],
  },
  signals: ['SIGNED_IN', 'SIGNED_OUT', 'REFUSED', 'OTHER_TAB_SIGNED_IN', 'OTHER_TAB_SIGNED_OUT'],
  outcomes: {
    restore: { done: [memberSession, trialSession, null], error: [new Error('storage blocked')] },
    tabs: { error: [new Error('no channel')] },
  },
  project: ({ context }) => context.session?.token,
  invariants: {
    'signed in exactly when there is a token': (s) =>
      s.hasTag('signed-in') === (s.context.session !== null && s.context.session.token !== ''),
  },
})
