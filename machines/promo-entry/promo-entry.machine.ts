import { assign, setup } from 'xstate'
import { failureIn, onceGuards } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { answerIn, callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import {
  commentProblem,
  maxImages,
  type CommentProblem,
  type EntryImage,
  type ImageAnswer,
  type ImageProblem,
} from './entry'

interface PromoEntryContext {
  readonly promotionId: string
  /** Joining requires an application: a comment, and optionally pictures. */
  readonly needsApplication: boolean
  readonly comment: string
  readonly images: readonly EntryImage[]
  /** The picture being uploaded: a key only, its bytes stay outside the chart. */
  readonly adding: string
  readonly imageProblem: ImageProblem | null
  readonly commentProblem: CommentProblem | null
  /** The player has submitted it. */
  readonly confirmed: boolean
  readonly failure: Failure | null
}

/** What is sent, exactly once. */
export interface EntryRequest {
  readonly promotionId: string
  readonly comment: string
  readonly images: readonly string[]
}

type PromoEntryEvent =
  | { type: 'TYPE'; comment: string }
  | { type: 'ADD'; key: string }
  | { type: 'REMOVE'; id: string }
  | { type: 'SUBMIT' }

/** Joining a promotion with one tap, or applying for it with a comment and pictures (PROMO-04, PROMO-05). */
export const promoEntryMachine = setup({
  types: {
    context: {} as PromoEntryContext,
    events: {} as PromoEntryEvent,
    input: {} as { promotionId: string; needsApplication: boolean },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'adding',
  },
  actors: {
    addImage: callActor<ImageAnswer, { promotionId: string; key: string }>('addImage'),
    sendOnce: sendOnceActor<EntryRequest, true>(),
  },
  actions: {
    ...effects,
    /** The player's state in the promotion has changed: reloads the promotions. */
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
    confirm: assign({ confirmed: true, failure: null }),
    endSending: assign({ confirmed: false }),
    keepFailure: assign(failureKept),
  },
  guards: {
    ...onceGuards,
    isFull: ({ context }) => context.images.length >= maxImages,
    isIncomplete: ({ context }) => context.needsApplication && commentProblem(context.comment) !== null,
    wasTaken: (_, { answer }: { answer: ImageAnswer }) => answer.ok,
  },
}).createMachine({
  id: 'promo-entry',
  description:
    'Joins a promotion, or applies for it with a comment and pictures, exactly once. Nothing typed is lost.',
  options,
  context: ({ input }) => ({
    promotionId: input.promotionId,
    needsApplication: input.needsApplication,
    comment: '',
    images: [],
    adding: '',
    imageProblem: null,
    commentProblem: null,
    confirmed: false,
    failure: null,
  }),
  initial: 'settling',
  states: {
    editing: {
      description:
        'The player writes a comment and chooses pictures; if neither is required, there is just one button.',
      tags: 'form',
      meta: { rows: ['PROMO-04', 'PROMO-05', 'CONST-37', 'CONST-38'], screen: paths.promotion },
      on: {
        TYPE: { actions: { type: 'keepComment', params: ({ event }) => ({ comment: event.comment }) } },
        ADD: [
          {
            guard: 'isFull',
            description: 'The player has already added three pictures, the maximum.',
            actions: 'tooMany',
          },
          {
            target: 'adding',
            description: 'The player chooses a picture.',
            actions: { type: 'keepKey', params: ({ event }) => ({ key: event.key }) },
          },
        ],
        REMOVE: {
          description: 'The player removes the picture.',
          actions: { type: 'dropImage', params: ({ event }) => ({ id: event.id }) },
        },
        SUBMIT: [
          {
            guard: 'isIncomplete',
            description: 'The comment is missing or too long: the field says so and gets the focus.',
            actions: ['keepCommentProblem', { type: 'focusField', params: { field: 'comment' } }],
          },
          {
            target: 'settling',
            description: 'The application is submitted.',
            actions: 'confirm',
          },
        ],
      },
    },
    adding: {
      description: 'The picture’s type and size are checked, and it is uploaded.',
      tags: ['pending', 'form', 'adding'],
      meta: { rows: ['PROMO-05', 'CONST-38'], screen: paths.promotion },
      invoke: {
        id: 'add',
        src: 'addImage',
        input: ({ context }) => ({ promotionId: context.promotionId, key: context.adding }),
        onDone: [
          {
            guard: { type: 'wasTaken', params: answerIn },
            target: 'editing',
            description: 'The picture is uploaded.',
            actions: {
              type: 'keepImage',
              params: ({ event: { output } }) => ({ image: output.ok ? output.image : null }),
            },
          },
          {
            target: 'editing',
            description: 'The picture is not a PNG or JPG, is too large, or was refused by the platform.',
            actions: {
              type: 'keepImageProblem',
              params: ({ event: { output } }) => ({ problem: output.ok ? 'failed' : output.problem }),
            },
          },
        ],
        onError: {
          target: 'editing',
          description: 'The upload failed; the player can choose the picture again.',
          actions: { type: 'keepImageProblem', params: { problem: 'failed' } },
        },
      },
      on: { TYPE: { actions: { type: 'keepComment', params: ({ event }) => ({ comment: event.comment }) } } },
    },
    settling: {
      description:
        'The application is submitted exactly once. When the screen opens, an earlier one without an answer is looked up first.',
      tags: ['pending', 'form'],
      meta: { rows: ['PROMO-04', 'PROMO-06', 'ERROR-32'], screen: paths.promotion },
      exit: 'endSending',
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context: { confirmed, promotionId, comment, images } }) => ({
          about: promotionId,
          request: confirmed ? { promotionId, comment, images: images.map(({ id }) => id) } : null,
        }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'done',
            description: 'The platform has received the application.',
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'editing',
            description:
              'The application was refused or never arrived: the reason shows, and nothing typed is lost.',
            actions: [{ type: 'keepFailure', params: failureIn }, 'offersChanged'],
          },
          { target: 'editing', description: 'There was no earlier attempt.' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    done: {
      type: 'final',
      description: 'The player has joined or applied; the promotion shows this.',
      meta: { rows: ['PROMO-01', 'PROMO-06'], screen: paths.promotion },
      entry: 'offersChanged',
    },
  },
})
