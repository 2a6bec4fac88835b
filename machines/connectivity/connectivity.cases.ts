import { defineCases } from '../shared/cases'
import { connectivityMachine } from './connectivity.machine'

export const connectivityCases = defineCases<typeof connectivityMachine>({
  id: 'connectivity',
  summary: 'Online or offline',
  machine: connectivityMachine,
  inputs: { online: { online: true }, 'opened offline': { online: false } },
  events: { ONLINE: [{}], OFFLINE: [{}] },
  signals: ['ONLINE', 'OFFLINE'],
  outcomes: { network: { error: [new Error('no listener')] } },
  project: ({ context }) => context.startedOnline,
  invariants: { 'offline shows as offline': (s) => s.matches('offline') === s.hasTag('offline') },
})
