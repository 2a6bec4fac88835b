import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** Something that waits to be claimed, as the player sees it. */
export interface ClaimOffer {
  readonly kind: 'reward' | 'mission' | 'rebate'
  readonly id: string
  /** Exact decimal text; the platform refuses any other amount. */
  readonly amount: string
}

/** The platform's word for a claim that was paid. */
export interface Receipt {
  readonly number: string
  readonly amount: string
}

export interface ClaimContext {
  readonly offer: ClaimOffer | null
  /** Made once for this wish: whatever is repeated, it is one claim. */
  readonly requestId: string
  readonly receipt: Receipt | null
  readonly failure: Failure | null
}

export type ClaimEvent =
  | { type: 'CLAIM'; offer: ClaimOffer; requestId: string }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }
  | { type: 'LOOK' }
  | { type: 'CLOSE' }

/** Claims a reward, a mission's reward or the rebate: asked about once more, sent once, and looked after. */
export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open' | 'asking' | 'sending' | 'checking' | 'told',
  },
  actors: {
    pay: callActor<Answer<Receipt>, { offer: ClaimOffer; requestId: string }>('pay'),
    look: callActor<Receipt | null, { requestId: string }>('look'),
  },
  actions: {
    /** Money came in: the balance is asked for again. */
    moneyMoved: () => {},
    /** What waits is no longer what shows: the lists are asked for again. */
    offersChanged: () => {},
    keepWish: assign((_, { offer, requestId }: { offer: ClaimOffer; requestId: string }) => ({
      offer,
      requestId,
      receipt: null,
      failure: null,
    })),
    keepReceipt: assign((_, { receipt }: { receipt: Receipt | null }) => ({ receipt, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forget: assign({ offer: null, requestId: '', receipt: null, failure: null }),
  },
  guards: {
    saidYes: (_, { answer }: { answer: Answer<Receipt> }) => answer.ok,
    wasPaid: (_, { receipt }: { receipt: Receipt | null }) => receipt !== null,
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
}).createMachine({
  id: 'claim',
  description: 'Claims a reward, a mission’s reward or the rebate: once, and nothing is sent a second time.',
  options,
  context: { offer: null, requestId: '', receipt: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Only the list of what waits shows.',
      meta: { rows: ['PROMO-07'], screen: '/m/rewardCenter' },
      entry: 'forget',
      on: {
        CLAIM: {
          target: 'asking',
          description: 'Something is to be claimed; the wish has a key of its own.',
          actions: {
            type: 'keepWish',
            params: ({ event }) => ({ offer: event.offer, requestId: event.requestId }),
          },
        },
      },
    },
    asking: {
      description: 'Asks once more, with the amount.',
      tags: ['open', 'asking'],
      meta: { rows: ['PROMO-07'], screen: '/m/rewardCenter' },
      on: {
        CANCEL: { target: 'idle', description: 'Not now; it goes on waiting.' },
        CONFIRM: { target: 'claiming', description: 'Yes.' },
      },
    },
    claiming: {
      description: 'The claim is on its way, once, under its own key. Tapping again does nothing.',
      tags: ['pending', 'open', 'sending'],
      meta: { rows: ['PROMO-07'], screen: '/m/rewardCenter' },
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({
          offer: context.offer ?? { kind: 'reward', id: '', amount: '0.00' },
          requestId: context.requestId,
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            description: 'It is paid.',
            actions: {
              type: 'keepReceipt',
              params: ({ event: { output } }) => ({ receipt: output.ok ? output.value : null }),
            },
          },
          {
            target: 'refused',
            description:
              'The platform says no: claimed elsewhere, changed meanwhile, or not for this account.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'looking',
          description: 'Not known whether it was paid: looks, and sends nothing again.',
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
      description: 'Asks by its key what became of the claim. A key that is not known is burnt by that.',
      tags: ['pending', 'open', 'checking'],
      meta: { rows: ['PROMO-07'], screen: '/m/rewardCenter' },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'wasPaid', params: ({ event }) => ({ receipt: event.output }) },
            target: 'done',
            description: 'It was paid after all.',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output }) },
          },
          { target: 'notDone', description: 'It was not paid, and will not be under this key.' },
        ],
        onError: { target: 'unknown', description: 'Still not known.' },
      },
      after: { longestWait: { target: 'unknown', description: 'Still not known.' } },
    },
    unknown: {
      description: 'Nobody knows yet whether it was paid; looks again by itself.',
      tags: ['open', 'checking'],
      meta: { rows: ['PROMO-07', 'ERROR-32'], screen: '/m/rewardCenter' },
      on: {
        LOOK: { target: 'looking', description: 'The player does not want to wait.' },
        CLOSE: {
          target: 'idle',
          description: 'The list of what was claimed tells it, too.',
          actions: ['offersChanged', 'moneyMoved'],
        },
      },
      after: { lookAgain: { target: 'looking', description: 'Another look.' } },
    },
    done: {
      description: 'Paid: the amount and its number show.',
      tags: ['open', 'told'],
      meta: { rows: ['PROMO-07'], screen: '/m/rewardCenter' },
      entry: ['offersChanged', 'moneyMoved'],
      on: { CLOSE: { target: 'idle', description: 'Read.' } },
    },
    refused: {
      description: 'Not paid, and why; what waits is asked for again.',
      tags: ['open', 'told'],
      meta: { rows: ['PROMO-07', 'ERROR-32'], screen: '/m/rewardCenter' },
      entry: 'offersChanged',
      on: { CLOSE: { target: 'idle', description: 'Read.' } },
    },
    notDone: {
      description: 'Not paid: the claim did not arrive. It can be claimed again, which is a new wish.',
      tags: ['open', 'told'],
      meta: { rows: ['PROMO-07', 'ERROR-32'], screen: '/m/rewardCenter' },
      entry: 'offersChanged',
      on: { CLOSE: { target: 'idle', description: 'Read.' } },
    },
  },
})
