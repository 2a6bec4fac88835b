import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { bankCardMachine } from './bank-card.machine'

const bankName = 'Bangko ng Bayan'

export const bankCardCases = defineCases<typeof bankCardMachine>({
  id: 'bank-card',
  summary: 'Add a bank account for withdrawals',
  machine: bankCardMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    TYPE: [
      { field: 'bankName', value: bankName },
      { field: 'accountNum', value: '12345' },
      { field: 'accountNum', value: '001234567890' },
      { field: 'cardPin', value: '246810' },
    ],
    SUBMIT: [{}],
  },
  signals: [],
  outcomes: {
    sendOnce: { done: onceOutcomes(true, 'pin-wrong'), error: [{ code: 'unknown' }] },
  },
  project: ({ context: c }) => [c.values, c.failure !== null],
  invariants: {
    'the withdrawal password is not kept once it is saved': (s) =>
      !s.hasTag('saved') || s.context.values.cardPin === '',
    'the withdrawal password is not kept after a refusal': (s) =>
      !s.matches('editing') || s.context.failure === null || s.context.values.cardPin === '',
  },
})
