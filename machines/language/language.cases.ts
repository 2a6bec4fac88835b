import { defineCases } from '../shared/cases'
import { languageMachine } from './language.machine'

export const languageCases = defineCases<typeof languageMachine>({
  id: 'language',
  summary: 'English or Filipino',
  machine: languageMachine,
  inputs: { english: { language: 'EN' } },
  events: { CHOOSE: [{ language: 'TY' }, { language: 'EN' }] },
  signals: [],
  outcomes: { words: { done: [null], error: [{ code: 'offline' }] } },
  project: ({ context }) => [context.language, context.wanted],
  invariants: {
    'the steady language is the wanted one': (s) =>
      !s.matches('steady') || s.context.language === s.context.wanted,
  },
})
