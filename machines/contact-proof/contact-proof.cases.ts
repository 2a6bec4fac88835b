import { defineCases, refusal } from '../shared/cases'
import { contactProofMachine } from './contact-proof.machine'
import { firstContactProblem } from './form'

export const contactProofCases = defineCases<typeof contactProofMachine>({
  id: 'contact-proof',
  summary: 'Prove a number or an address by a code',
  machine: contactProofMachine,
  risk: 'high',
  inputs: { mobile: { kind: 'mobile' }, email: { kind: 'email' } },
  events: {
    TYPE: [
      { field: 'contact', value: '9178880042' },
      { field: 'contact', value: 'ako@example.com' },
      { field: 'code', value: '123456' },
      { field: 'loginPassword', value: 'Perya-1234' },
    ],
    GET_CODE: [{}],
    SUBMIT: [{}],
    STEP_TAKEN: [{}],
    CANCEL: [{}],
  },
  signals: ['STEP_TAKEN'],
  outcomes: {
    smsCode: { error: [new Error('stopped')] },
    prove: {
      done: [{ ok: true, value: null }, refusal('step-wanted'), refusal('code-wrong')],
      error: [{ code: 'timeout' }],
    },
  },
  project: ({ context: c }) => [c.kind, c.values, c.failure !== null, c.withoutCodes],
  invariants: {
    'the platform is asked only with a complete form': (s) =>
      !(s.hasTag('pending') || s.hasTag('step')) || firstContactProblem(s.context) === null,
    'nothing is kept once it is saved': (s) => !s.hasTag('saved') || s.context.values.loginPassword === '',
  },
})
