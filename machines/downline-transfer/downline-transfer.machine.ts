import { assign, setup } from 'xstate'
import { typedAmount, type AmountProblem } from '../shared/amount'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { pinShape, transferProblem, type Purse } from './purse'

export interface DownlineTransferContext {
  /** User names of the direct downlines that each get the amount. */
  readonly to: readonly string[]
  readonly purse: Purse | null
  readonly amount: string
  readonly problem: AmountProblem | null
  /** Known only while it is asked for; never written down. */
  readonly pin: string
  readonly pinMissing: boolean
  /** Made once for an intent. */
  readonly requestId: string
  readonly failure: Failure | null
  /** The last wish is known not to have moved anything. */
  readonly notDone: boolean
}

export type DownlineTransferEvent =
  | { type: 'OPEN'; to: readonly string[] }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'SET_PIN' }
  | { type: 'TYPE'; value: string }
  | { type: 'NEXT'; requestId: string }
  | { type: 'TYPE_PIN'; value: string }
  | { type: 'BACK' }
  | { type: 'CONFIRM' }
  | { type: 'LOOK_AGAIN' }

/** What is sent, once, under its key. */
export interface TransferWish {
  readonly to: readonly string[]
  readonly amount: string
  readonly pin: string
  readonly requestId: string
}

const start: DownlineTransferContext = {
  to: [],
  purse: null,
  amount: '',
  problem: null,
  pin: '',
  pinMissing: false,
  requestId: '',
  failure: null,
  notDone: false,
}

const wrongPinCodes: readonly string[] = ['pin-wrong', 'pin-locked']

