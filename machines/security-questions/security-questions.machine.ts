import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import {
  checkAnswers,
  firstAnswerProblem,
  noAnswers,
  type QuestionField,
  type QuestionProblem,
  type QuestionValues,
  type SecurityQuestion,
} from './form'

export interface SecurityQuestionsContext {
  readonly questions: readonly SecurityQuestion[]
  readonly values: QuestionValues
  readonly problems: Readonly<Partial<Record<QuestionField, QuestionProblem>>>
  readonly failure: Failure | null
}

export type SecurityQuestionsEvent =
  | { type: 'RETRY' }
  | { type: 'TYPE'; field: QuestionField; value: string }
  | { type: 'SUBMIT' }

/** Choosing two security questions and answering them. */
export const securityQuestionsMachine = setup({
  types: {
    context: {} as SecurityQuestionsContext,
    events: {} as SecurityQuestionsEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'busy' | 'error' | 'saved',
  },
  actors: {
    loadQuestions: callActor<readonly SecurityQuestion[]>('loadQuestions'),
    saveAnswers: callActor<Answer<null>, QuestionValues>('saveAnswers'),
  },
  actions: {
    ...effects,
    keepQuestions: assign((_, { questions }: { questions: readonly SecurityQuestion[] }) => ({
      questions,
      failure: null,
    })),
    type: assign(({ context }, { field, value }: { field: QuestionField; value: string }) => ({
      values: { ...context.values, [field]: value },
      problems: {
        ...context.problems,
        [field]: undefined,
        // Its words may be about the question before.
        ...(field === 'first' ? { second: undefined } : {}),
      },
      failure: null,
    })),
    showProblems: assign({ problems: ({ context }) => checkAnswers(context.values) }),
    forgetPassword: assign({ values: ({ context }) => ({ ...context.values, loginPassword: '' }) }),
    forgetAll: assign({ values: noAnswers }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    incomplete: ({ context }) => firstAnswerProblem(context.values) !== null,
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'security-questions',
  description: 'Choosing two security questions and answering them.',
  options,
  context: { questions: [], values: noAnswers, problems: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The questions to choose from are fetched.',
      tags: 'pending',
      meta: { rows: ['WIRE-37'], screen: '/m/securityCenter' },
      invoke: {
        id: 'questions',
        src: 'loadQuestions',
        onDone: {
          target: 'editing',
          actions: { type: 'keepQuestions', params: ({ event }) => ({ questions: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    failed: {
      description: 'The questions could not be fetched; another try is offered.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/securityCenter' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    editing: {
      description: 'Two different questions, an answer to each, and the login password.',
      tags: 'form',
      meta: { rows: ['ROUTE-60', 'WIRE-36'], screen: '/m/securityCenter' },
      on: {
        TYPE: {
          description: 'Typing takes the message under the field away.',
          actions: { type: 'type', params: ({ event }) => event },
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description: 'Something is wrong: it says so under the fields, and goes to the first one.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstAnswerProblem(context.values) ?? 'first' }),
              },
            ],
          },
          { target: 'saving', description: 'All fields are right.' },
        ],
      },
    },
    saving: {
      description: 'The platform keeps the answers, readable to nobody. Tapping again does nothing.',
      tags: ['form', 'pending', 'busy'],
      meta: { rows: ['WIRE-36'], screen: '/m/securityCenter' },
      invoke: {
        id: 'save',
        src: 'saveAnswers',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'saved',
            description: 'Kept.',
          },
          {
            target: 'editing',
            description: 'Refused: the reason shows, and only the password has to be typed again.',
            actions: [
              { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
              'forgetPassword',
            ],
          },
        ],
        onError: {
          target: 'editing',
          description: 'Not through, or not known: sent again, it is the same answers.',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            'forgetPassword',
          ],
        },
      },
      after: {
        longestWait: {
          target: 'editing',
          description: 'No answer in time: sent again, it is the same answers.',
          actions: [{ type: 'keepFailure', params: { failure: { code: 'timeout' } } }, 'forgetPassword'],
        },
      },
    },
    saved: {
      type: 'final',
      description: 'Done; the answers are forgotten here, and a message says that the change is saved.',
      tags: 'saved',
      meta: { rows: ['WIRE-36', 'ERROR-16'], screen: '/m/securityCenter' },
      entry: [
        'forgetAll',
        {
          type: 'notify',
          params: { kind: 'success', text: 'change-saved', milliseconds: limits.successToast },
        },
      ],
    },
  },
})
