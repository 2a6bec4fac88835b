import { assign, setup } from 'xstate'
import { failureIn, onceGuards, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { typedPercent } from '../shared/percent'
import { callActor, endIn, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import { changedRates, wrongRates, type GivenRate, type RateBound, type TypedRates } from './rates'

export interface DownlineRebateContext {
  readonly userName: string
  readonly bounds: readonly RateBound[]
  readonly typed: TypedRates
  /** Categories marked as wrong. */
  readonly wrong: readonly string[]
  readonly failure: Failure | null
  /** The last request is known not to have changed anything. */
  readonly notDone: boolean
}

type DownlineRebateEvent =
  | { type: 'OPEN'; userName: string }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }
  | { type: 'TYPE'; category: string; value: string }
  | { type: 'SAVE' }

/** What is sent, exactly once. */
export interface RateRequest {
  readonly userName: string
  readonly rates: readonly GivenRate[]
}

const start: DownlineRebateContext = {
  userName: '',
  bounds: [],
  typed: {},
  wrong: [],
  failure: null,
  notDone: false,
}

/** What is sent; null if nothing has changed. */
export function requestOf({ userName, bounds, typed }: DownlineRebateContext): RateRequest | null {
  const rates = changedRates(bounds, typed)
  return rates.length > 0 ? { userName, rates } : null
}

/** Rebate rates of a direct downline: up to the agent's own, and not below what the downline passes on. */
export const downlineRebateMachine = setup({
  types: {
    context: {} as DownlineRebateContext,
    events: {} as DownlineRebateEvent,
    meta: {} as ChartMeta,
    tags: {} as 'open' | 'pending' | 'form' | 'done' | 'error',
  },
  actors: {
    loadRates: callActor<readonly RateBound[], { userName: string }>('loadRates'),
    sendOnce: sendOnceActor<RateRequest, true>(),
  },
  actions: {
    ...effects,
    /** Reloads the list of members. */
    ratesGiven: () => {},
    begin: assign((_, { userName }: { userName: string }) => ({ ...start, userName })),
    keepBounds: assign((_, { bounds }: { bounds: readonly RateBound[] }) => ({ bounds })),
    type: assign(({ context }, { category, value }: { category: string; value: string }) => ({
      typed: { ...context.typed, [category]: typedPercent(value) },
      wrong: context.wrong.filter((one) => one !== category),
      failure: null,
      notDone: false,
    })),
    showWrong: assign(({ context: { bounds, typed } }) => ({ wrong: wrongRates(bounds, typed) })),
    intend: assign({ wrong: [], failure: null, notDone: false }),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
    keepName: assign((_, { facts }: Pick<Outcome, 'facts'>) => ({ userName: String(facts.userName ?? '') })),
    noteNotDone: assign({ notDone: true }),
  },
  guards: {
    ...onceGuards,
    anyWrong: ({ context: { bounds, typed } }) => wrongRates(bounds, typed).length > 0,
    nothingNew: ({ context }) => requestOf(context) === null,
  },
}).createMachine({
  id: 'downline-rebate',
  description:
    'The rebate rates of a direct downline: up to the agent’s own, and not below what the downline passes on.',
  options,
  context: start,
  initial: 'settling',
  states: {
    closed: {
      description: 'Only the team list shows.',
      meta: { rows: ['AGENT-21'], screen: paths.team },
      on: {
        OPEN: {
          target: 'loading',
          description: 'The agent wants to change someone’s rates.',
          actions: { type: 'begin', params: ({ event }) => ({ userName: event.userName }) },
        },
      },
    },
    loading: {
      description: 'The member’s rates and their limits are fetched. What was typed stays.',
      tags: ['open', 'pending'],
      meta: { rows: ['WIRE-119'], screen: paths.team },
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
    filling: {
      description: 'One rate per game category, each with its limits.',
      tags: ['open', 'form'],
      meta: { rows: ['WIRE-121', 'AGENT-18'], screen: paths.team },
      on: {
        TYPE: {
          description: 'Typing clears the message.',
          actions: {
            type: 'type',
            params: ({ event }) => ({ category: event.category, value: event.value }),
          },
        },
        SAVE: [
          {
            guard: 'anyWrong',
            description: 'A rate is wrong; its field says why.',
            actions: 'showWrong',
          },
          {
            guard: 'nothingNew',
            target: 'closed',
            description: 'Nothing was changed: there is nothing to send.',
          },
          {
            target: 'settling',
            description: 'All rates are valid.',
            actions: 'intend',
          },
        ],
        CLOSE: { target: 'closed', description: 'The agent closes the panel; the rates stay as they are.' },
      },
    },
    settling: {
      description:
        'The new rates are sent exactly once. When the panel opens, an earlier change without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WIRE-121'], screen: paths.team },
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'done',
            description: 'The new rates apply from now on.',
            actions: { type: 'keepName', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'loading',
            description: 'The rates have not changed: the limits are fetched again, and the reason shows.',
            actions: [
              { type: 'keepFailure', params: failureIn },
              { type: 'keepName', params: ({ event }) => event.output },
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
      description: 'The new rates apply; the list of members is loaded again.',
      tags: ['open', 'done'],
      meta: { rows: ['WIRE-121'], screen: paths.team },
      entry: 'ratesGiven',
      on: {
        CLOSE: { target: 'closed', description: 'The agent closes the panel and is back at the team list.' },
      },
    },
  },
})
