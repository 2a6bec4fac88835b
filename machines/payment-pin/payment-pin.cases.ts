import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { paymentPinMachine, requestOf } from './payment-pin.machine'

export const paymentPinCases = defineCases<typeof paymentPinMachine>({
  id: 'payment-pin',
  summary: 'Choose a withdrawal password',
  machine: paymentPinMachine,
  risk: 'high',
  inputs: { first: { mode: 'set' }, another: { mode: 'change' }, forgotten: { mode: 'forgotten' } },
  events: {
    TYPE: [
      { field: 'proof', value: '246810' },
      { field: 'newPin', value: '123456' },
      { field: 'newPin', value: '482913' },
      { field: 'pinAgain', value: '482913' },
    ],
    SUBMIT: [{}],
    STEP_TAKEN: [{}],
    CANCEL: [{}],
  },
  signals: ['STEP_TAKEN'],
  outcomes: {
    sendOnce: {
      done: onceOutcomes(true, 'no-permission', 'already-exists', 'step-wanted'),
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [c.mode, checked(c.values), c.failure !== null],
  invariants: {
    'nothing is sent without a proof of the owner': (s) =>
      requestOf(s.context) === null || s.context.values.proof !== '',
    'nothing secret is kept once it is saved': (s) => !s.hasTag('saved') || s.context.values.newPin === '',
    'nothing secret is kept after a refusal': (s) =>
      !s.matches('editing') || s.context.failure === null || s.context.values.newPin === '',
    'the second step is asked for with a complete form only': (s) =>
      !s.hasTag('step') || requestOf(s.context) !== null,
  },
})

/** Which of the cases' digits are in each field. */
function checked({ proof, newPin, pinAgain }: Readonly<Record<string, string>>) {
  return [proof, newPin, pinAgain]
}
