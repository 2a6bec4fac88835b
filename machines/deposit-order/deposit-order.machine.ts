import { assign, setup } from 'xstate'
import type { DepositOrder } from '../deposit/offer'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

export interface DepositOrderContext {
  readonly number: string
  /** As it was at the last look; null until there was one. */
  readonly order: DepositOrder | null
  /** Why the last look told nothing. */
  readonly failure: Failure | null
}

export type DepositOrderEvent = { type: 'LOOK' } | { type: 'PAY' }

interface Found {
  order: DepositOrder | null
}

/** A deposit that was begun: waits for the payment with the player, and says how it ended. */
export const depositOrderMachine = setup({
  types: {
    context: {} as DepositOrderContext,
    events: {} as DepositOrderEvent,
    input: {} as { readonly number: string; readonly order: DepositOrder | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'waiting' | 'over' | 'error',
  },
  actors: { lookAtOrder: callActor<DepositOrder | null, { number: string }>('lookAtOrder') },
  actions: {
    /** Goes to the provider's page. */
    openPayment: (_: unknown, _params: { url: string | null }) => {},
    /** The money has come: balance and records are asked for again. */
    moneyMoved: () => {},
    /** A page that is loaded again does not come back to this deposit. */
    forgetOrder: () => {},
    keepOrder: assign((_, { order }: Found) => ({ order, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isKnown: ({ context }) => context.order !== null,
    hasPage: ({ context }) => context.order?.payUrl != null,
    waits: (_, { order }: Found) => order?.state === 'waiting',
    isPaid: (_, { order }: Found) => order?.state === 'paid',
    isCancelled: (_, { order }: Found) => order?.state === 'cancelled',
    isExpired: (_, { order }: Found) => order?.state === 'expired',
    isRefused: (_, { order }: Found) => order?.state === 'refused',
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
}).createMachine({
  id: 'deposit-order',
  description: 'A deposit that was begun: waits for the payment with the player, and says how it ended.',
  options,
  context: ({ input }) => ({ number: input.number, order: input.order, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether anything is known of the deposit yet.',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      always: [
        { guard: 'isKnown', target: 'waiting', description: 'It was begun a moment ago.' },
        { target: 'looking', description: 'The page was loaded again: looks how it stands.' },
      ],
    },
    waiting: {
      description:
        'The payment has not come yet. The screen says where to pay and until when, and looks again by itself.',
      tags: 'waiting',
      meta: { rows: ['WALLET-07', 'WIRE-93'], screen: '/m/voucherCenter' },
      on: {
        LOOK: { target: 'looking', description: 'The player wants to know now.' },
        PAY: {
          guard: 'hasPage',
          description: 'To the provider’s page, once more.',
          actions: {
            type: 'openPayment',
            params: ({ context }) => ({ url: context.order?.payUrl ?? null }),
          },
        },
      },
      after: { lookAgain: { target: 'looking', description: 'Another look.' } },
    },
    looking: {
      description: 'Looks how the deposit stands; what is known stays on the screen.',
      tags: 'pending',
      meta: { rows: ['WALLET-07', 'WIRE-99'], screen: '/m/voucherCenter' },
      invoke: {
        id: 'look',
        src: 'lookAtOrder',
        input: ({ context }) => ({ number: context.number }),
        onDone: [
          {
            guard: { type: 'waits', params: ({ event }) => ({ order: event.output }) },
            target: 'waiting',
            description: 'Not paid yet.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'paid',
            description: 'The money has come.',
            actions: [{ type: 'keepOrder', params: ({ event }) => ({ order: event.output }) }, 'moneyMoved'],
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ order: event.output }) },
            target: 'cancelled',
            description: 'The player called it off at the provider.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ order: event.output }) },
            target: 'expired',
            description: 'Its time is over.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ order: event.output }) },
            target: 'refused',
            description: 'The provider or the operator said no.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          { target: 'gone', description: 'The platform knows no such deposit of this player.' },
        ],
        onError: [
          {
            guard: 'isKnown',
            target: 'waiting',
            description: 'Nothing new could be learned: what is known stays, with the reason.',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
          {
            target: 'unresolved',
            description: 'Nothing is known of it.',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
      },
      after: {
        longestWait: [
          {
            guard: 'isKnown',
            target: 'waiting',
            description: 'No answer in time: what is known stays.',
            actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
          },
          {
            target: 'unresolved',
            description: 'No answer in time, and nothing is known of it.',
            actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
          },
        ],
      },
    },
    unresolved: {
      description: 'The deposit could not be looked at since the page was loaded; the screen looks again.',
      tags: 'error',
      meta: { rows: ['ERROR-32', 'WALLET-07'], screen: '/m/voucherCenter' },
      on: { LOOK: { target: 'looking', description: 'The player looks again.' } },
      after: { lookAgain: { target: 'looking', description: 'Another look.' } },
    },
    paid: {
      type: 'final',
      description: 'The money is in the account, with the bonus if the promotion was added.',
      tags: 'over',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      entry: 'forgetOrder',
    },
    cancelled: {
      type: 'final',
      description: 'Called off at the provider: nothing was taken.',
      tags: 'over',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      entry: 'forgetOrder',
    },
    expired: {
      type: 'final',
      description: 'Nobody paid in time: the deposit is void.',
      tags: 'over',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      entry: 'forgetOrder',
    },
    refused: {
      type: 'final',
      description: 'The payment was refused: nothing came to the account.',
      tags: 'over',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      entry: 'forgetOrder',
    },
    gone: {
      type: 'final',
      description: 'There is no such deposit: the screen offers a new one.',
      tags: 'over',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      entry: 'forgetOrder',
    },
  },
})
