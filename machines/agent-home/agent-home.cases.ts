import { defineCases } from '../shared/cases'
import { agentHomeMachine, type TeamToday } from './agent-home.machine'

export const teamToday: TeamToday = {
  day: '2026-11-21',
  loggedIn: 128,
  betting: 94,
  registered: 7,
  online: 51,
}
const nobody: TeamToday = { ...teamToday, loggedIn: 0, betting: 0, registered: 0, online: 0 }

export const agentHomeCases = defineCases<typeof agentHomeMachine>({
  id: 'agent-home',
  summary: 'The agent home: a greeting for the time of day, the team’s counters of today',
  machine: agentHomeMachine,
  inputs: { 'in the morning': { hour: 8, today: null }, 'back again': { hour: 8, today: teamToday } },
  events: { HOUR: [{ hour: 11 }, { hour: 15 }, { hour: 19 }, { hour: 0 }], RETRY: [{}], RETURNED: [{}] },
  signals: ['HOUR', 'RETURNED'],
  outcomes: {
    today: { done: [teamToday], error: [{ code: 'upgrading' }] },
    again: { done: [nobody], error: [{ code: 'upgrading' }] },
    hour: { error: [new Error('no clock')] },
  },
  project: ({ context: c }) => [c.part, c.today !== null, c.failure?.code],
  invariants: {
    'counters show exactly when they are known': (s) => !s.hasTag('content') || s.context.today !== null,
    'an error says what failed': (s) => !s.hasTag('error') || s.context.failure !== null,
    'a failure never shows together with counters': (s) => !s.hasTag('content') || s.context.failure === null,
  },
})
