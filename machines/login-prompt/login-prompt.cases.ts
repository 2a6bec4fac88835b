import { defineCases } from '../shared/cases'
import * as paths from '../shared/paths'
import { loginPromptMachine } from './login-prompt.machine'

export const loginPromptCases = defineCases<typeof loginPromptMachine>({
  id: 'login-prompt',
  summary: 'Popup that asks a guest to log in',
  machine: loginPromptMachine,
  inputs: { start: undefined },
  events: { ASK: [{ next: paths.deposit }, { next: '//evil.example' }], CONFIRM: [{}], CANCEL: [{}] },
  signals: ['ASK'],
  outcomes: {},
  project: ({ context }) => context.next,
  invariants: { 'returns to own paths only': (s) => /^\/m(\/|$)/.test(s.context.next) },
})
