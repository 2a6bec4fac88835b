import { defineCases } from '../shared/cases'
import { bankCardMachine } from './bank-card.machine'
import { firstCardProblem } from './form'

const bankName = 'Bangko ng Perya'

export const bankCardCases = defineCases<typeof bankCardMachine>({
  id: 'bank-card',
  summary: 'Add a bank account for withdrawals',
  machine: bankCardMachine,
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
    add: {
      done: [
        { ok: true, value: null },
        { ok: false, failure: { code: 'pin-wrong' } },
      ],
      error: [{ code: 'timeout' }],
    },
    look: {
      done: [[{ id: 'C1', bankName, lastDigits: '7890' }], []],
      error: [{ code: 'offline' }],
    },
  },
  project: ({ context: c }) => [c.values, c.failure !== null],
  invariants: {
    'the platform is asked only with a complete form': (s) =>
      !s.matches('saving') || firstCardProblem(s.context.values) === null,
    'the withdrawal password is not kept once it is saved': (s) =>
      !s.hasTag('saved') || s.context.values.cardPin === '',
    'the account stays typed in beside a reason': (s) =>
      s.context.failure === null || s.context.values.accountNum !== '',
  },
})
