import { assign, setup } from 'xstate'
import { failureIn, onceGuards, type Facts, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'

/** An order as far as the chart reads it: its parts, one per draw. */
export interface Order {
  readonly orderId: string
  readonly suborders: readonly Suborder[]
}

export interface Suborder {
  readonly suborderId: string
  readonly status: 'open' | 'won' | 'lost' | 'cancelled'
}

/** What the player wants to cancel. */
export interface CancelRequest {
  readonly orderId: string
  readonly suborderId: string
}

interface OrderContext {
  readonly orderId: string
  readonly order: Order | null
  /** The draw to be cancelled, or that an outcome concerns. */
  readonly suborderId: string
  /** The player has confirmed it: it may be sent. */
  readonly confirmed: boolean
  readonly failure: Failure | null
  /** How the last request ended. */
  readonly outcome: 'cancelled' | 'too-late' | null
}

type OrderEvent =
  | { type: 'OPEN'; orderId: string }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'CANCEL'; suborderId: string }
  | { type: 'KEEP' }
  | { type: 'CONFIRM' }
  | { type: 'DRAWN' }

const statusOf = (order: Order | null, suborderId: string) =>
  order?.suborders.find((part) => part.suborderId === suborderId)?.status ?? null

/** The ticket and draw of the request, made by this screen or an earlier one. */
const askedIn = ({ orderId = '', suborderId = '' }: Facts): CancelRequest => ({
  orderId: String(orderId),
  suborderId: String(suborderId),
})

