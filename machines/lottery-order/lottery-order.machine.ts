import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** An order as far as the chart reads it: its parts, one in each draw. */
export interface Order {
  readonly orderId: string
  readonly suborders: readonly Suborder[]
}

export interface Suborder {
  readonly suborderId: string
  readonly status: 'open' | 'won' | 'lost' | 'cancelled'
}

/** What the player wants to take back; the key is made once for it. */
export interface Wish {
  readonly suborderId: string
  readonly requestId: string
}

export interface OrderContext {
  readonly orderId: string
  readonly order: Order | null
  readonly wish: Wish | null
  readonly failure: Failure | null
  /** How the last wish ended. */
  readonly outcome: 'cancelled' | 'too-late' | null
}

export type OrderEvent =
  | { type: 'OPEN'; orderId: string }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'CANCEL'; wish: Wish }
  | { type: 'KEEP' }
  | { type: 'CONFIRM' }
  | { type: 'DRAWN' }

const statusOf = (order: Order | null, wish: Wish | null) =>
  order?.suborders.find(({ suborderId }) => suborderId === wish?.suborderId)?.status ?? null

/** The order of an answer, for transitions whose guard has seen one. */
const orderIn = (answer: Answer<Order>): { order: Order | null } => ({
  order: answer.ok ? answer.value : null,
})

