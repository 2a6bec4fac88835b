import { assign, setup } from 'xstate'
import { pinLength } from '../payment-pin/form'
import { failureIn, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import {
  amountTyped,
  isPin,
  noMessages,
  onceWithPinGuards,
  pinForgotten,
  type PinForm,
} from '../send-once/with-pin'
import { typedMoney } from '../shared/amount'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown } from '../shared/failure'
import { digits } from '../shared/fields'
import * as paths from '../shared/paths'
import { parseMoney, type Money } from '../shared/money'
import { transferProblem, type SpendableBalance } from './spendable'

export interface DownlineTransferContext extends PinForm {
  /** User names of the direct downlines; each receives the amount. */
  readonly to: readonly string[]
  readonly spendable: SpendableBalance | null
  /** The amount each of them received, or was to receive; null before. */
  readonly sent: Money | null
  /** The transfer's number in the account record; null if the platform gives none. */
  readonly number: string | null
}

type DownlineTransferEvent =
  | { type: 'OPEN'; to: readonly string[] }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'SET_PIN' }
  | { type: 'TYPE'; value: string }
  | { type: 'NEXT' }
  | { type: 'TYPE_PIN'; value: string }
  | { type: 'BACK' }
  | { type: 'CONFIRM' }

/** The platform's receipt for a completed transfer. */
export interface Receipt {
  readonly number: string | null
}

/** What is sent, exactly once. */
export interface TransferRequest {
  readonly to: readonly string[]
  readonly amount: Money
  readonly pin: string
}

const start: DownlineTransferContext = {
  to: [],
  spendable: null,
  amount: '',
  sent: null,
  number: null,
  problem: null,
  ...pinForgotten,
  failure: null,
  notDone: false,
}

/** What is sent once confirmed; null before. */
export const requestOf = ({ to, amount, spendable, pin }: DownlineTransferContext): TransferRequest | null =>
  spendable && isPin(pin) ? { to, amount: typedMoney(amount, spendable.available.currency), pin } : null

/** Recipients and amount, as stored on the phone with the key, and the number of the completed transfer. */
const sentIn = ({ facts: { to = [], amount = '', currency = '' }, value }: Outcome<Receipt>) => ({
  to: [to].flat(),
  amount: String(amount),
  sent: parseMoney(String(amount), String(currency)),
  number: value?.number ?? null,
})

