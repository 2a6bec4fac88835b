import { defineCases } from '../shared/cases'
import { copyTextMachine } from './copy-text.machine'

export const copyTextCases = defineCases<typeof copyTextMachine>({
  id: 'copy-text',
  summary: 'A tap copies a text',
  machine: copyTextMachine,
  inputs: { start: { text: 'PY12345678' } },
  events: { COPY: [{}] },
  signals: [],
  outcomes: { copy: { done: [null], error: [{ code: 'unknown' }] } },
  project: () => null,
  invariants: { 'there is something to copy': (s) => s.context.text !== '' },
})
