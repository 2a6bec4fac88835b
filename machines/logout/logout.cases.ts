import { defineCases, takesWaitAway } from '../shared/cases'
import { logoutMachine } from './logout.machine'

export const logoutCases = defineCases<typeof logoutMachine>({
  id: 'logout',
  summary: 'Sign out, even without an answer',
  machine: logoutMachine,
  risk: 'high',
  inputs: { menu: { place: 'elsewhere' }, settings: { place: 'settings' } },
  events: { CONFIRM: [{}], CANCEL: [{}] },
  signals: [],
  outcomes: { signOut: { done: [null], error: [{ code: 'offline' }] } },
  project: ({ context }) => context.place,
  invariants: {
    'nothing is sent before the player confirms': (s) => s.hasTag('asking') === s.matches('asking'),
    'the dialog never shows while signing out': (s) => !(s.hasTag('asking') && s.hasTag('pending')),
  },
  overTime: {
    'a waiting message is taken away': takesWaitAway(),
  },
})
