import { defineCases } from '../shared/cases'
import { appMachine } from './app.machine'

const stopped = { error: [new Error('stopped')] }

export const appCases = defineCases<typeof appMachine>({
  id: 'app',
  summary: 'Whether the site is open and who is signed in',
  machine: appMachine,
  inputs: { start: { online: true, hideAmounts: false, language: 'EN' } },
  events: {
    'SITE.OPEN': [{}],
    'SITE.MAINTENANCE': [{}],
    'SITE.REGION': [{}],
    'SITE.FAULT': [{}],
    'PLAYER.GUEST': [{}],
    'PLAYER.MEMBER': [{}],
  },
  signals: ['SITE.OPEN', 'SITE.MAINTENANCE', 'SITE.REGION', 'SITE.FAULT', 'PLAYER.GUEST', 'PLAYER.MEMBER'],
  outcomes: {
    toasts: stopped,
    language: stopped,
    connectivity: stopped,
    site: stopped,
    session: stopped,
    wallet: stopped,
  },
  project: () => null,
  limit: 6000,
  invariants: {
    'the wallet lives exactly while someone is signed in': (s) =>
      s.hasTag('signed-in') === ('wallet' in s.children && s.children.wallet !== undefined),
  },
})