/** Money to one downline or to several: the amount, the withdrawal password, and what became of it. */
export const downlineTransferMachine = setup({
  types: {
    context: {} as DownlineTransferContext,
    events: {} as DownlineTransferEvent,
    meta: {} as ChartMeta,
    tags: {} as 'open' | 'pending' | 'form' | 'asking' | 'sending' | 'checking' | 'done' | 'error',
  },
  actors: {
    loadPurse: callActor<Purse>('loadPurse'),
    transfer: callActor<Answer<null>, TransferWish>('transfer'),
    findTransfer: callActor<boolean, { requestId: string }>('findTransfer'),
  },
  actions: {
    ...effects,
    /** Money went down: balance and list of members are asked for again. */
    moneyMoved: () => {},
    begin: assign((_, { to }: { to: readonly string[] }) => ({ ...start, to })),
    keepPurse: assign((_, { purse }: { purse: Purse }) => ({ purse })),
    typeAmount: assign((_, { value }: { value: string }) => ({
      amount: typedAmount(value),
      problem: null,
      failure: null,
      notDone: false,
    })),
    showProblem: assign(({ context: { amount, to, purse } }) => ({
      problem: transferProblem(amount, to.length, purse),
    })),
    intend: assign((_, { requestId }: { requestId: string }) => ({
      requestId,
      problem: null,
      failure: null,
      notDone: false,
    })),
    typePin: assign((_, { value }: { value: string }) => ({
      pin: value.replace(/\D/g, '').slice(0, 6),
      pinMissing: false,
    })),
    missPin: assign({ pinMissing: true }),
    forgetPin: assign({ pin: '', pinMissing: false }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    noteNotDone: assign({ notDone: true }),
  },
  guards: {
    somebody: (_, { to }: { to: readonly string[] }) => to.length > 0,
    hasPin: (_, { purse }: { purse: Purse }) => purse.hasPin,
    wrongAmount: ({ context: { amount, to, purse } }) => transferProblem(amount, to.length, purse) !== null,
    pinMissing: ({ context }) => !pinShape.test(context.pin),
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    wrongPin: (_, { answer }: { answer: Answer<null> }) =>
      !answer.ok && wrongPinCodes.includes(answer.failure.code),
    found: (_, { done }: { done: boolean }) => done,
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
}).createMachine({
  id: 'downline-transfer',
  description: 'Money to downlines: the amount, the withdrawal password, and what became of it, once.',
  options,
  context: start,
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the team shows.',
      meta: { rows: ['AGENT-21'], screen: '/m/member/team' },
      on: {
        OPEN: {
          guard: { type: 'somebody', params: ({ event }) => ({ to: event.to }) },
          target: 'loading',
          description: 'Money is to go to one member, or to those that are marked.',
          actions: { type: 'begin', params: ({ event }) => ({ to: event.to }) },
        },
      },
    },
    loading: {
      description: 'Balance and whether there is a withdrawal password are fetched. What was typed stays.',
      tags: ['open', 'pending'],
      meta: { rows: ['AGENT-21', 'WIRE-32', 'WIRE-84'], screen: '/m/member/team' },
      invoke: {
        id: 'load',
        src: 'loadPurse',
        onDone: [
          {
            guard: { type: 'hasPin', params: ({ event }) => ({ purse: event.output }) },
            target: 'filling',
            description: 'All there.',
            actions: { type: 'keepPurse', params: ({ event }) => ({ purse: event.output }) },
          },
          { target: 'pinless', description: 'No withdrawal password has been set yet.' },
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
      on: { CLOSE: { target: 'closed', description: 'The agent does not want to wait.' } },
    },
    failed: {
      description: 'It could not be fetched; another try is offered.',
      tags: ['open', 'error'],
      meta: { rows: ['ERROR-32'], screen: '/m/member/team' },
      on: {
        RETRY: { target: 'loading', description: 'The agent tries again.', actions: 'forgetFailure' },
        CLOSE: { target: 'closed', description: 'Back to the team.' },
      },
    },
    pinless: {
      description: 'A transfer needs a withdrawal password: it says where one is set.',
      tags: 'open',
      meta: { rows: ['WIRE-117'], screen: '/m/member/team' },
      on: {
        SET_PIN: {
          target: 'closed',
          description: 'To the security centre.',
          actions: { type: 'goTo', params: { to: '/m/securityCenter' } },
        },
        CLOSE: { target: 'closed', description: 'Back to the team.' },
      },
    },
    filling: {
      description: 'The amount that each of them gets.',
      tags: ['open', 'form'],
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: '/m/member/team' },
      on: {
        TYPE: {
          description: 'Typing takes the message about it away.',
          actions: { type: 'typeAmount', params: ({ event }) => ({ value: event.value }) },
        },
        NEXT: [
          {
            guard: 'wrongAmount',
            description: 'The amount is not right: it says why, and goes there.',
            actions: ['showProblem', { type: 'focusField', params: { field: 'amount' } }],
          },
          {
            target: 'confirming',
            description: 'An intent with a key of its own.',
            actions: { type: 'intend', params: ({ event }) => ({ requestId: event.requestId }) },
          },
        ],
        CLOSE: { target: 'closed', description: 'Nothing is sent.' },
      },
    },
    confirming: {
      description: 'Who gets how much, and the withdrawal password: only from here something is sent.',
      tags: ['open', 'form', 'asking'],
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: '/m/member/team' },
      on: {
        TYPE_PIN: {
          description: 'The withdrawal password.',
          actions: { type: 'typePin', params: ({ event }) => ({ value: event.value }) },
        },
        BACK: {
          target: 'filling',
          description: 'Another amount.',
          actions: ['forgetPin', 'forgetFailure'],
        },
        CLOSE: { target: 'closed', description: 'Nothing is sent.', actions: 'forgetPin' },
        CONFIRM: [
          {
            guard: 'pinMissing',
            description: 'The withdrawal password is not whole: it says so.',
            actions: ['missPin', { type: 'focusField', params: { field: 'pin' } }],
          },
          { target: 'sending', description: 'The agent means it.', actions: 'forgetFailure' },
        ],
      },
    },
    sending: {
      description: 'The wish is on its way, once, under its key. Tapping again does nothing.',
      tags: ['open', 'form', 'asking', 'pending', 'sending'],
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: '/m/member/team' },
      invoke: {
        id: 'send',
        src: 'transfer',
        input: ({ context: { to, amount, pin, requestId } }) => ({ to, amount, pin, requestId }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            description: 'The money is there.',
          },
          {
            guard: { type: 'wrongPin', params: ({ event }) => ({ answer: event.output }) },
            target: 'confirming',
            description: 'The withdrawal password is wrong, or rests for a while: nothing has moved.',
            actions: [{ type: 'keepFailure', params: ({ event }) => refusalIn(event.output) }, 'forgetPin'],
          },
          {
            target: 'loading',
            description: 'Refused: nothing has moved. The balance is fetched anew, the reason shows.',
            actions: [
              { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
              'forgetPin',
              'noteNotDone',
            ],
          },
        ],
        onError: {
          target: 'finding',
          description: 'Not known whether it was done: looks, and sends nothing again.',
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
      description: 'Asks the platform what became of the wish, by its key. Nothing is sent a second time.',
      tags: ['open', 'pending', 'checking'],
      meta: { rows: ['WIRE-117'], screen: '/m/member/team' },
      entry: 'forgetPin',
      invoke: {
        id: 'find',
        src: 'findTransfer',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => ({ done: event.output }) },
            target: 'done',
            description: 'It was done.',
          },
          {
            target: 'loading',
            description: 'It never came, and never will under this key: nothing has moved, and it says so.',
            actions: 'noteNotDone',
          },
        ],
        onError: { target: 'unknown', description: 'Still not known.' },
      },
      after: { longestWait: { target: 'unknown', description: 'Still not known.' } },
    },
    unknown: {
      description: 'Nobody knows yet whether it was done; looks again by itself.',
      tags: ['open', 'checking'],
      meta: { rows: ['WIRE-117'], screen: '/m/member/team' },
      on: { LOOK_AGAIN: { target: 'finding', description: 'The agent does not want to wait.' } },
      after: { lookAgain: { target: 'finding', description: 'Another look.' } },
    },
    done: {
      description: 'What was sent to whom; balance and list of members are asked for again.',
      tags: ['open', 'done'],
      meta: { rows: ['WIRE-117', 'WIRE-118'], screen: '/m/member/team' },
      entry: ['forgetPin', 'forgetFailure', 'moneyMoved'],
      on: { CLOSE: { target: 'closed', description: 'Back to the team.' } },
    },
  },
})
