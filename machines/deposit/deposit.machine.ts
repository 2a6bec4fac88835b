import { assign, setup } from 'xstate'
import { typedAmount, type AmountProblem } from '../shared/amount'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import {
  problemIn,
  wishOf,
  type DepositChoice,
  type DepositOffer,
  type DepositOrder,
  type DepositWish,
} from './offer'

export interface DepositContext extends DepositChoice {
  /** What is wrong with the amount, once the player has tried to send it. */
  readonly problem: AmountProblem | null
  readonly wish: DepositWish | null
  /** The deposit that was begun; null when the page was loaded again since. */
  readonly order: DepositOrder | null
  /** Number of the deposit that the screen is about; null while there is none. */
  readonly number: string | null
  readonly failure: Failure | null
}

export type DepositEvent =
  | { type: 'RETRY' }
  | { type: 'AMOUNT'; amount: string }
  | { type: 'METHOD'; id: string }
  | { type: 'ADD_PROMO' }
  | { type: 'DROP_PROMO' }
  | { type: 'SUBMIT'; requestId: string }
  | { type: 'AGAIN' }

/** The deposit of an answer, for transitions whose guard has seen one. */
const orderIn = (answer: Answer<DepositOrder>): { order: DepositOrder | null } => ({
  order: answer.ok ? answer.value : null,
})