/** An open lottery ticket: what is on it, the results of its draws, and cancelling bets not yet drawn. */
export const lotteryOrderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open' | 'free' | 'asking' | 'stands' | 'error',
  },
  actors: {
    loadOrder: callActor<Order, { orderId: string }>('loadOrder'),
    sendOnce: sendOnceActor<CancelRequest, Order>(),
  },
  actions: {
    /** Money was returned: reloads the balance and the list of tickets. */
    moneyMoved: () => {},
    keepId: assign((_, { orderId }: { orderId: string }) => ({
      orderId,
      order: null,
      suborderId: '',
      failure: null,
      outcome: null,
    })),
    keepOrder: assign((_, { order }: { order: Order | null }) => ({ order })),
    keepDraw: assign((_, { suborderId }: { suborderId: string }) => ({
      suborderId,
      failure: null,
      outcome: null,
    })),
    keepAsked: assign((_, { facts }: { facts: Facts }) => askedIn(facts)),
    confirm: assign({ confirmed: true, failure: null }),
    endSending: assign({ confirmed: false }),
    keepFailure: assign(failureKept),
    keepOutcome: assign((_, { outcome }: { outcome: OrderContext['outcome'] }) => ({
      outcome,
      failure: null,
    })),
    forgetOutcome: assign({ outcome: null, failure: null }),
  },
  guards: {
    ...onceGuards,
    isOpen: ({ context }, { suborderId }: { suborderId: string }) =>
      statusOf(context.order, suborderId) === 'open',
    /** Not cancelled, and the phone knows which ticket it concerns. */
    ticketStands: (_, { ended }: { ended: Outcome }) =>
      ended.failure !== null && askedIn(ended.facts).orderId !== '',
    wasCancelled: ({ context }, { order }: { order: Order }) =>
      statusOf(order, context.suborderId) === 'cancelled',
    stillOpen: ({ context }, { order }: { order: Order }) => statusOf(order, context.suborderId) === 'open',
    hasTicket: ({ context }) => context.order !== null,
  },
}).createMachine({
  id: 'lottery-order',
  description:
    'An open lottery ticket: its draws, and cancelling bets that have not been drawn yet, exactly once.',
  options,
  context: { orderId: '', order: null, suborderId: '', confirmed: false, failure: null, outcome: null },
  initial: 'settling',
  states: {
    closed: {
      description: 'Only the list of tickets shows.',
      meta: { rows: ['WIRE-80'], screen: paths.startLottery },
      on: {
        OPEN: {
          target: 'loading',
          description: 'The player taps a ticket.',
          actions: { type: 'keepId', params: ({ event }) => ({ orderId: event.orderId }) },
        },
      },
    },
    loading: {
      description: 'The ticket is fetched.',
      tags: ['pending', 'open'],
      meta: { rows: ['WIRE-81'], screen: paths.startLottery },
      invoke: {
        id: 'load',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: { CLOSE: { target: 'closed', description: 'The player closes the ticket while it is loading.' } },
    },
    shown: {
      description: 'The ticket with all its draws; bets on open ones can be cancelled.',
      tags: ['open', 'free'],
      meta: { rows: ['WIRE-81', 'LOTT-05'], screen: paths.startLottery },
      on: {
        CLOSE: { target: 'closed', description: 'The player goes back to the list.' },
        CANCEL: {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'asking',
          description: 'The player wants to cancel the bet on one draw.',
          actions: { type: 'keepDraw', params: ({ event }) => event },
        },
        DRAWN: { target: 'refreshing', description: 'A draw has closed in the meantime.' },
      },
    },
    refreshing: {
      description: 'A draw has closed: the ticket is fetched again, and the old data stays until then.',
      tags: ['pending', 'open'],
      meta: { rows: ['WIRE-81'], screen: paths.startLottery },
      invoke: {
        id: 'refresh',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'keepOrder', params: ({ event }) => ({ order: event.output }) }, 'forgetOutcome'],
        },
        onError: { target: 'shown', description: 'Loading failed: the old data stays on screen.' },
      },
      on: { CLOSE: { target: 'closed', description: 'The player goes back to the list.' } },
    },
    failed: {
      description: 'The ticket could not be loaded; the screen offers to try again.',
      tags: ['open', 'error'],
      meta: { rows: ['ERROR-32'], screen: paths.startLottery },
      on: {
        RETRY: { target: 'loading', description: 'The player tries again.' },
        CLOSE: { target: 'closed', description: 'The player goes back to the list.' },
      },
    },
    asking: {
      description: 'The screen asks for confirmation and shows the amount that is refunded.',
      tags: ['open', 'asking'],
      meta: { rows: ['WIRE-82', 'LOTT-05'], screen: paths.startLottery },
      on: {
        KEEP: { target: 'shown', description: 'The player keeps the bet.' },
        CONFIRM: { target: 'settling', description: 'The player confirms.', actions: 'confirm' },
      },
    },
    settling: {
      description:
        'The bet on one draw is cancelled exactly once. When the screen opens, an earlier request without an answer is looked up first.',
      tags: ['pending'],
      meta: { rows: ['WIRE-82'], screen: paths.startLottery },
      exit: 'endSending',
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context: { confirmed, orderId, suborderId } }) => ({
          request: confirmed ? { orderId, suborderId } : null,
        }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'shown',
            description: 'Cancelled: the stake is back in the wallet.',
            actions: [
              { type: 'keepAsked', params: ({ event }) => event.output },
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output.value }) },
              { type: 'keepOutcome', params: { outcome: 'cancelled' } },
              'moneyMoved',
            ],
          },
          {
            guard: { type: 'ticketStands', params: endIn },
            target: 'looking',
            description: 'The cancellation was refused or never arrived: the state of the draw is checked.',
            actions: [
              { type: 'keepAsked', params: ({ event }) => event.output },
              { type: 'keepFailure', params: failureIn },
            ],
          },
          { target: 'closed', description: 'There was no earlier request, or the player stops waiting.' },
        ],
        onError: {
          target: 'closed',
          description: 'Nothing was sent; the list of tickets shows their current state.',
        },
      },
    },
    looking: {
      description: 'The bet was not cancelled: the ticket is fetched to see whether the draw is still open.',
      tags: ['pending', 'open'],
      meta: { rows: ['WIRE-81', 'WIRE-82'], screen: paths.startLottery },
      invoke: {
        id: 'look',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'wasCancelled', params: ({ event }) => ({ order: event.output }) },
            target: 'shown',
            description: 'The bet had already been cancelled elsewhere.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'keepOutcome', params: { outcome: 'cancelled' } },
              'moneyMoved',
            ],
          },
          {
            guard: { type: 'stillOpen', params: ({ event }) => ({ order: event.output }) },
            target: 'notDone',
            description: 'The bet is unchanged; the reason shows.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'shown',
            description: 'The draw had already closed.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'keepOutcome', params: { outcome: 'too-late' } },
            ],
          },
        ],
        onError: [
          {
            guard: 'hasTicket',
            target: 'notDone',
            description:
              'The state of the draw could not be loaded; the bet is known not to have been cancelled.',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: thrown },
          },
        ],
      },
      on: {
        CLOSE: {
          target: 'closed',
          description: 'The player closes the ticket; the list of tickets shows the outcome as well.',
        },
      },
    },
    notDone: {
      description:
        'The bet was not cancelled, and the ticket says why; the player can tap again to cancel it.',
      tags: ['open', 'free', 'stands'],
      meta: { rows: ['WIRE-82', 'ERROR-32'], screen: paths.startLottery },
      on: {
        CLOSE: { target: 'closed', description: 'The player goes back to the list.' },
        CANCEL: {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'asking',
          description: 'The player tries to cancel again, as a new request with its own key.',
          actions: { type: 'keepDraw', params: ({ event }) => event },
        },
        DRAWN: { target: 'refreshing', description: 'A draw has closed in the meantime.' },
      },
    },
  },
})
