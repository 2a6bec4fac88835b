import { defineCases } from '../shared/cases'
import { usernameCheckMachine } from './username-check.machine'

export const usernameCheckCases = defineCases<typeof usernameCheckMachine>({
  id: 'username-check',
  summary: 'Whether a username is free, checked while typing',
  machine: usernameCheckMachine,
  inputs: { start: undefined },
  events: { NAME: [{ name: 'mika_07' }, { name: 'mika_08' }, { name: '' }] },
  signals: ['NAME'],
  outcomes: {
    check: { done: [{ available: true }, { available: false }], error: [{ code: 'offline' }] },
  },
  project: ({ context }) => context.name,
  invariants: {
    'nothing is asked or said about an invalid name': (s) => s.matches('resting') || s.context.name !== '',
  },
})
