import { assign, setup } from 'xstate'
import { failureIn, onceGuards, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { endIn, options, type ChartMeta } from '../shared/chart'
import { failureKept, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import type { Money } from '../shared/money'

/** Something that can be claimed, as the player sees it. */
export interface ClaimOffer {
  readonly kind: 'reward' | 'mission' | 'rebate'
  readonly id: string
  /** The platform refuses any other amount. */
  readonly amount: Money
}

/** The platform's receipt for a paid claim. */
export interface Receipt {
  readonly number: string
  readonly amount: Money
}

interface ClaimContext {
  readonly offer: ClaimOffer | null
  readonly receipt: Receipt | null
  readonly failure: Failure | null
}

type ClaimEvent =
  | { type: 'CLAIM'; offer: ClaimOffer }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }
  | { type: 'CLOSE' }

/**
 * Claims a reward, a mission's reward or the rebate: confirmed, sent exactly once, and looked up if the answer is lost.
 */
export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open' | 'asking' | 'result' | 'done' | 'refused' | 'notDone',
  },
  actors: {
    sendOnce: sendOnceActor<ClaimOffer, Receipt>(),
  },
  actions: {
    /** Money was received: reloads the balance. */
    moneyMoved: () => {},
    /** What can be claimed has changed: reloads the lists. */
    offersChanged: () => {},
    keepOffer: assign((_, { offer }: { offer: ClaimOffer }) => ({ offer, receipt: null, failure: null })),
    keepReceipt: assign((_, { receipt }: { receipt: Receipt | null }) => ({ receipt, failure: null })),
    keepFailure: assign(failureKept),
    forget: assign({ offer: null, receipt: null, failure: null }),
  },
  guards: {
    ...onceGuards,
    wasLeft: (_, { ended }: { ended: Outcome }) => ended.outcome === 'left',
  },
}).createMachine({
  id: 'claim',
  description: 'Claims a reward, a mission’s reward or the rebate, exactly once.',
  options,
  context: { offer: null, receipt: null, failure: null },
  initial: 'settling',
  states: {
    idle: {
      description: 'Only the list of what can be claimed shows.',
      meta: { rows: ['PROMO-07'], screen: paths.rewardCenter },
      entry: 'forget',
      on: {
        CLAIM: {
          target: 'asking',
          description: 'The player wants to claim something.',
          actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.offer }) },
        },
      },
    },
    asking: {
      description: 'A dialog asks for confirmation and shows the amount.',
      tags: ['open', 'asking'],
      meta: { rows: ['PROMO-07'], screen: paths.rewardCenter },
      on: {
        CANCEL: { target: 'idle', description: 'The player cancels; they can still claim later.' },
        CONFIRM: { target: 'settling', description: 'The player confirms.' },
      },
    },
    settling: {
      description: 'The claim is sent exactly once. An earlier one without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['PROMO-07', 'ERROR-32'], screen: paths.rewardCenter },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: context.offer }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'done',
            description: 'The claim is paid.',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output.value }) },
          },
          {
            guard: { type: 'wasRefused', params: endIn },
            target: 'refused',
            description:
              'The platform refuses: already claimed, changed in the meantime, or not for this account.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'notDone',
            description: 'The claim was not paid.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            guard: { type: 'wasLeft', params: endIn },
            target: 'idle',
            description: 'The outcome is not known yet; the list of claims will show it.',
            actions: ['offersChanged', 'moneyMoved'],
          },
          { target: 'idle', description: 'There was no earlier attempt.' },
        ],
        onError: {
          target: 'idle',
          description: 'The outcome is still unknown; it is looked up before the next request is sent.',
        },
      },
    },
    done: {
      description: 'Paid: the amount and the reference number show.',
      tags: ['open', 'result', 'done'],
      meta: { rows: ['PROMO-07'], screen: paths.rewardCenter },
      entry: ['offersChanged', 'moneyMoved'],
      on: { CLOSE: { target: 'idle', description: 'The player closes the message.' } },
    },
    refused: {
      description: 'The claim was not paid, and the reason shows; what can be claimed is loaded again.',
      tags: ['open', 'result', 'refused'],
      meta: { rows: ['PROMO-07', 'ERROR-32'], screen: paths.rewardCenter },
      entry: 'offersChanged',
      on: { CLOSE: { target: 'idle', description: 'The player closes the message.' } },
    },
    notDone: {
      description: 'Not paid: the claim never arrived. The player can claim again with a new request.',
      tags: ['open', 'result', 'notDone'],
      meta: { rows: ['PROMO-07', 'ERROR-32'], screen: paths.rewardCenter },
      entry: 'offersChanged',
      on: { CLOSE: { target: 'idle', description: 'The player closes the message.' } },
    },
  },
})
