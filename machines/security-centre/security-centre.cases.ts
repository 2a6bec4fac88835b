import { defineCases } from '../shared/cases'
import { securityCentreMachine } from './security-centre.machine'
import { pinModeOf, type SecurityFacts } from './security'

const bare: SecurityFacts = {
  mobileNum: '9*****4502',
  email: 't***@example.com',
  hasPin: false,
  hasQuestions: false,
  cards: [],
  banks: ['Banco Bayani'],
}
const secured = { ...bare, hasPin: true, cards: [{ id: 'C1', bankName: 'Banco Bayani', lastDigits: '9035' }] }

export const securityCentreCases = defineCases<typeof securityCentreMachine>({
  id: 'security-centre',
  summary: 'An account’s security settings',
  machine: securityCentreMachine,
  inputs: { start: { facts: null }, 'back again': { facts: bare } },
  events: {
    RETRY: [{}],
    OPEN: [{ panel: 'pin' }, { panel: 'card' }, { panel: 'questions' }],
    FORGOT: [{}],
    CLOSE: [{}],
    SAVED: [{}],
  },
  signals: ['SAVED'],
  outcomes: { load: { done: [bare, secured], error: [{ code: 'offline' }] } },
  project: ({ context: c }) => [c.facts?.hasPin, c.fresh, c.panel, c.forgotten, c.failure !== null],
  invariants: {
    'what shows is known': (s) => !s.hasTag('content') || s.context.facts !== null,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'an account is added only if there is a withdrawal password': (s) =>
      !s.hasTag('panel') || s.context.panel !== 'card' || s.context.facts?.hasPin === true,
    'only an existing withdrawal password can be forgotten': (s) =>
      !s.hasTag('panel') || !s.context.forgotten || pinModeOf(s.context.facts, true) === 'forgotten',
  },
})
