import { defineCases, refusal } from '../shared/cases'
import { memberSession } from '../session/session.cases'
import * as paths from '../shared/paths'
import { passkeySignInMachine } from './passkey-sign-in.machine'

export const passkeySignInCases = defineCases<typeof passkeySignInMachine>({
  id: 'passkey-sign-in',
  summary: 'Sign in with a passkey of this phone',
  machine: passkeySignInMachine,
  risk: 'high',
  inputs: { start: { side: 'member', next: paths.announcements } },
  events: { USE: [{}], CANCEL: [{}] },
  signals: [],
  outcomes: {
    signIn: {
      done: [{ ok: true, value: memberSession }, refusal('not-found'), null],
      error: [{ code: 'offline' }],
    },
  },
  project: ({ context }) => context.failure !== null,
  invariants: {
    'while the phone asks, no old message shows': (s) => !s.hasTag('pending') || s.context.failure === null,
  },
})