/** A lottery ticket opened: what is on it, how its draws went, and taking back what has not been drawn yet. */
export const lotteryOrderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open' | 'ticket' | 'asking' | 'sending' | 'checking' | 'error',
  },
  actors: {
    loadOrder: callActor<Order, { orderId: string }>('loadOrder'),
    cancelSuborder: callActor<Answer<Order>, { orderId: string; wish: Wish }>('cancelSuborder'),
  },
  actions: {
    /** Money came back: balance and list of tickets are asked for again. */
    moneyMoved: () => {},
    keepId: assign((_, { orderId }: { orderId: string }) => ({
      orderId,
      order: null,
      wish: null,
      failure: null,
      outcome: null,
    })),
    keepOrder: assign((_, { order }: { order: Order | null }) => ({
      order,
      failure: null,
      outcome: null,
    })),
    keepWish: assign((_, { wish }: { wish: Wish }) => ({ wish, failure: null, outcome: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepOutcome: assign((_, { outcome }: { outcome: OrderContext['outcome'] }) => ({
      outcome,
      failure: null,
    })),
  },
  guards: {
    isOpen: ({ context }, { wish }: { wish: Wish }) => statusOf(context.order, wish) === 'open',
    saidYes: (_, { answer }: { answer: Answer<Order> }) => answer.ok,
    wasCancelled: ({ context }, { order }: { order: Order }) => statusOf(order, context.wish) === 'cancelled',
    stillOpen: ({ context }, { order }: { order: Order }) => statusOf(order, context.wish) === 'open',
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
}).createMachine({
  id: 'lottery-order',
  description: 'A lottery ticket opened: its draws, and taking back what has not been drawn yet, once.',
  options,
  context: { orderId: '', order: null, wish: null, failure: null, outcome: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the list of tickets shows.',
      meta: { rows: ['WIRE-80'], screen: '/m/startLottery' },
      on: {
        OPEN: {
          target: 'loading',
          description: 'A ticket is tapped.',
          actions: { type: 'keepId', params: ({ event }) => ({ orderId: event.orderId }) },
        },
      },
    },
    loading: {
      description: 'The ticket is fetched.',
      tags: ['pending', 'open'],
      meta: { rows: ['WIRE-81'], screen: '/m/startLottery' },
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
      on: { CLOSE: { target: 'closed', description: 'The player does not want to wait.' } },
    },
    shown: {
      description: 'The ticket with every draw of it; what is still open can be taken back.',
      tags: ['open', 'ticket'],
      meta: { rows: ['WIRE-81', 'LOTT-05'], screen: '/m/startLottery' },
      on: {
        CLOSE: { target: 'closed', description: 'Back to the list.' },
        CANCEL: {
          guard: { type: 'isOpen', params: ({ event }) => ({ wish: event.wish }) },
          target: 'asking',
          description: 'One draw is to be taken back.',
          actions: { type: 'keepWish', params: ({ event }) => ({ wish: event.wish }) },
        },
        DRAWN: { target: 'refreshing', description: 'A draw has passed meanwhile.' },
      },
    },
    refreshing: {
      description: 'A draw has passed: the ticket is fetched again, what was there stays.',
      tags: ['pending', 'open', 'ticket'],
      meta: { rows: ['WIRE-81'], screen: '/m/startLottery' },
      invoke: {
        id: 'refresh',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: { target: 'shown', description: 'What is there is better than nothing.' },
      },
      after: { longestWait: { target: 'shown', description: 'No answer in time.' } },
      on: { CLOSE: { target: 'closed', description: 'Back to the list.' } },
    },
    failed: {
      description: 'The ticket could not be fetched; another try is offered.',
      tags: ['open', 'error'],
      meta: { rows: ['ERROR-32'], screen: '/m/startLottery' },
      on: {
        RETRY: { target: 'loading', description: 'The player tries again.' },
        CLOSE: { target: 'closed', description: 'Back to the list.' },
      },
    },
    asking: {
      description: 'Asks once more, with the amount that comes back.',
      tags: ['open', 'ticket', 'asking'],
      meta: { rows: ['WIRE-82', 'LOTT-05'], screen: '/m/startLottery' },
      on: {
        KEEP: { target: 'shown', description: 'The bet stays.' },
        CONFIRM: { target: 'cancelling', description: 'It is taken back.' },
      },
    },
    cancelling: {
      description: 'The wish is on its way, once, under its own key. Tapping again does nothing.',
      tags: ['pending', 'open', 'ticket', 'sending'],
      meta: { rows: ['WIRE-82'], screen: '/m/startLottery' },
      invoke: {
        id: 'cancel',
        src: 'cancelSuborder',
        input: ({ context }) => ({
          orderId: context.orderId,
          wish: context.wish ?? { suborderId: '', requestId: '' },
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'shown',
            description: 'Taken back: the stake is in the wallet again.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => orderIn(event.output) },
              { type: 'keepOutcome', params: { outcome: 'cancelled' } },
              'moneyMoved',
            ],
          },
          {
            target: 'looking',
            description: 'The platform says no: looks how things stand.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'looking',
          description: 'Not known whether it was taken back: looks, and sends nothing again.',
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
      description: 'Looks into the ticket to see what became of the wish. Nothing is sent a second time.',
      tags: ['pending', 'open', 'ticket', 'checking'],
      meta: { rows: ['WIRE-81', 'WIRE-82'], screen: '/m/startLottery' },
      invoke: {
        id: 'look',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'wasCancelled', params: ({ event }) => ({ order: event.output }) },
            target: 'shown',
            description: 'It was taken back after all.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'keepOutcome', params: { outcome: 'cancelled' } },
              'moneyMoved',
            ],
          },
          {
            guard: { type: 'stillOpen', params: ({ event }) => ({ order: event.output }) },
            target: 'notDone',
            description: 'The bet stands as it was; the reason shows.',
          },
          {
            target: 'shown',
            description: 'The draw has closed before.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'keepOutcome', params: { outcome: 'too-late' } },
            ],
          },
        ],
        onError: { target: 'unresolved', description: 'Still not known.' },
      },
      after: { longestWait: { target: 'unresolved', description: 'Still not known.' } },
    },
    notDone: {
      description: 'The bet stands, and the ticket says why; it can be taken back with a new tap.',
      tags: ['open', 'ticket'],
      meta: { rows: ['WIRE-82', 'ERROR-32'], screen: '/m/startLottery' },
      on: {
        CLOSE: { target: 'closed', description: 'Back to the list.' },
        CANCEL: {
          guard: { type: 'isOpen', params: ({ event }) => ({ wish: event.wish }) },
          target: 'asking',
          description: 'Another wish, with a key of its own.',
          actions: { type: 'keepWish', params: ({ event }) => ({ wish: event.wish }) },
        },
        DRAWN: { target: 'refreshing', description: 'A draw has passed meanwhile.' },
      },
    },
    unresolved: {
      description: 'Nobody knows yet whether it was taken back; looks again by itself.',
      tags: ['open', 'ticket', 'checking'],
      meta: { rows: ['WIRE-82'], screen: '/m/startLottery' },
      on: {
        RETRY: { target: 'looking', description: 'The player does not want to wait.' },
        CLOSE: { target: 'closed', description: 'The list of tickets tells it, too.' },
      },
      after: { lookAgain: { target: 'looking', description: 'Another look.' } },
    },
  },
})
