import { defineCases } from '../shared/cases'
import { usernameCheckMachine } from './username-check.machine'

export const usernameCheckCases = defineCases<typeof usernameCheckMachine>({
  id: 'username-check',
  summary: 'Whether a username is free, while it is typed',
  machine: usernameCheckMachine,
  inputs: { start: undefined },
  events: { NAME: [{ name: 'mika_07' }, { name: 'mika_08' }, { name: '' }] },
  signals: ['NAME'],
  outcomes: {
    check: { done: [{ available: true }, { available: false }], error: [{ code: 'offline' }] },
  },
  project: ({ context }) => context.name,
  invariants: {
    'nothing is asked or said about a name that breaks the rules': (s) =>
      s.matches('resting') || s.context.name !== '',
  },
})
