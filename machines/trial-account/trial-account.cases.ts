import { defineCases, refusal } from '../shared/cases'
import { trialAccountMachine } from './trial-account.machine'

const session = { token: 't', merchantCode: 'trial', userName: 'trial_1', type: 4, firstTimeLogin: false }

export const trialAccountCases = defineCases<typeof trialAccountMachine>({
  id: 'trial-account',
  summary: 'A named trial account, on a screen of its own',
  machine: trialAccountMachine,
  inputs: {
    guest: { role: 'guest', name: '' },
    trial: { role: 'trial', name: 'trial_0' },
    member: { role: 'member', name: 'mika_07' },
  },
  events: { START: [{}], GO: [{}] },
  signals: [],
  outcomes: {
    make: {
      done: [{ ok: true, value: session }, refusal('too-many-tries')],
      error: [{ code: 'offline' }],
    },
  },
  project: ({ context: c }) => [c.role, c.failure?.code],
  invariants: {
    'an account on screen has a name': (s) => !s.hasTag('made') || s.context.name !== '',
    'only a guest creates one': (s) => !s.hasTag('pending') || s.context.role === 'guest',
  },
})
