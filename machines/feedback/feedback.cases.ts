import { onceOutcomes } from '../send-once/send-once.cases'
import { defineCases } from '../shared/cases'
import { feedbackMachine } from './feedback.machine'
import { feedbackProblem, feedbackWords } from './words'

const whole = 'The last page of my record stays empty'

export const feedbackCases = defineCases<typeof feedbackMachine>({
  id: 'feedback',
  summary: 'A message to the operator, sent exactly once',
  machine: feedbackMachine,
  inputs: {
    start: { draft: null },
    'with a draft': { draft: { kind: 'idea', text: whole } },
  },
  events: {
    CHOOSE: [{ kind: 'idea' }],
    TYPE: [{ text: whole }, { text: 'Too short' }, { text: 'word '.repeat(feedbackWords.max + 1) }],
    SUBMIT: [{}],
    ANOTHER: [{}],
  },
  signals: [],
  outcomes: {
    sendOnce: { done: onceOutcomes({ number: 'F00000001' }, 'no-permission'), error: [{ code: 'unknown' }] },
  },
  project: ({ context: c }) => [
    c.kind === 'idea',
    feedbackProblem(c.text),
    c.problem,
    c.failure?.code,
    c.confirmed,
  ],
  invariants: {
    'only a valid message is sent': (s) => !s.context.confirmed || feedbackProblem(s.context.text) === null,
    'the result has a number': (s) => s.hasTag('sent') === (s.context.receipt !== null),
  },
})
