import { assign, setup } from 'xstate'
import { firstLimitsMachine } from '../first-limits/first-limits.machine'
import { onceGuards, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { typedAmount, type AmountProblem } from '../shared/amount'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import {
  draftOf,
  problemIn,
  requestOf,
  type DepositChoice,
  type DepositDraft,
  type DepositOffer,
  type DepositOrder,
  type DepositRequest,
} from './offer'

interface DepositContext extends DepositChoice {
  /** The amount's problem, once the player has tried to send it. */
  readonly problem: AmountProblem | null
  /** The deposit that was started; null if the page has been reloaded since. */
  readonly order: DepositOrder | null
  /** Number of the deposit the screen is about; null if there is none. */
  readonly number: string | null
  readonly failure: Failure | null
  /** Limits have been offered on this visit. */
  readonly asked: boolean
  /** The promotion added before and to be added again; empty if none. */
  readonly wanted: string
}

export interface DepositInput {
  readonly number: string | null
  /** The player's form contents from before the page was loaded. */
  readonly draft: DepositDraft | null
}

type DepositEvent =
  | { type: 'RETRY' }
  | { type: 'AMOUNT'; amount: string }
  | { type: 'METHOD'; id: string }
  | { type: 'ADD_PROMO' }
  | { type: 'DROP_PROMO' }
  | { type: 'SUBMIT' }
  | { type: 'AGAIN' }
  | { type: 'NEW_DEPOSIT' }

const cleared = { order: null, number: null, failure: null, problem: null }

/** Depositing money: payment method, amount and an optional promotion, sent exactly once. */
export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    meta: {} as ChartMeta,
    tags: {} as 'loading' | 'pending' | 'form' | 'adding' | 'begun' | 'empty' | 'first-limits' | 'error',
  },
  actors: {
    loadOffer: callActor<DepositOffer>('loadOffer'),
    acceptPromo: callActor<null, { promoId: string }>('acceptPromo'),
    firstLimits: firstLimitsMachine,
    sendOnce: sendOnceActor<DepositRequest, DepositOrder>(),
  },
  actions: {
    ...effects,
    /** Goes to the provider's page, if the deposit has one. */
    openPayment: (_: unknown, _params: { url: string | null }) => {},
    /** Keeps the number on this phone, so that a reloaded page returns to the deposit. */
    rememberOrder: (_: unknown, _params: { number: string | null }) => {},
    forgetOrder: () => {},
    /** Stores amount, method and promotion for the visit, for this player only. */
    keepDraft: (_: unknown, _params: { draft: DepositDraft }) => {},
    keepOffer: assign(({ context }, { offer }: { offer: DepositOffer }) => {
      const kept = offer.methods.some(({ id }) => id === context.methodId)
      return {
        offer,
        methodId: kept ? context.methodId : (offer.methods[0]?.id ?? ''),
        promo: 'off' as const,
        wanted: offer.promo?.id === context.wanted ? context.wanted : '',
      }
    }),
    keepAmount: assign(({ context }, { amount }: { amount: string }) => ({
      amount: typedAmount(amount, context.offer?.currency ?? ''),
      problem: null,
    })),
    keepMethod: assign(({ context }, { id }: { id: string }) => ({
      methodId: id,
      problem: context.problem && problemIn({ ...context, methodId: id }),
    })),
    keepPromo: assign((_, { promo }: { promo: DepositContext['promo'] }) => ({ promo })),
    keepProblem: assign(({ context }) => ({ problem: problemIn(context) })),
    keepOrder: assign((_, { order }: { order: DepositOrder | null }) => ({
      order,
      number: order?.number ?? null,
      failure: null,
    })),
    startOver: assign(({ context }) => ({
      ...cleared,
      wanted: draftOf(context).promoId || context.wanted,
    })),
    forgetWanted: assign({ wanted: '' }),
    startEmpty: assign({ ...cleared, amount: '', wanted: '' }),
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    keepAsked: assign({ asked: true }),
  },
  guards: {
    ...onceGuards,
    begunBefore: ({ context }) => context.number !== null,
    asksLimit: ({ context }, { offer }: { offer: DepositOffer }) =>
      offer.methods.length > 0 && offer.asksLimit === true && !context.asked,
    hasMethods: (_, { offer }: { offer: DepositOffer }) => offer.methods.length > 0,
    wantsPromo: ({ context }) => context.wanted !== '',
    isOffered: ({ context }, { id }: { id: string }) =>
      context.offer?.methods.some((method) => method.id === id) === true,
    hasPromo: ({ context }) => context.offer?.promo != null && context.promo !== 'on',
    isFine: ({ context }) => problemIn(context) === null,
    wasBegunNow: (_, { ended }: { ended: Outcome }) => ended.outcome === 'accepted',
    /** Nothing was started, and the form is unchanged. */
    formStands: ({ context }, { ended: { failure } }: { ended: Outcome }) =>
      context.offer !== null && failure !== null && failure.code !== 'terms-changed',
  },
}).createMachine({
  id: 'deposit',
  description: 'Depositing money: payment method, amount and an optional promotion, sent exactly once.',
  options,
  context: ({ input }) => ({
    offer: null,
    methodId: input.draft?.methodId ?? '',
    amount: input.draft?.amount ?? '',
    promo: 'off',
    problem: null,
    order: null,
    number: input.number,
    failure: null,
    asked: false,
    wanted: input.draft?.promoId ?? '',
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether a deposit was started before the page was loaded.',
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      always: [
        {
          guard: 'begunBefore',
          target: 'begun',
          description: 'A deposit was started on this phone: the screen continues with it.',
        },
        { target: 'settling', description: 'No deposit was started on this phone.' },
      ],
    },
    loading: {
      description: 'Payment methods, their limits and the promotion are fetched. What was typed stays.',
      tags: ['pending', 'loading'],
      meta: { rows: ['ROUTE-48', 'WIRE-91', 'WIRE-92'], screen: paths.deposit },
      invoke: {
        id: 'load',
        src: 'loadOffer',
        onDone: [
          {
            guard: { type: 'asksLimit', params: ({ event }) => ({ offer: event.output }) },
            target: 'limiting',
            description: 'This is the first deposit: the player is first offered limits of their own.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            guard: { type: 'hasMethods', params: ({ event }) => ({ offer: event.output }) },
            target: 'form',
            description: 'The payment method chosen before is selected, otherwise the first one.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'closed', description: 'No payment method is available.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    limiting: {
      description: 'The screen asks for the player’s own deposit limits (chart first-limits).',
      tags: 'first-limits',
      meta: { rows: ['WALLET-07', 'I18N-07'], screen: paths.deposit },
      exit: 'keepAsked',
      invoke: {
        id: 'firstLimits',
        src: 'firstLimits',
        input: ({ context }) => ({ currency: context.offer?.currency ?? '' }),
        onDone: {
          target: 'loading',
          description: 'The player has set limits or declined: the limits on the deposit are fetched again.',
        },
        onError: {
          target: 'loading',
          description: 'The limits could not be offered: the deposit continues.',
        },
      },
    },
    failed: {
      description: 'The payment methods could not be loaded; the screen says why and offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.deposit },
      on: {
        RETRY: { target: 'loading', description: 'The player tries again.', actions: 'forgetFailure' },
      },
    },
    closed: {
      description: 'No payment method is available at the moment; the screen says so.',
      tags: 'empty',
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      on: { RETRY: { target: 'loading', description: 'The player checks again.', actions: 'forgetFailure' } },
    },
    form: {
      description:
        'The player chooses amount, payment method and promotion. Nothing is sent, and no money moves.',
      tags: 'form',
      meta: { rows: ['ROUTE-48', 'WALLET-07'], screen: paths.deposit },
      initial: 'idle',
      on: {
        AMOUNT: {
          description: 'The player types an amount or taps a quick amount.',
          actions: [
            { type: 'keepAmount', params: ({ event }) => ({ amount: event.amount }) },
            { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        METHOD: {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          description:
            'The player chooses another payment method: an error about the amount is checked against its limits.',
          actions: [
            { type: 'keepMethod', params: ({ event }) => ({ id: event.id }) },
            { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
      },
      states: {
        idle: {
          description: 'The form waits for the player.',
          tags: 'form',
          meta: { rows: ['WALLET-07'], screen: paths.deposit },
          always: {
            guard: 'wantsPromo',
            target: 'adding',
            description: 'The player had added the promotion before: it is added again.',
            actions: 'forgetWanted',
          },
          on: {
            ADD_PROMO: {
              guard: 'hasPromo',
              target: 'adding',
              description: 'The player adds the promotion; its condition shows beside it.',
            },
            DROP_PROMO: {
              description: 'The player removes the promotion again.',
              actions: [
                { type: 'keepPromo', params: { promo: 'off' } },
                { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
              ],
            },
            SUBMIT: [
              {
                guard: 'isFine',
                target: '#deposit.settling',
                description: 'The player requests the deposit shown on screen.',
                actions: 'forgetFailure',
              },
              {
                description: 'The amount is missing or outside the limits; the ticket says so.',
                actions: [
                  'forgetFailure',
                  'keepProblem',
                  { type: 'focusField', params: { field: 'amount' } },
                ],
              },
            ],
          },
        },
        adding: {
          description: 'The platform records that the player accepts the promotion’s terms.',
          tags: ['form', 'pending', 'adding'],
          meta: { rows: ['WIRE-98'], screen: paths.deposit },
          invoke: {
            id: 'accept',
            src: 'acceptPromo',
            input: ({ context }) => ({ promoId: context.offer?.promo?.id ?? '' }),
            onDone: {
              target: 'idle',
              description: 'The promotion applies to this deposit.',
              actions: [
                { type: 'keepPromo', params: { promo: 'on' } },
                { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
              ],
            },
            onError: {
              target: 'idle',
              description:
                'The promotion could not be added: the deposit continues without it, and the ticket says so.',
              actions: { type: 'keepPromo', params: { promo: 'failed' } },
            },
          },
        },
      },
    },
    settling: {
      description:
        'The deposit is requested exactly once. When the screen opens, an earlier request without an answer is looked up first.',
      tags: 'pending',
      meta: {
        rows: ['WALLET-07', 'WIRE-93', 'WIRE-94', 'WIRE-95', 'WIRE-96', 'WIRE-97', 'WIRE-99'],
        screen: paths.deposit,
      },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasBegunNow', params: endIn },
            target: 'begun',
            description: 'The deposit is waiting for payment; the provider’s page opens, if there is one.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output.value }) },
              {
                type: 'rememberOrder',
                params: ({ event }) => ({ number: event.output.value?.number ?? null }),
              },
              { type: 'openPayment', params: ({ event }) => ({ url: event.output.value?.payUrl ?? null }) },
            ],
          },
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'begun',
            description:
              'The deposit was started, but its answer was lost. The player taps to go to the provider.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output.value }) },
              {
                type: 'rememberOrder',
                params: ({ event }) => ({ number: event.output.value?.number ?? null }),
              },
            ],
          },
          {
            guard: { type: 'formStands', params: endIn },
            target: 'form',
            description: 'No money moved: the form stays as it is and shows why.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          {
            target: 'loading',
            description:
              'There was no earlier request; or limits, fee or promotion have changed, and the player reviews them.',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    begun: {
      description: 'A deposit is in progress or finished, and the screen shows it.',
      tags: 'begun',
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      on: {
        AGAIN: {
          target: 'loading',
          description:
            'The player tries again with the same amount, method and promotion; the previous deposit stays in the record.',
          actions: ['forgetOrder', 'startOver'],
        },
        NEW_DEPOSIT: {
          target: 'loading',
          description: 'The player starts another deposit after a paid one: the form is empty.',
          actions: ['forgetOrder', 'startEmpty'],
        },
      },
    },
  },
})
