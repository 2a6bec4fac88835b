import { assign, setup } from 'xstate'
import type { DepositOrder } from '../deposit/offer'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'

interface DepositOrderContext {
  readonly number: string
  /** As of the last check; null before the first. */
  readonly order: DepositOrder | null
  /** Why the last check failed. */
  readonly failure: Failure | null
}

type DepositOrderEvent = { type: 'LOOK' } | { type: 'PAY' }

interface Found {
  order: DepositOrder | null
}

/** A deposit in progress: waits for the payment and shows its outcome. */
export const depositOrderMachine = setup({
  types: {
    context: {} as DepositOrderContext,
    events: {} as DepositOrderEvent,
    input: {} as { readonly number: string; readonly order: DepositOrder | null },
    meta: {} as ChartMeta,
    tags: {} as
      | 'pending'
      | 'waiting'
      | 'over'
      | 'error'
      | 'paid'
      | 'cancelled'
      | 'expired'
      | 'refused'
      | 'gone',
  },
  actors: { lookAtOrder: callActor<DepositOrder | null, { number: string }>('lookAtOrder') },
  actions: {
    /** Goes to the provider's page. */
    openPayment: (_: unknown, _params: { url: string | null }) => {},
    /** The payment has arrived: reloads balance and records. */
    moneyMoved: () => {},
    /** Clears the record that would return a reloaded page to this deposit. */
    forgetOrder: () => {},
    /** Clears the form's stored amount, method and promotion: the deposit has succeeded. */
    forgetDraft: () => {},
    keepOrder: assign((_, { order }: Found) => ({ order, failure: null })),
    keepFailure: assign(failureKept),
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
  delays: { lookAgain: limits.lookAgain },
}).createMachine({
  id: 'deposit-order',
  description: 'A deposit in progress: waits for the payment and shows the outcome.',
  options,
  context: ({ input }) => ({ number: input.number, order: input.order, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether the deposit’s state is already known.',
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      always: [
        { guard: 'isKnown', target: 'waiting', description: 'The deposit has just been started.' },
        { target: 'looking', description: 'The page was reloaded: the deposit’s state is looked up.' },
      ],
    },
    waiting: {
      description:
        'The deposit is not paid yet. The screen shows where and until when to pay, and checks again automatically.',
      tags: 'waiting',
      meta: { rows: ['WALLET-07', 'WIRE-93'], screen: paths.deposit },
      on: {
        LOOK: { target: 'looking', description: 'The player wants to check now.' },
        PAY: {
          guard: 'hasPage',
          description: 'The player goes back to the provider’s page.',
          actions: {
            type: 'openPayment',
            params: ({ context }) => ({ url: context.order?.payUrl ?? null }),
          },
        },
      },
      after: { lookAgain: { target: 'looking', description: 'The next automatic check is due.' } },
    },
    looking: {
      description: 'Checks the state of the deposit; what is known stays on screen.',
      tags: 'pending',
      meta: { rows: ['WALLET-07', 'WIRE-99'], screen: paths.deposit },
      invoke: {
        id: 'look',
        src: 'lookAtOrder',
        input: ({ context }) => ({ number: context.number }),
        onDone: [
          {
            guard: { type: 'waits', params: ({ event }) => ({ order: event.output }) },
            target: 'waiting',
            description: 'The deposit is not paid yet.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'paid',
            description: 'The payment has arrived.',
            actions: [{ type: 'keepOrder', params: ({ event }) => ({ order: event.output }) }, 'moneyMoved'],
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ order: event.output }) },
            target: 'cancelled',
            description: 'The player cancelled it at the provider.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ order: event.output }) },
            target: 'expired',
            description: 'The time to pay has run out.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ order: event.output }) },
            target: 'refused',
            description: 'The provider or the operator refused it.',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          { target: 'gone', description: 'The platform has no such deposit for this player.' },
        ],
        onError: [
          {
            guard: 'isKnown',
            target: 'waiting',
            description: 'The check failed: the last known state stays on screen, with the reason.',
            actions: { type: 'keepFailure', params: thrown },
          },
          {
            target: 'unresolved',
            description: 'The check failed, and nothing is known about the deposit yet.',
            actions: { type: 'keepFailure', params: thrown },
          },
        ],
      },
    },
    unresolved: {
      description: 'The deposit could not be loaded since the page opened; the screen tries again.',
      tags: 'error',
      meta: { rows: ['ERROR-32', 'WALLET-07'], screen: paths.deposit },
      on: { LOOK: { target: 'looking', description: 'The player checks again.' } },
      after: { lookAgain: { target: 'looking', description: 'The next automatic check is due.' } },
    },
    paid: {
      type: 'final',
      description: 'The money is in the account, with the bonus if a promotion was added.',
      tags: ['over', 'paid'],
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      entry: ['forgetOrder', 'forgetDraft'],
    },
    cancelled: {
      type: 'final',
      description: 'Cancelled at the provider: nothing was charged.',
      tags: ['over', 'cancelled'],
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      entry: 'forgetOrder',
    },
    expired: {
      type: 'final',
      description: 'The deposit was not paid in time and has expired.',
      tags: ['over', 'expired'],
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      entry: 'forgetOrder',
    },
    refused: {
      type: 'final',
      description: 'The payment was refused: no money arrived.',
      tags: ['over', 'refused'],
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      entry: 'forgetOrder',
    },
    gone: {
      type: 'final',
      description: 'There is no such deposit; the screen offers a new one.',
      tags: ['over', 'gone'],
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      entry: 'forgetOrder',
    },
  },
})
