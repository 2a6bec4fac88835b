import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { feedbackProblem, type FeedbackDraft, type FeedbackKind, type FeedbackProblem } from './words'

/** The platform's word that it has a message: the number to name when asking about it. */
export interface Receipt {
  readonly number: string
}

export interface FeedbackContext extends FeedbackDraft {
  /** Key of the message: made once for each wish to send, empty before the first. */
  readonly requestId: string
  readonly problem: FeedbackProblem | null
  /** Why the last try did not work. */
  readonly failure: Failure | null
  /** The last try did not arrive, and nothing of it will. */
  readonly lost: boolean
  readonly receipt: Receipt | null
}

export type FeedbackEvent =
  | { type: 'CHOOSE'; kind: FeedbackKind }
  | { type: 'TYPE'; text: string }
  | { type: 'SUBMIT'; requestId: string }
  | { type: 'LOOK_AGAIN' }
  | { type: 'ANOTHER' }

/** A message to the operator: written, sent once, and looked after where the answer got lost. */
export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    input: {} as { draft: FeedbackDraft | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'sending' | 'checking' | 'unsure' | 'sent',
  },
  actors: {
    sendFeedback: callActor<Answer<Receipt>, { requestId: string; kind: FeedbackKind; content: string }>(
      'sendFeedback',
    ),
    /** Null where the platform has nothing under this key, and from now on takes nothing under it. */
    findFeedback: callActor<Receipt | null, { requestId: string }>('findFeedback'),
  },
  actions: {
    ...effects,
    /** Keeps the message for the rest of the visit: a reload loses nothing. */
    keepDraft: (_: unknown, _params: { draft: FeedbackDraft }) => {},
    forgetDraft: () => {},
    takeKind: assign((_, { kind }: { kind: FeedbackKind }) => ({ kind })),
    takeText: assign(({ context }, { text }: { text: string }) => ({
      text,
      problem: context.problem === null ? null : feedbackProblem(text),
    })),
    takeKey: assign((_, { requestId }: { requestId: string }) => ({ requestId, pending: requestId })),
    noteProblem: assign(({ context }) => ({ problem: feedbackProblem(context.text) })),
    forgetOutcome: assign({ failure: null, lost: false, problem: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, pending: null })),
    noteLost: assign({ lost: true, pending: null }),
    takeReceipt: assign((_, { receipt }: { receipt: Receipt | null }) => ({ receipt, pending: null })),
    startAnew: assign({ text: '', requestId: '', pending: null, receipt: null }),
  },
  guards: {
    waitsForWord: ({ context }) => context.pending !== null,
    canBeSent: ({ context }) => feedbackProblem(context.text) === null,
    saidYes: (_, { answer }: { answer: Answer<Receipt> }) => answer.ok,
    arrived: (_, { receipt }: { receipt: Receipt | null }) => receipt !== null,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'feedback',
  description: 'A message to the operator: written, sent once, and looked after where the answer got lost.',
  options,
  context: ({ input: { draft } }) => ({
    kind: draft?.kind ?? 'problem',
    text: draft?.text ?? '',
    pending: draft?.pending ?? null,
    requestId: draft?.pending ?? '',
    problem: null,
    failure: null,
    lost: false,
    receipt: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Looks whether a message of this visit still waits for its answer.',
      meta: { rows: ['HELP-06'], screen: '/m/feedback' },
      always: [
        {
          guard: 'waitsForWord',
          target: 'finding',
          description: 'It was sent, and the page was loaded again before the answer came.',
        },
        { target: 'editing', description: 'None does.' },
      ],
    },
    editing: {
      description: 'The form: what it is about, and the words.',
      tags: 'form',
      meta: { rows: ['ROUTE-63', 'HELP-05', 'HELP-06'], screen: '/m/feedback' },
      entry: {
        type: 'keepDraft',
        params: ({ context: { kind, text, pending } }) => ({ draft: { kind, text, pending } }),
      },
      on: {
        CHOOSE: {
          description: 'What it is about.',
          actions: [
            { type: 'takeKind', params: ({ event }) => ({ kind: event.kind }) },
            {
              type: 'keepDraft',
              params: ({ context: { kind, text, pending } }) => ({ draft: { kind, text, pending } }),
            },
          ],
        },
        TYPE: {
          description: 'Every letter is kept for the visit.',
          actions: [
            { type: 'takeText', params: ({ event }) => ({ text: event.text }) },
            {
              type: 'keepDraft',
              params: ({ context: { kind, text, pending } }) => ({ draft: { kind, text, pending } }),
            },
          ],
        },
        SUBMIT: [
          {
            guard: 'canBeSent',
            target: 'sending',
            description: 'There are words enough, and not too many.',
            actions: { type: 'takeKey', params: ({ event }) => ({ requestId: event.requestId }) },
          },
          {
            description: 'Too few words or too many: the field says so.',
            actions: ['noteProblem', { type: 'focusField', params: { field: 'content' } }],
          },
        ],
      },
    },
    sending: {
      description: 'The message is on its way, once, under its own key. Tapping again does nothing.',
      tags: ['pending', 'sending'],
      meta: { rows: ['WIRE-49', 'HELP-06'], screen: '/m/feedback' },
      entry: [
        'forgetOutcome',
        {
          type: 'keepDraft',
          params: ({ context: { kind, text, pending } }) => ({ draft: { kind, text, pending } }),
        },
      ],
      invoke: {
        id: 'send',
        src: 'sendFeedback',
        input: ({ context }) => ({
          requestId: context.requestId,
          kind: context.kind,
          content: context.text,
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'sent',
            description: 'The platform has it.',
            actions: {
              type: 'takeReceipt',
              params: ({ event }) => ({ receipt: event.output.ok ? event.output.value : null }),
            },
          },
          {
            target: 'editing',
            description: 'Refused: the form says why, with every word still in it.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'finding',
          description: 'Not known whether it arrived: looks before anything is sent again.',
        },
      },
      after: {
        longestWait: {
          target: 'finding',
          description: 'No answer in time: looks before anything is sent again.',
        },
      },
    },
    finding: {
      description: 'Asks what became of the message. Nothing is sent a second time by itself.',
      tags: ['pending', 'checking'],
      meta: { rows: ['HELP-06'], screen: '/m/feedback' },
      invoke: {
        id: 'find',
        src: 'findFeedback',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'arrived', params: ({ event }) => ({ receipt: event.output }) },
            target: 'sent',
            description: 'It did arrive.',
            actions: { type: 'takeReceipt', params: ({ event }) => ({ receipt: event.output }) },
          },
          {
            target: 'editing',
            description: 'It did not, and will not any more: the form has every word and can be sent again.',
            actions: 'noteLost',
          },
        ],
        onError: {
          target: 'unsure',
          description: 'Still not known.',
          actions: {
            type: 'logFault',
            params: ({ event }) => ({ what: 'feedback', code: failureOf(event.error).code }),
          },
        },
      },
      after: { longestWait: { target: 'unsure', description: 'Still not known.' } },
    },
    unsure: {
      description: 'Nobody knows yet whether it arrived. The words stay, and the player can look again.',
      tags: 'unsure',
      meta: { rows: ['HELP-06', 'ERROR-32'], screen: '/m/feedback' },
      on: { LOOK_AGAIN: { target: 'finding', description: 'Another look.' } },
    },
    sent: {
      description: 'The message is with the operator; its number shows.',
      tags: 'sent',
      meta: { rows: ['WIRE-49', 'HELP-06'], screen: '/m/feedback' },
      entry: 'forgetDraft',
      on: {
        ANOTHER: { target: 'editing', description: 'One more message.', actions: 'startAnew' },
      },
    },
  },
})
