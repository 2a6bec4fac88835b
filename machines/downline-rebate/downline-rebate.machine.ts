import { assign, setup } from 'xstate'
import { typedAmount } from '../shared/amount'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { changedRates, wrongRates, type GivenRate, type RateBound, type TypedRates } from './rates'

export interface DownlineRebateContext {
  readonly userName: string
  readonly bounds: readonly RateBound[]
  readonly typed: TypedRates
  /** Categories that are marked as wrong. */
  readonly wrong: readonly string[]
  /** Made once for an intent. */
  readonly requestId: string
  readonly failure: Failure | null
  /** The last wish is known not to have changed anything. */
  readonly notDone: boolean
}

export type DownlineRebateEvent =
  | { type: 'OPEN'; userName: string }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'TYPE'; category: string; value: string }
  | { type: 'SAVE'; requestId: string }
  | { type: 'LOOK_AGAIN' }

/** What is sent, once, under its key. */
export interface RateWish {
  readonly userName: string
  readonly rates: readonly GivenRate[]
  readonly requestId: string
}

const start: DownlineRebateContext = {
  userName: '',
  bounds: [],
  typed: {},
  wrong: [],
  requestId: '',
  failure: null,
  notDone: false,
}

/** Rates of rebate of a direct downline: within one's own, and not below what he gives on. */
export const downlineRebateMachine = setup({
  types: {
    context: {} as DownlineRebateContext,
    events: {} as DownlineRebateEvent,
    meta: {} as ChartMeta,
    tags: {} as 'open' | 'pending' | 'form' | 'sending' | 'checking' | 'done' | 'error',
  },
  actors: {
    loadRates: callActor<readonly RateBound[], { userName: string }>('loadRates'),
    giveRates: callActor<Answer<null>, RateWish>('giveRates'),
    findRates: callActor<boolean, { requestId: string }>('findRates'),
  },
  actions: {
    ...effects,
    /** The list of members is asked for again. */
    ratesGiven: () => {},
    begin: assign((_, { userName }: { userName: string }) => ({ ...start, userName })),
    keepBounds: assign((_, { bounds }: { bounds: readonly RateBound[] }) => ({ bounds })),
    type: assign(({ context }, { category, value }: { category: string; value: string }) => ({
      typed: { ...context.typed, [category]: typedAmount(value) },
      wrong: context.wrong.filter((one) => one !== category),
      failure: null,
      notDone: false,
    })),
    showWrong: assign(({ context: { bounds, typed } }) => ({ wrong: wrongRates(bounds, typed) })),
    intend: assign((_, { requestId }: { requestId: string }) => ({
      requestId,
      wrong: [],
      failure: null,
      notDone: false,
    })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    noteNotDone: assign({ notDone: true }),
  },
  guards: {
    anyWrong: ({ context: { bounds, typed } }) => wrongRates(bounds, typed).length > 0,
    nothingNew: ({ context: { bounds, typed } }) => changedRates(bounds, typed).length === 0,
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    found: (_, { done }: { done: boolean }) => done,
  },
  delays: { longestWait: limits.longestWait, lookAgain: limits.lookAgain },
}).createMachine({
  id: 'downline-rebate',
  description: 'Rates of rebate of a direct downline: within one’s own, not below what he gives on.',
  options,
  context: start,
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the team shows.',
      meta: { rows: ['AGENT-21'], screen: '/m/member/team' },
      on: {
        OPEN: {
          target: 'loading',
          description: 'Somebody’s rates are to be changed.',
          actions: { type: 'begin', params: ({ event }) => ({ userName: event.userName }) },
        },
      },
    },
    loading: {
      description: 'His rates and how far they may be changed are fetched. What was typed stays.',
      tags: ['open', 'pending'],
      meta: { rows: ['WIRE-119'], screen: '/m/member/team' },
      invoke: {
        id: 'load',
        src: 'loadRates',
        input: ({ context }) => ({ userName: context.userName }),
        onDone: {
          target: 'filling',
          actions: { type: 'keepBounds', params: ({ event }) => ({ bounds: event.output }) },
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
    filling: {
      description: 'One rate for each kind of games, with its bounds.',
      tags: ['open', 'form'],
      meta: { rows: ['WIRE-121', 'AGENT-18'], screen: '/m/member/team' },
      on: {
        TYPE: {
          description: 'Typing takes the message about it away.',
          actions: {
            type: 'type',
            params: ({ event }) => ({ category: event.category, value: event.value }),
          },
        },
        SAVE: [
          {
            guard: 'anyWrong',
            description: 'A rate is not right: it says why.',
            actions: 'showWrong',
          },
          {
            guard: 'nothingNew',
            target: 'closed',
            description: 'Nothing was changed: there is nothing to send.',
          },
          {
            target: 'sending',
            description: 'An intent with a key of its own.',
            actions: { type: 'intend', params: ({ event }) => ({ requestId: event.requestId }) },
          },
        ],
        CLOSE: { target: 'closed', description: 'The rates stay as they are.' },
      },
    },
    sending: {
      description: 'The new rates are on their way, once, under their key. Tapping again does nothing.',
      tags: ['open', 'form', 'pending', 'sending'],
      meta: { rows: ['WIRE-121'], screen: '/m/member/team' },
      invoke: {
        id: 'give',
        src: 'giveRates',
        input: ({ context: { userName, bounds, typed, requestId } }) => ({
          userName,
          rates: changedRates(bounds, typed),
          requestId,
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            description: 'They count from now on.',
          },
          {
            target: 'loading',
            description: 'Refused: nothing has changed. The bounds are fetched anew, the reason shows.',
            actions: [{ type: 'keepFailure', params: ({ event }) => refusalIn(event.output) }, 'noteNotDone'],
          },
        ],
        onError: {
          target: 'finding',
          description: 'Not known whether they were given: looks, and sends nothing again.',
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
      meta: { rows: ['WIRE-121'], screen: '/m/member/team' },
      invoke: {
        id: 'find',
        src: 'findRates',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => ({ done: event.output }) },
            target: 'done',
            description: 'They were given.',
          },
          {
            target: 'loading',
            description: 'It never came, and never will under this key: the rates are as they were.',
            actions: 'noteNotDone',
          },
        ],
        onError: { target: 'unknown', description: 'Still not known.' },
      },
      after: { longestWait: { target: 'unknown', description: 'Still not known.' } },
    },
    unknown: {
      description: 'Nobody knows yet whether the rates were given; looks again by itself.',
      tags: ['open', 'checking'],
      meta: { rows: ['WIRE-121'], screen: '/m/member/team' },
      on: { LOOK_AGAIN: { target: 'finding', description: 'The agent does not want to wait.' } },
      after: { lookAgain: { target: 'finding', description: 'Another look.' } },
    },
    done: {
      description: 'The new rates count; the list of members is asked for again.',
      tags: ['open', 'done'],
      meta: { rows: ['WIRE-121'], screen: '/m/member/team' },
      entry: ['forgetFailure', 'ratesGiven'],
      on: { CLOSE: { target: 'closed', description: 'Back to the team.' } },
    },
  },
})
