import { assign, setup } from 'xstate'
import { failureIn, onceGuards } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import { feedbackProblem, type FeedbackDraft, type FeedbackKind, type FeedbackProblem } from './words'

/** The platform's receipt: the number to quote when asking about the message. */
export interface Receipt {
  readonly number: string
}

interface FeedbackContext extends FeedbackDraft {
  /** The player has sent it. */
  readonly confirmed: boolean
  readonly problem: FeedbackProblem | null
  /** Why the last attempt failed. */
  readonly failure: Failure | null
  readonly receipt: Receipt | null
}

type FeedbackEvent =
  | { type: 'CHOOSE'; kind: FeedbackKind }
  | { type: 'TYPE'; text: string }
  | { type: 'SUBMIT' }
  | { type: 'ANOTHER' }

/** A message to the operator: written, sent exactly once, and looked up if the answer is lost. */
export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    input: {} as { draft: FeedbackDraft | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'sent',
  },
  actors: { sendOnce: sendOnceActor<FeedbackDraft, Receipt>() },
  actions: {
    ...effects,
    /** Stores the message for the rest of the visit, so that a reload loses nothing. */
    keepDraft: (_: unknown, _params: { draft: FeedbackDraft }) => {},
    forgetDraft: () => {},
    takeKind: assign((_, { kind }: { kind: FeedbackKind }) => ({ kind })),
    takeText: assign(({ context }, { text }: { text: string }) => ({
      text,
      problem: context.problem === null ? null : feedbackProblem(text),
    })),
    confirm: assign({ confirmed: true, failure: null, problem: null }),
    endSending: assign({ confirmed: false }),
    noteProblem: assign(({ context }) => ({ problem: feedbackProblem(context.text) })),
    keepFailure: assign(failureKept),
    takeReceipt: assign((_, { receipt }: { receipt: Receipt | null }) => ({ receipt })),
    startAnew: assign({ text: '', receipt: null }),
  },
  guards: {
    ...onceGuards,
    canBeSent: ({ context }) => feedbackProblem(context.text) === null,
  },
}).createMachine({
  id: 'feedback',
  description:
    'A message to the operator, sent exactly once; if its answer is lost, the outcome is looked up.',
  options,
  context: ({ input: { draft } }) => ({
    kind: draft?.kind ?? 'problem',
    text: draft?.text ?? '',
    confirmed: false,
    problem: null,
    failure: null,
    receipt: null,
  }),
  initial: 'settling',
  states: {
    editing: {
      description: 'The form asks for a topic and the text.',
      tags: 'form',
      meta: { rows: ['ROUTE-63', 'HELP-05', 'HELP-06'], screen: paths.feedback },
      entry: {
        type: 'keepDraft',
        params: ({ context: { kind, text } }) => ({ draft: { kind, text } }),
      },
      on: {
        CHOOSE: {
          description: 'The player picks a topic.',
          actions: [
            { type: 'takeKind', params: ({ event }) => ({ kind: event.kind }) },
            {
              type: 'keepDraft',
              params: ({ context: { kind, text } }) => ({ draft: { kind, text } }),
            },
          ],
        },
        TYPE: {
          description: 'The typed text is kept for the whole visit.',
          actions: [
            { type: 'takeText', params: ({ event }) => ({ text: event.text }) },
            {
              type: 'keepDraft',
              params: ({ context: { kind, text } }) => ({ draft: { kind, text } }),
            },
          ],
        },
        SUBMIT: [
          {
            guard: 'canBeSent',
            target: 'settling',
            description: 'The text has a valid length.',
            actions: 'confirm',
          },
          {
            description: 'The text is too short or too long; the field says so.',
            actions: ['noteProblem', { type: 'focusField', params: { field: 'content' } }],
          },
        ],
      },
    },
    settling: {
      description:
        'The message is sent exactly once. When the screen opens, an earlier one without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WIRE-49', 'HELP-06'], screen: paths.feedback },
      exit: 'endSending',
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context: { confirmed, kind, text } }) => ({ request: confirmed ? { kind, text } : null }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'sent',
            description: 'The platform has received the message.',
            actions: { type: 'takeReceipt', params: ({ event }) => ({ receipt: event.output.value }) },
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'editing',
            description: 'The message was refused or never arrived: the form says why and keeps the text.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          { target: 'editing', description: 'There was no earlier attempt.' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    sent: {
      description: 'The operator has the message; its number shows.',
      tags: 'sent',
      meta: { rows: ['WIRE-49', 'HELP-06'], screen: paths.feedback },
      entry: 'forgetDraft',
      on: {
        ANOTHER: {
          target: 'editing',
          description: 'The player writes another message.',
          actions: 'startAnew',
        },
      },
    },
  },
})
