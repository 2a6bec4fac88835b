import { endIn, options } from '../shared/chart'
import { thrown } from '../shared/failure'
import * as paths from '../shared/paths'
import { depositSetup, depositStart, requestIn } from './deposit.setup'
import { draftOf } from './offer'

export type { DepositInput } from './deposit.setup'

/** Depositing money: payment method, amount and an optional promotion, sent exactly once. */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  description: 'Depositing money: payment method, amount and an optional promotion, sent exactly once.',
  options,
  context: ({ input }) => depositStart(input),
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
      initial: 'looking',
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
        looking: {
          description: 'Checks whether what shows was fetched on this visit.',
          tags: 'form',
          meta: { rows: ['WALLET-07'], screen: paths.deposit },
          always: [
            { guard: 'isFresh', target: 'idle' },
            { target: 'renewing', description: 'It is from an earlier visit, and is fetched again.' },
          ],
        },
        renewing: {
          description:
            'The form shows what an earlier visit has loaded. The player can fill it in; the next step waits for the answer.',
          tags: ['form', 'pending', 'renewing'],
          meta: { rows: ['ROUTE-48', 'WIRE-91', 'WIRE-92'], screen: paths.deposit },
          invoke: {
            id: 'renew',
            src: 'loadOffer',
            onDone: [
              {
                guard: { type: 'asksLimit', params: ({ event }) => ({ offer: event.output }) },
                target: '#deposit.limiting',
                description: 'The player is first offered limits of their own.',
                actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              {
                guard: { type: 'hasMethods', params: ({ event }) => ({ offer: event.output }) },
                target: 'idle',
                description: 'Payment methods, limits and promotion are up to date. What was typed stays.',
                actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              { target: '#deposit.closed', description: 'No payment method is available any more.' },
            ],
            onError: {
              target: 'outdated',
              description: 'The form stays, and says that it is not up to date.',
            },
          },
        },
        outdated: {
          description:
            'The form is from an earlier visit and says so; nothing is sent before it is up to date.',
          tags: ['form', 'late'],
          meta: { rows: ['WALLET-07', 'ERROR-32'], screen: paths.deposit },
          on: {
            SUBMIT: {
              target: 'renewing',
              description: 'The player wants to continue: it is fetched again first.',
            },
          },
        },
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
        input: ({ context }) => ({ request: requestIn(context) }),
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
            guard: { type: 'isKnown', params: endIn },
            target: 'form',
            description: 'There was no earlier request; the form of an earlier visit shows at once.',
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
