import { defineCases, refusal } from '../shared/cases'
import { firstAnswerProblem } from './form'
import { securityQuestionsMachine } from './security-questions.machine'

const questions = [
  { id: 'q1', text: 'What was the name of your first school?' },
  { id: 'q3', text: 'What was your first pet called?' },
]

export const securityQuestionsCases = defineCases<typeof securityQuestionsMachine>({
  id: 'security-questions',
  summary: 'Answer two security questions',
  machine: securityQuestionsMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    TYPE: [
      { field: 'first', value: 'q1' },
      { field: 'firstAnswer', value: 'Mabini' },
      { field: 'second', value: 'q1' },
      { field: 'second', value: 'q3' },
      { field: 'secondAnswer', value: 'B' },
      { field: 'secondAnswer', value: 'Bantay' },
      { field: 'loginPassword', value: 'Perya-1234' },
    ],
    SUBMIT: [{}],
    STEP_TAKEN: [{}],
    CANCEL: [{}],
  },
  signals: ['STEP_TAKEN'],
  outcomes: {
    questions: { done: [questions], error: [{ code: 'offline' }] },
    save: {
      done: [{ ok: true, value: null }, refusal('step-wanted'), refusal('wrong-credentials')],
      error: [{ code: 'timeout' }],
    },
  },
  project: ({ context: c }) => [c.values, c.failure !== null],
  invariants: {
    'a form has questions to choose from': (s) => !s.hasTag('form') || s.context.questions.length > 0,
    'the platform is asked only with a complete form': (s) =>
      !(s.hasTag('busy') || s.hasTag('step')) || firstAnswerProblem(s.context.values) === null,
    'no answer is kept once it is saved': (s) => !s.hasTag('saved') || s.context.values.firstAnswer === '',
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
