import { defineCases, refusal, takesWaitAway } from '../shared/cases'
import { trialLoginMachine } from './trial-login.machine'

const session = { token: 't', merchantCode: 'trial', userName: 'try_1', type: 40, firstTimeLogin: false }

export const trialLoginCases = defineCases<typeof trialLoginMachine>({
  id: 'trial-login',
  summary: 'Trying the site for free with one tap',
  machine: trialLoginMachine,
  inputs: { start: undefined },
  events: { START: [{}] },
  signals: [],
  outcomes: {
    signInFree: {
      done: [{ ok: true, value: session }, refusal('trial-refused')],
      error: [{ code: 'offline' }],
    },
  },
  project: () => null,
  invariants: { 'waiting shows as pending': (s) => s.matches('asking') === s.hasTag('pending') },
  overTime: {
    'a waiting message is taken away': takesWaitAway({ state: 'trial-login.idle' }),
  },
})
