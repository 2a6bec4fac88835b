import { defineCases } from '../shared/cases'
import { idleMachine } from './idle.machine'

export const idleCases = defineCases<typeof idleMachine>({
  id: 'idle',
  summary: 'A session that is not used ends, after a warning',
  machine: idleMachine,
  risk: 'high',
  inputs: { start: { limit: 1_800_000, warning: 120_000 } },
  events: {
    QUIET: [{ until: 4_000_000_000_000 }],
    BUSY: [{}],
    OVER: [{}],
    STAY: [{}],
    LEAVE: [{}],
  },
  signals: ['QUIET', 'BUSY', 'OVER'],
  outcomes: { watch: { error: [new Error('no storage')] } },
  project: ({ context: c }) => c.until !== null,
  invariants: {
    'only who is warned is told when it ends': (s) => (s.context.until !== null) === s.hasTag('asking'),
  },
})
