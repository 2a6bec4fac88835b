import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import {
  commentProblem,
  maxImages,
  type CommentProblem,
  type EntryImage,
  type ImageAnswer,
  type ImageProblem,
} from './entry'

export interface PromoEntryContext {
  readonly promotionId: string
  /** Joining takes an application: a comment, and pictures if there are any. */
  readonly needsApplication: boolean
  readonly comment: string
  readonly images: readonly EntryImage[]
  /** The picture that is being handed in: a key, its bytes stay outside the chart. */
  readonly adding: string
  readonly imageProblem: ImageProblem | null
  readonly commentProblem: CommentProblem | null
  /** Made once for each wish to join. */
  readonly requestId: string
  readonly failure: Failure | null
}

export type PromoEntryEvent =
  | { type: 'TYPE'; comment: string }
  | { type: 'ADD'; key: string }
  | { type: 'REMOVE'; id: string }
  | { type: 'SUBMIT'; requestId: string }
  | { type: 'LOOK' }

/** Joining a promotion with one tap, or applying to it with a comment and pictures (PROMO-04, PROMO-05). */
export const promoEntryMachine = setup({
  types: {
    context: {} as PromoEntryContext,
    events: {} as PromoEntryEvent,
    input: {} as { promotionId: string; needsApplication: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'adding' | 'sending' | 'checking',
  },
  actors: {
    addImage: callActor<ImageAnswer, { promotionId: string; key: string }>('addImage'),
    join: callActor<
      Answer<null>,
      { promotionId: string; requestId: string; comment: string; images: readonly string[] }
    >('join'),
    look: callActor<boolean, { requestId: string }>('look'),
  },
  actions: {
    ...effects,
    /** Where the player stands has changed: the promotions are asked for again. */
    offersChanged: () => {},
    keepComment: assign((_, { comment }: { comment: string }) => ({
      comment,
      commentProblem: null,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ adding: key, imageProblem: null, failure: null })),
    keepImage: assign(({ context }, { image }: { image: EntryImage | null }) => ({
      images: image ? [...context.images, image] : context.images,
      adding: '',
    })),
    keepImageProblem: assign((_, { problem }: { problem: ImageProblem }) => ({
      imageProblem: problem,
      adding: '',
    })),
    tooMany: assign({ imageProblem: 'too-many' as const }),
    dropImage: assign(({ context: { images } }, { id }: { id: string }) => ({
      images: images.filter((_, at) => at !== images.findIndex((image) => image.id === id)),
      imageProblem: null,
    })),
    keepCommentProblem: assign(({ context }) => ({ commentProblem: commentProblem(context.comment) })),
    keepRequest: assign((_, { requestId }: { requestId: string }) => ({ requestId, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    isFull: ({ context }) => context.images.length >= maxImages,
    isIncomplete: ({ context }) => context.needsApplication && commentProblem(context.comment) !== null,
    wasTaken: (_, { answer }: { answer: ImageAnswer }) => answer.ok,
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    hasJoined: (_, { joined }: { joined: boolean }) => joined,
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
}).createMachine({
  id: 'promo-entry',
  description:
    'Joins a promotion, or applies to it with a comment and pictures: once, and nothing typed is lost.',
  options,
  context: ({ input }) => ({
    promotionId: input.promotionId,
    needsApplication: input.needsApplication,
    comment: '',
    images: [],
    adding: '',
    imageProblem: null,
    commentProblem: null,
    requestId: '',
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'The comment is written and pictures are chosen; where neither is asked for, there is one button.',
      tags: 'form',
      meta: { rows: ['PROMO-04', 'PROMO-05', 'CONST-37', 'CONST-38'], screen: '/m/activityDetail' },
      on: {
        TYPE: { actions: { type: 'keepComment', params: ({ event }) => ({ comment: event.comment }) } },
        ADD: [
          { guard: 'isFull', description: 'Three are the most.', actions: 'tooMany' },
          {
            target: 'adding',
            description: 'A picture was chosen.',
            actions: { type: 'keepKey', params: ({ event }) => ({ key: event.key }) },
          },
        ],
        REMOVE: {
          description: 'Not this one after all.',
          actions: { type: 'dropImage', params: ({ event }) => ({ id: event.id }) },
        },
        SUBMIT: [
          {
            guard: 'isIncomplete',
            description: 'The comment is missing or too long: it says so, and takes the focus.',
            actions: ['keepCommentProblem', { type: 'focusField', params: { field: 'comment' } }],
          },
          {
            target: 'sending',
            description: 'Handed in; the wish has a key of its own.',
            actions: { type: 'keepRequest', params: ({ event }) => ({ requestId: event.requestId }) },
          },
        ],
      },
    },
    adding: {
      description: 'The picture is looked at, by its size and its first bytes, and handed in.',
      tags: ['pending', 'form', 'adding'],
      meta: { rows: ['PROMO-05', 'CONST-38'], screen: '/m/activityDetail' },
      invoke: {
        id: 'add',
        src: 'addImage',
        input: ({ context }) => ({ promotionId: context.promotionId, key: context.adding }),
        onDone: [
          {
            guard: { type: 'wasTaken', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing',
            description: 'It is with the platform.',
            actions: {
              type: 'keepImage',
              params: ({ event: { output } }) => ({ image: output.ok ? output.image : null }),
            },
          },
          {
            target: 'editing',
            description: 'It is no png or jpg, too large, or the platform does not want it.',
            actions: {
              type: 'keepImageProblem',
              params: ({ event: { output } }) => ({ problem: output.ok ? 'failed' : output.problem }),
            },
          },
        ],
        onError: {
          target: 'editing',
          description: 'It did not get through; it can be chosen again.',
          actions: { type: 'keepImageProblem', params: { problem: 'failed' } },
        },
      },
      after: {
        longestWait: {
          target: 'editing',
          description: 'It did not get through in time; it can be chosen again.',
          actions: { type: 'keepImageProblem', params: { problem: 'failed' } },
        },
      },
      on: { TYPE: { actions: { type: 'keepComment', params: ({ event }) => ({ comment: event.comment }) } } },
    },
    sending: {
      description: 'The wish is on its way, once, under its own key. Tapping again does nothing.',
      tags: ['pending', 'form', 'sending'],
      meta: { rows: ['PROMO-04', 'PROMO-06'], screen: '/m/activityDetail' },
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context }) => ({
          promotionId: context.promotionId,
          requestId: context.requestId,
          comment: context.comment,
          images: context.images.map(({ id }) => id),
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            description: 'The platform has it.',
          },
          {
            target: 'editing',
            description: 'Refused: the reason shows, and everything typed is still there.',
            actions: [
              { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
              'offersChanged',
            ],
          },
        ],
        onError: {
          target: 'looking',
          description: 'Not known whether the platform has it: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'looking',
          description: 'No answer in time: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    looking: {
      description: 'Asks by its key what became of the wish. A key that is not known is burnt by that.',
      tags: ['pending', 'form', 'checking'],
      meta: { rows: ['PROMO-04', 'PROMO-06'], screen: '/m/activityDetail' },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'hasJoined', params: ({ event }) => ({ joined: event.output }) },
            target: 'done',
            description: 'It had arrived after all.',
          },
          { target: 'editing', description: 'It did not arrive; everything typed is still there.' },
        ],
        onError: { target: 'unknown', description: 'Still not known.' },
      },
      after: { longestWait: { target: 'unknown', description: 'Still not known.' } },
    },
    unknown: {
      description: 'Nobody knows yet whether it arrived; looks again by itself.',
      tags: ['form', 'checking'],
      meta: { rows: ['PROMO-04', 'ERROR-32'], screen: '/m/activityDetail' },
      on: { LOOK: { target: 'looking', description: 'The player does not want to wait.' } },
      after: { lookAgain: { target: 'looking', description: 'Another look.' } },
    },
    done: {
      type: 'final',
      description: 'Joined, or applied: the promotion says so.',
      meta: { rows: ['PROMO-01', 'PROMO-06'], screen: '/m/activityDetail' },
      entry: 'offersChanged',
    },
  },
})
