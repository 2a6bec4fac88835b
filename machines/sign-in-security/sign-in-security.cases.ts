import { defineCases } from '../shared/cases'
import { hasStep, type Safety } from './safety'
import { signInSecurityMachine } from './sign-in-security.machine'

const at = 1_768_449_600_000
const none: Safety = {
  passkeys: [],
  authenticator: false,
  recoveryCodes: 0,
  atWithdrawals: false,
  demanded: false,
}
const key = { id: 'k1', name: 'Chrome, Android', addedAt: at, usedAt: null }
const withKey: Safety = { ...none, passkeys: [key] }
const all: Safety = { ...withKey, authenticator: true, recoveryCodes: 10, atWithdrawals: true }

export const signInSecurityCases = defineCases<typeof signInSecurityMachine>({
  id: 'sign-in-security',
  summary: 'Passkeys, an authenticator app, and a step before withdrawals',
  machine: signInSecurityMachine,
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    RETURNED: [{}],
    CHANGE: [
      { change: { kind: 'add' } },
      { change: { kind: 'remove', id: 'k1' } },
      { change: { kind: 'app-off' } },
      { change: { kind: 'withdrawals', on: true } },
    ],
    OPEN_APP: [{}],
    TYPE: [{ value: 'Perya-1234' }],
    SUBMIT: [{}],
    CANCEL: [{}],
    APP_SAVED: [{}],
  },
  signals: ['RETURNED', 'APP_SAVED'],
  outcomes: {
    load: { done: [none, all], error: [{ code: 'offline' }] },
    change: {
      done: [{ ok: true, value: withKey }, { ok: false, failure: { code: 'wrong-credentials' } }, null],
      error: [{ code: 'timeout' }],
    },
  },
  project: ({ context: c }) => [
    c.safety && [c.safety.passkeys.length, c.safety.authenticator, c.safety.atWithdrawals],
    c.change?.kind ?? null,
    c.password !== '',
    c.failure !== null,
  ],
  invariants: {
    'nothing is changed without the password': (s) => !s.hasTag('sending') || s.context.password !== '',
    'the password is kept no longer than its panel': (s) =>
      s.hasTag('asking') || s.hasTag('sending') || s.context.password === '',
    'withdrawals ask only where there is something to ask for': (s) =>
      s.context.safety?.atWithdrawals !== true || hasStep(s.context.safety),
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
