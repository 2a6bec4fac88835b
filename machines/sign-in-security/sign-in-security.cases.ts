import { provedOutcomes } from '../confirmed-change/confirmed-change.cases'
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
  risk: 'high',
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
    CANCEL: [{}],
  },
  signals: ['RETURNED'],
  outcomes: {
    load: { done: [none, all], error: [{ code: 'offline' }] },
    app: { done: [undefined], error: [{ code: 'unknown' }] },
    change: { done: provedOutcomes(withKey), error: [{ code: 'unknown' }] },
  },
  project: ({ context: c }) => [
    c.safety && [c.safety.passkeys.length, c.safety.authenticator, c.safety.atWithdrawals],
    c.change?.kind ?? null,
    c.failure !== null,
  ],
  invariants: {
    'only what was chosen is changed': (s) => !s.matches('changing') || s.context.change !== null,
    'withdrawals ask only where there is something to ask for': (s) =>
      s.context.safety?.atWithdrawals !== true || hasStep(s.context.safety),
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
