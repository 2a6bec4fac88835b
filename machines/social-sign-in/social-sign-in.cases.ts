import { memberSession } from '../session/session.cases'
import { defineCases, refusal } from '../shared/cases'
import * as paths from '../shared/paths'
import { socialSignInMachine } from './social-sign-in.machine'

const word = { kind: 'signed-in', provider: 'google', idToken: 'id-token' }
const cancelled = { kind: 'cancelled' }

export const socialSignInCases = defineCases<typeof socialSignInMachine>({
  id: 'social-sign-in',
  summary: 'Sign in with an account of another site',
  machine: socialSignInMachine,
  risk: 'high',
  inputs: {
    'both providers': { offered: ['facebook', 'google'], side: 'member', next: paths.announcements },
    'one provider': { offered: ['google'], side: 'member', next: '//evil.example' },
    none: { offered: [], side: 'agent', next: null },
  },
  events: { CHOOSE: [{ provider: 'facebook' }, { provider: 'google' }], CANCEL: [{}] },
  signals: [],
  outcomes: {
    resume: { done: [null, cancelled, word], error: [{ code: 'unknown' }] },
    provider: {
      done: [word, cancelled, { ...word, idToken: '' }],
      error: [{ code: 'offline' }],
    },
    signIn: {
      done: [{ ok: true, value: memberSession }, refusal('not-found'), refusal('step-wanted')],
      error: [{ code: 'upgrading' }],
    },
  },
  project: ({ context: c }) => [c.offered, c.provider, c.idToken !== ''],
  invariants: {
    'only providers on offer': (s) =>
      s.context.provider === null || s.context.offered.includes(s.context.provider),
    'the platform is asked only with a provider’s token': (s) =>
      !s.matches('signingIn') || s.context.idToken !== '',
    'the token is forgotten afterwards': (s) => s.matches('signingIn') || s.context.idToken === '',
  },
})
