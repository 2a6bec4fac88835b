import { defineCases, refusal } from '../shared/cases'
import { serviceDeskMachine, type Agent } from './service-desk.machine'

const agents: readonly Agent[] = [
  { csPosition: 1, title: 'Help desk', type: 'LIVECHAT' },
  { csPosition: 2, title: 'Account', type: 'TELEGRAM' },
  { csPosition: 3, title: 'Money', type: 'TELEGRAM' },
]

export const serviceDeskCases = defineCases<typeof serviceDeskMachine>({
  id: 'service-desk',
  summary: 'Whom to contact, and how',
  machine: serviceDeskMachine,
  inputs: {
    screen: { widget: false, agents: [] },
    panel: { widget: true, agents: [] },
    'back again': { widget: false, agents },
  },
  events: {
    OPEN: [{}],
    CLOSE: [{}],
    RETRY: [{}],
    CHOOSE_WAY: [{ way: 'LIVECHAT' }, { way: 'TELEGRAM' }, { way: 'FACEBOOK' }],
    PICK: [{ csPosition: 3 }],
    LANGUAGE_CHANGED: [{}],
  },
  signals: ['LANGUAGE_CHANGED'],
  outcomes: {
    agents: { done: [agents, []], error: [{ code: 'offline' }] },
    renew: { done: [agents, []], error: [{ code: 'offline' }] },
    launch: {
      done: [{ ok: true, value: { url: '/demo/service/telegram' } }, refusal('empty-url')],
      error: [{ code: 'offline' }],
    },
  },
  project: ({ context: c }) => [c.widget, c.agents.length, c.fresh, c.open, c.failure !== null],
  invariants: {
    'an open list has several agents': (s) =>
      s.context.open === null || s.context.agents.filter(({ type }) => type === s.context.open).length > 1,
    'the agent being contacted was chosen': (s) => !s.hasTag('launching') || s.context.wanted !== null,
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
    'a screen never closes': (s) => s.context.widget || !s.matches('closed'),
  },
})