/** Putting money into the account: how, how much, with or without the promotion; asked for once. */
export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as { readonly number: string | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'adding' | 'sending' | 'finding' | 'begun' | 'empty' | 'error',
  },
  actors: {
    loadOffer: callActor<DepositOffer>('loadOffer'),
    acceptPromo: callActor<null, { promoId: string }>('acceptPromo'),
    beginDeposit: callActor<Answer<DepositOrder>, { wish: DepositWish | null }>('beginDeposit'),
    /** What has become of a wish; null when the platform knows nothing of it, and never will. */
    findDeposit: callActor<DepositOrder | null, { requestId: string }>('findDeposit'),
  },
  actions: {
    ...effects,
    /** Goes to the provider's page, where the deposit has one. */
    openPayment: (_: unknown, _params: { url: string | null }) => {},
    /** Keeps the number on this phone, so that a page that is loaded again comes back to the deposit. */
    rememberOrder: (_: unknown, _params: { number: string | null }) => {},
    forgetOrder: () => {},
    keepOffer: assign(({ context }, { offer }: { offer: DepositOffer }) => {
      const kept = offer.methods.some(({ id }) => id === context.methodId)
      return {
        offer,
        methodId: kept ? context.methodId : (offer.methods[0]?.id ?? ''),
        promo: 'off' as const,
      }
    }),
    keepAmount: assign((_, { amount }: { amount: string }) => ({
      amount: typedAmount(amount),
      problem: null,
    })),
    keepMethod: assign(({ context }, { id }: { id: string }) => ({
      methodId: id,
      problem: context.problem && problemIn({ ...context, methodId: id }),
    })),
    keepPromo: assign((_, { promo }: { promo: DepositContext['promo'] }) => ({ promo })),
    keepProblem: assign(({ context }) => ({ problem: problemIn(context) })),
    keepWish: assign(({ context }, { requestId }: { requestId: string }) => ({
      wish: wishOf(context, requestId),
      failure: null,
    })),
    keepOrder: assign((_, { order }: { order: DepositOrder | null }) => ({
      order,
      number: order?.number ?? null,
      failure: null,
    })),
    startOver: assign({ wish: null, order: null, number: null, failure: null, problem: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    begunBefore: ({ context }) => context.number !== null,
    hasMethods: (_, { offer }: { offer: DepositOffer }) => offer.methods.length > 0,
    isOffered: ({ context }, { id }: { id: string }) =>
      context.offer?.methods.some((method) => method.id === id) === true,
    hasPromo: ({ context }) => context.offer?.promo != null && context.promo !== 'on',
    isFine: ({ context }) => problemIn(context) === null,
    saidYes: (_, { answer }: { answer: Answer<DepositOrder> }) => answer.ok,
    termsChanged: (_, { answer }: { answer: Answer<DepositOrder> }) =>
      !answer.ok && answer.failure.code === 'terms-changed',
    wasFound: (_, { order }: { order: DepositOrder | null }) => order !== null,
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
}).createMachine({
  id: 'deposit',
  description:
    'Putting money into the account: how, how much, with or without the promotion; asked for once.',
  options,
  context: ({ input }) => ({
    offer: null,
    methodId: '',
    amount: '',
    promo: 'off',
    problem: null,
    wish: null,
    order: null,
    number: input.number,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether a deposit was begun before the page was loaded.',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      always: [
        {
          guard: 'begunBefore',
          target: 'begun',
          description: 'One was begun on this phone: the screen goes on with it.',
        },
        { target: 'loading', description: 'None.' },
      ],
    },
    loading: {
      description: 'Ways to pay, their bounds and the promotion are fetched. What was typed stays.',
      tags: 'pending',
      meta: { rows: ['ROUTE-48', 'WIRE-91', 'WIRE-92'], screen: '/m/voucherCenter' },
      invoke: {
        id: 'load',
        src: 'loadOffer',
        onDone: [
          {
            guard: { type: 'hasMethods', params: ({ event }) => ({ offer: event.output }) },
            target: 'form',
            description: 'The first way to pay is chosen, or the one that was chosen before.',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'closed', description: 'No way to pay is open.' },
        ],
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
    },
    failed: {
      description: 'The ways to pay could not be fetched; the screen says why and offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/voucherCenter' },
      on: {
        RETRY: { target: 'loading', description: 'The player tries again.', actions: 'forgetFailure' },
      },
    },
    closed: {
      description: 'No way to pay is open right now; the screen says so.',
      tags: 'empty',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      on: { RETRY: { target: 'loading', description: 'The player looks again.', actions: 'forgetFailure' } },
    },
    form: {
      description:
        'Amount, way to pay and promotion are chosen. Nothing has been asked for, and no money moves.',
      tags: 'form',
      meta: { rows: ['ROUTE-48', 'WALLET-07'], screen: '/m/voucherCenter' },
      initial: 'idle',
      on: {
        AMOUNT: {
          description: 'The amount is typed, or one of the quick amounts is tapped.',
          actions: { type: 'keepAmount', params: ({ event }) => ({ amount: event.amount }) },
        },
        METHOD: {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          description:
            'Another way to pay: a complaint about the amount is looked at again under its bounds.',
          actions: { type: 'keepMethod', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        idle: {
          description: 'The form waits for the player.',
          tags: 'form',
          meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
          on: {
            ADD_PROMO: {
              guard: 'hasPromo',
              target: 'adding',
              description: 'The player wants the promotion, whose condition stands beside it.',
            },
            DROP_PROMO: {
              description: 'The player does not want it after all.',
              actions: { type: 'keepPromo', params: { promo: 'off' } },
            },
            SUBMIT: [
              {
                guard: 'isFine',
                target: '#deposit.asking',
                description: 'The deposit is asked for as the screen shows it, under a key of its own.',
                actions: { type: 'keepWish', params: ({ event }) => ({ requestId: event.requestId }) },
              },
              {
                description: 'The amount is missing or out of bounds: the ticket says so.',
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
          description: 'The platform hears that the player accepts the terms of the promotion.',
          tags: ['form', 'pending', 'adding'],
          meta: { rows: ['WIRE-98'], screen: '/m/voucherCenter' },
          invoke: {
            id: 'accept',
            src: 'acceptPromo',
            input: ({ context }) => ({ promoId: context.offer?.promo?.id ?? '' }),
            onDone: {
              target: 'idle',
              description: 'It is added to this deposit.',
              actions: { type: 'keepPromo', params: { promo: 'on' } },
            },
            onError: {
              target: 'idle',
              description: 'It could not be added: the deposit goes without, and the ticket says so.',
              actions: { type: 'keepPromo', params: { promo: 'failed' } },
            },
          },
          after: {
            longestWait: {
              target: 'idle',
              description: 'No answer in time: the deposit goes without.',
              actions: { type: 'keepPromo', params: { promo: 'failed' } },
            },
          },
        },
      },
    },
    asking: {
      description: 'The deposit is asked for, once, under its own key. Tapping again does nothing.',
      tags: ['form', 'pending', 'sending'],
      meta: {
        rows: ['WALLET-07', 'WIRE-93', 'WIRE-94', 'WIRE-95', 'WIRE-96', 'WIRE-97'],
        screen: '/m/voucherCenter',
      },
      invoke: {
        id: 'begin',
        src: 'beginDeposit',
        input: ({ context }) => ({ wish: context.wish }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'begun',
            description: 'It waits to be paid: on to the provider, where there is one.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => orderIn(event.output) },
              {
                type: 'rememberOrder',
                params: ({ event }) => ({ number: orderIn(event.output).order?.number ?? null }),
              },
              {
                type: 'openPayment',
                params: ({ event }) => ({ url: orderIn(event.output).order?.payUrl ?? null }),
              },
            ],
          },
          {
            guard: { type: 'termsChanged', params: ({ event }) => ({ answer: event.output }) },
            target: 'loading',
            description:
              'Bounds, fee or promotion are others by now: they are fetched again, and the player looks them over.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
          {
            target: 'form',
            description: 'Refused: the form stays as it is and says why. Nothing has moved.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'finding',
          description: 'Not known whether the platform has it: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'finding',
          description: 'No answer in time: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    finding: {
      description: 'The answer got lost: finds out under the same key whether the deposit was begun.',
      tags: ['form', 'pending', 'finding'],
      meta: { rows: ['WALLET-07', 'WIRE-99'], screen: '/m/voucherCenter' },
      invoke: {
        id: 'find',
        src: 'findDeposit',
        input: ({ context }) => ({ requestId: context.wish?.requestId ?? '' }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => ({ order: event.output }) },
            target: 'begun',
            description: 'It was begun. The player goes on to the provider by a tap.',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'rememberOrder', params: ({ event }) => ({ number: event.output?.number ?? null }) },
            ],
          },
          {
            target: 'form',
            description: 'It was not, and now never will be: the form says that no money has moved, and why.',
          },
        ],
        onError: {
          target: 'unresolved',
          description: 'Still not known.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'unresolved',
          description: 'Still not known.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    unresolved: {
      description:
        'Nobody knows yet whether the deposit was begun; nothing is paid by it so far. The screen looks again.',
      tags: ['form', 'finding'],
      meta: { rows: ['WALLET-07', 'ERROR-32'], screen: '/m/voucherCenter' },
      on: { RETRY: { target: 'finding', description: 'The player looks again.' } },
      after: { lookAgain: { target: 'finding', description: 'Another look.' } },
    },
    begun: {
      description: 'A deposit is under way or over: the screen is about it.',
      tags: 'begun',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      on: {
        AGAIN: {
          target: 'loading',
          description: 'Another deposit. The one before stays in the record.',
          actions: ['forgetOrder', 'startOver'],
        },
      },
    },
  },
})
