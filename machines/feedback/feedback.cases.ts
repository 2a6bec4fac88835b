import { defineCases } from '../shared/cases'
import { feedbackMachine } from './feedback.machine'
import { feedbackProblem, feedbackWords } from './words'

const whole = 'The last page of my record stays empty'
const key = 'key of the last visit'

export const feedbackCases = defineCases<typeof feedbackMachine>({
  id: 'feedback',
  summary: 'A message to the operator, sent once',
  machine: feedbackMachine,
  inputs: {
    start: { draft: null },
    'with a draft': { draft: { kind: 'idea', text: whole, pending: null } },
    'sent before a reload': { draft: { kind: 'praise', text: whole, pending: key } },
  },
  events: {
    CHOOSE: [{ kind: 'idea' }],
    TYPE: [{ text: whole }, { text: 'Too short' }, { text: 'word '.repeat(feedbackWords.most + 1) }],
    SUBMIT: [{ requestId: 'a key of sixteen' }],
    LOOK_AGAIN: [{}],
    ANOTHER: [{}],
  },
  signals: [],
  outcomes: {
    send: {
      done: [
        { ok: true, value: { number: 'F00000001' } },
        { ok: false, failure: { code: 'no-permission' } },
      ],
      error: [{ code: 'timeout' }],
    },
    find: { done: [{ number: 'F00000001' }, null], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [
    c.kind === 'idea',
    feedbackProblem(c.text),
    c.problem,
    c.failure?.code,
    c.lost,
    c.pending !== null,
  ],
  invariants: {
    'what is sent can be sent': (s) => !s.hasTag('sending') || feedbackProblem(s.context.text) === null,
    'what is on its way has a key': (s) => !s.hasTag('pending') || s.context.requestId !== '',
    'a message that may have arrived is remembered': (s) =>
      !(s.hasTag('pending') || s.hasTag('unsure')) || s.context.pending === s.context.requestId,
    'the result has a number': (s) => s.hasTag('sent') === (s.context.receipt !== null),
    'the form never says that it failed and that it was lost at once': (s) =>
      s.context.failure === null || !s.context.lost,
  },
})