/** Sending money to one or several downlines: the amount, the withdrawal password and the result. */
export const downlineTransferMachine = setup({
  types: {
    context: {} as DownlineTransferContext,
    events: {} as DownlineTransferEvent,
    meta: {} as ChartMeta,
    tags: {} as 'open' | 'pinless' | 'pending' | 'form' | 'asking' | 'done' | 'error',
  },
  actors: {
    loadSpendable: callActor<SpendableBalance>('loadSpendable'),
    sendOnce: sendOnceActor<TransferRequest, Receipt>(),
  },
  actions: {
    ...effects,
    /** Money was sent down: reloads the balance and the list of members. */
    moneyMoved: () => {},
    begin: assign((_, { to }: { to: readonly string[] }) => ({ ...start, to })),
    keepSpendable: assign((_, { spendable }: { spendable: SpendableBalance }) => ({ spendable })),
    typeAmount: assign(({ context }, { value }: { value: string }) =>
      amountTyped(value, context.spendable?.available.currency ?? ''),
    ),
    showProblem: assign(({ context: { amount, to, spendable } }) => ({
      problem: transferProblem(amount, to.length, spendable),
    })),
    intend: assign(noMessages),
    typePin: assign((_, { value }: { value: string }) => ({
      pin: digits(value, pinLength),
      pinMissing: false,
    })),
    missPin: assign({ pinMissing: true }),
    forgetPin: assign(pinForgotten),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
    keepSent: assign((_, sent: Pick<DownlineTransferContext, 'to' | 'amount' | 'sent' | 'number'>) => sent),
    noteNotDone: assign({ notDone: true }),
  },
  guards: {
    ...onceWithPinGuards,
    somebody: (_, { to }: { to: readonly string[] }) => to.length > 0,
    hasPin: (_, { spendable }: { spendable: SpendableBalance }) => spendable.hasPin,
    wrongAmount: ({ context: { amount, to, spendable } }) =>
      transferProblem(amount, to.length, spendable) !== null,
  },
}).createMachine({
  id: 'downline-transfer',
  description:
    'Sending money to downlines, exactly once: the amount, the withdrawal password and the result.',
  options,
  context: start,
  initial: 'settling',
  states: {
    closed: {
      description: 'Only the team list shows.',
      meta: { rows: ['AGENT-21'], screen: paths.team },
      on: {
        OPEN: {
          guard: { type: 'somebody', params: ({ event }) => ({ to: event.to }) },
          target: 'loading',
          description: 'The agent wants to send money to one member, or to those selected.',
          actions: { type: 'begin', params: ({ event }) => ({ to: event.to }) },
        },
      },
    },
    loading: {
      description: 'The balance is fetched, and whether a withdrawal password is set. What was typed stays.',
      tags: ['open', 'pending'],
      meta: { rows: ['AGENT-21', 'WIRE-32', 'WIRE-84'], screen: paths.team },
      invoke: {
        id: 'load',
        src: 'loadSpendable',
        onDone: [
          {
            guard: { type: 'hasPin', params: ({ event }) => ({ spendable: event.output }) },
            target: 'filling',
            description: 'Everything needed is set up.',
            actions: { type: 'keepSpendable', params: ({ event }) => ({ spendable: event.output }) },
          },
          { target: 'pinless', description: 'No withdrawal password has been set yet.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: { CLOSE: { target: 'closed', description: 'The agent closes the panel while it is loading.' } },
    },
    failed: {
      description: 'Loading failed; the panel offers to try again.',
      tags: ['open', 'error'],
      meta: { rows: ['ERROR-32'], screen: paths.team },
      on: {
        RETRY: { target: 'loading', description: 'The agent tries again.', actions: 'forgetFailure' },
        CLOSE: { target: 'closed', description: 'The agent closes the panel and is back at the team list.' },
      },
    },
    pinless: {
      description: 'Transfers need a withdrawal password: the panel says where to set one.',
      tags: ['open', 'pinless'],
      meta: { rows: ['WIRE-117'], screen: paths.team },
      on: {
        SET_PIN: {
          target: 'closed',
          description: 'The agent goes to the security centre to set a withdrawal password.',
          actions: { type: 'goTo', params: { to: paths.securityCenter } },
        },
        CLOSE: { target: 'closed', description: 'The agent closes the panel and is back at the team list.' },
      },
    },
    filling: {
      description: 'The panel asks for the amount that each recipient receives.',
      tags: ['open', 'form'],
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: paths.team },
      on: {
        TYPE: {
          description: 'Typing clears the message.',
          actions: { type: 'typeAmount', params: ({ event }) => ({ value: event.value }) },
        },
        NEXT: [
          {
            guard: 'wrongAmount',
            description: 'The amount is wrong: the field says why and gets the focus.',
            actions: ['showProblem', { type: 'focusField', params: { field: 'amount' } }],
          },
          {
            target: 'confirming',
            description: 'The amount is valid: the confirmation follows.',
            actions: 'intend',
          },
        ],
        CLOSE: { target: 'closed', description: 'The agent closes the panel; nothing was sent.' },
      },
    },
    confirming: {
      description:
        'The panel shows who receives how much and asks for the withdrawal password. Nothing is sent until the agent confirms.',
      tags: ['open', 'form', 'asking'],
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: paths.team },
      on: {
        TYPE_PIN: {
          description: 'The agent types the withdrawal password.',
          actions: { type: 'typePin', params: ({ event }) => ({ value: event.value }) },
        },
        BACK: {
          target: 'filling',
          description: 'The agent changes the amount.',
          actions: ['forgetPin', 'forgetFailure'],
        },
        CLOSE: {
          target: 'closed',
          description: 'The agent closes the panel; nothing was sent.',
          actions: 'forgetPin',
        },
        CONFIRM: [
          {
            guard: 'pinMissing',
            description: 'The withdrawal password is incomplete: the field says so.',
            actions: ['missPin', { type: 'focusField', params: { field: 'pin' } }],
          },
          { target: 'settling', description: 'The agent confirms.', actions: 'forgetFailure' },
        ],
      },
    },
    settling: {
      description:
        'What was confirmed is sent exactly once. When the screen opens, an earlier request without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: paths.team },
      exit: 'forgetPin',
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'done',
            description: 'The money has arrived.',
            actions: { type: 'keepSent', params: ({ event }) => sentIn(event.output) },
          },
          {
            guard: { type: 'wasWrongPin', params: endIn },
            target: 'confirming',
            description: 'The withdrawal password is wrong or temporarily locked: no money moved.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'loading',
            description: 'No money moved. The balance is fetched again, and the reason shows.',
            actions: [
              { type: 'keepFailure', params: failureIn },
              { type: 'keepSent', params: ({ event }) => sentIn(event.output) },
              'noteNotDone',
            ],
          },
          {
            target: 'closed',
            description: 'There was no earlier request, or the agent stops waiting.',
          },
        ],
        onError: {
          target: 'closed',
          description: 'The outcome is still unknown; it is looked up before the next request is sent.',
        },
      },
    },
    done: {
      description:
        'The panel shows what was sent to whom; the balance and the list of members are loaded again.',
      tags: ['open', 'done'],
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: paths.team },
      entry: 'moneyMoved',
      on: {
        CLOSE: { target: 'closed', description: 'The agent closes the panel and is back at the team list.' },
      },
    },
  },
})
