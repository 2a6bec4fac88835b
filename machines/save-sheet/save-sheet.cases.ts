import { defineCases } from '../shared/cases'
import { saveSheetMachine } from './save-sheet.machine'

export const saveSheetCases = defineCases<typeof saveSheetMachine>({
  id: 'save-sheet',
  summary: 'A record is saved as a file',
  machine: saveSheetMachine,
  inputs: { start: undefined },
  events: { SAVE: [{ sheet: 'deposits of 7 days' }] },
  signals: [],
  outcomes: { save: { done: [null], error: [{ code: 'upgrading' }] } },
  project: ({ context }) => context.failure?.code ?? null,
  invariants: {
    'a failure shows where there is one': (s) => s.matches('failed') === (s.context.failure !== null),
  },
})
