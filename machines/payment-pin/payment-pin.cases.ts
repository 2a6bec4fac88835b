import { defineCases } from '../shared/cases'
import { firstPinProblem, pinFieldsOf } from './form'
import { paymentPinMachine } from './payment-pin.machine'

export const paymentPinCases = defineCases<typeof paymentPinMachine>({
  id: 'payment-pin',
  summary: 'Choose a withdrawal password',
  machine: paymentPinMachine,
  inputs: { first: { mode: 'set' }, another: { mode: 'change' }, forgotten: { mode: 'forgotten' } },
  events: {
    TYPE: [
      { field: 'proof', value: '246810' },
      { field: 'newPin', value: '123456' },
      { field: 'newPin', value: '482913' },
      { field: 'pinAgain', value: '482913' },
    ],
    SUBMIT: [{}],
  },
  signals: [],
  outcomes: {
    save: {
      done: [
        { ok: true, value: null },
        { ok: false, failure: { code: 'no-permission' } },
      ],
      error: [{ code: 'timeout' }],
    },
    look: { done: [true, false], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [c.mode, checked(c.values), c.failure !== null],
  invariants: {
    'the platform is asked only with a complete form': (s) =>
      !s.matches('saving') || firstPinProblem(s.context) === null,
    'a first one has nothing to prove': (s) =>
      pinFieldsOf(s.context.mode).includes('proof') || s.context.values.proof === '',
    'only a first one is looked after': (s) => !s.matches('looking') || s.context.mode === 'set',
    'nothing secret is kept once it is saved': (s) => !s.hasTag('saved') || s.context.values.newPin === '',
    'nothing secret is kept beside a reason': (s) =>
      !s.matches('editing') || s.context.failure === null || s.context.values.newPin === '',
  },
})

/** Which of the cases' digits stand in each field. */
function checked({ proof, newPin, pinAgain }: Readonly<Record<string, string>>) {
  return [proof, newPin, pinAgain]
}
