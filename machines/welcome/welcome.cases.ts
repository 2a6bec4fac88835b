import { defineCases } from '../shared/cases'
import { welcomeMachine } from './welcome.machine'

export const welcomeCases = defineCases<typeof welcomeMachine>({
  id: 'welcome',
  summary: 'Welcomes a new account, once',
  machine: welcomeMachine,
  inputs: {
    'first login': { account: 'mika_07', firstTime: true },
    'later login': { account: 'mika_07', firstTime: false },
  },
  events: { CLOSE: [{}] },
  signals: [],
  outcomes: { seen: { done: [false, true], error: [new Error('storage blocked')] } },
  project: ({ context }) => context.firstTime,
  invariants: { 'only a first login opens the panel': (s) => !s.hasTag('open') || s.context.firstTime },
})
