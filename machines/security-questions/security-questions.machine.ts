import { assign, setup } from 'xstate'
import { stepGuards } from '../second-step/wanted'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import {
  checkAnswers,
  firstAnswerProblem,
  noAnswers,
  type QuestionField,
  type QuestionProblem,
  type QuestionValues,
  type SecurityQuestion,
} from './form'

interface SecurityQuestionsContext {
  readonly questions: readonly SecurityQuestion[]
  readonly values: QuestionValues
  readonly problems: Readonly<Partial<Record<QuestionField, QuestionProblem>>>
  readonly failure: Failure | null
}

type SecurityQuestionsEvent =
  | { type: 'RETRY' }
  | { type: 'TYPE'; field: QuestionField; value: string }
  | { type: 'SUBMIT' }
  | { type: 'STEP_TAKEN' }
  | { type: 'CANCEL' }

/** Choosing and answering two security questions. */
export const securityQuestionsMachine = setup({
  types: {
    context: {} as SecurityQuestionsContext,
    events: {} as SecurityQuestionsEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'busy' | 'step' | 'error' | 'saved' | 'loading',
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
        // The message may be about the previous question.
        ...(field === 'first' ? { second: undefined } : {}),
      },
      failure: null,
    })),
    showProblems: assign({ problems: ({ context }) => checkAnswers(context.values) }),
    forgetPassword: assign({ values: ({ context }) => ({ ...context.values, loginPassword: '' }) }),
    forgetAll: assign({ values: noAnswers }),
    keepFailure: assign(failureKept),
  },
  guards: {
    incomplete: ({ context }) => firstAnswerProblem(context.values) !== null,
    accepted: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    ...stepGuards,
  },
}).createMachine({
  id: 'security-questions',
  description: 'Choosing and answering two security questions.',
  options,
  context: { questions: [], values: noAnswers, problems: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The questions to choose from are fetched.',
      tags: ['pending', 'loading'],
      meta: { rows: ['WIRE-37'], screen: paths.securityCenter },
      invoke: {
        id: 'questions',
        src: 'loadQuestions',
        onDone: {
          target: 'editing',
          actions: { type: 'keepQuestions', params: ({ event }) => ({ questions: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'The questions could not be loaded; the panel offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.securityCenter },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    editing: {
      description: 'The form asks for two different questions, an answer to each, and the login password.',
      tags: 'form',
      meta: { rows: ['ROUTE-60', 'WIRE-36'], screen: paths.securityCenter },
      on: {
        TYPE: {
          description: 'Typing clears the message below the field.',
          actions: { type: 'type', params: ({ event }) => event },
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description:
              'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstAnswerProblem(context.values) ?? 'first' }),
              },
            ],
          },
          { target: 'saving', description: 'All fields are valid.' },
        ],
      },
    },
    saving: {
      description: 'The platform saves the answers so that nobody can read them. Tapping again does nothing.',
      tags: ['form', 'pending', 'busy'],
      meta: { rows: ['WIRE-36'], screen: paths.securityCenter },
      invoke: {
        id: 'save',
        src: 'saveAnswers',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'saved',
            description: 'The answers are saved.',
          },
          {
            guard: { type: 'stepWanted', params: answerIn },
            target: 'stepping',
            description: 'The account has a second step, and this change requires it.',
          },
          {
            target: 'editing',
            description: 'Refused: the reason shows, and only the password has to be typed again.',
            actions: [{ type: 'keepFailure', params: refusalIn }, 'forgetPassword'],
          },
        ],
        onError: {
          target: 'editing',
          description:
            'The request failed or its outcome is unknown; sending the same answers again does no harm.',
          actions: [{ type: 'keepFailure', params: thrown }, 'forgetPassword'],
        },
      },
    },
    stepping: {
      description: 'The second step (chart second-step) replaces the form.',
      tags: 'step',
      meta: { rows: ['ROUTE-60', 'WIRE-36'], screen: paths.securityCenter },
      on: {
        STEP_TAKEN: {
          target: 'saving',
          description: 'The second step succeeded: the change is sent again with it.',
        },
        CANCEL: {
          target: 'editing',
          description: 'The player goes back to the form; the password has to be typed again.',
          actions: ['forgetPassword', { type: 'focusField', params: { field: 'loginPassword' } }],
        },
      },
    },
    saved: {
      type: 'final',
      description:
        'Done; the answers are cleared from the form, and a message says that the change is saved.',
      tags: 'saved',
      meta: { rows: ['WIRE-36', 'ERROR-16'], screen: paths.securityCenter },
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
