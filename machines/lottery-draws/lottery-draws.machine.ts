import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import type { HallMode } from './modes'

/** What is shown: all lotteries of a prize mode, or one of them; each has a separate actor. */
export interface DrawsQuery {
  readonly mode: HallMode
  /** Empty for all of them. */
  readonly code: string
}

/** What is on sale. The chart stores it whole and reads only its key. */
export interface OnSale {
  readonly code: string
}

export interface Draws {
  readonly list: readonly OnSale[]
  /** When the first of these draws closes, in milliseconds by this phone's clock. */
  readonly until: number
}

interface DrawsContext {
  readonly query: DrawsQuery
  readonly draws: Draws | null
  readonly failure: Failure | null
}

type DrawsEvent = { type: 'DEADLINE' } | { type: 'RETRY' } | { type: 'LANGUAGE_CHANGED' }

/** The next draws with their countdowns; when one closes, the next one is loaded. */
export const lotteryDrawsMachine = setup({
  types: {
    context: {} as DrawsContext,
    events: {} as DrawsEvent,
    /** With the draws known from an earlier visit to the screen that have not closed yet. */
    input: {} as { query: DrawsQuery; draws: Draws | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'counting' | 'late' | 'empty' | 'error',
  },
  actors: {
    loadDraws: callActor<Draws, { query: DrawsQuery }>('loadDraws'),
    watchDeadline: watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline'),
  },
  actions: {
    /** Tells the screen that a draw has taken place: its bets are settled now. */
    tellDrawn: () => {},
    keepDraws: assign((_, { draws }: { draws: Draws }) => ({ draws, failure: null })),
    keepFailure: assign(failureKept),
  },
  guards: {
    nothingOnSale: (_, { draws }: { draws: Draws }) => draws.list.length === 0,
  },
  delays: { drawRetry: limits.drawRetry },
}).createMachine({
  id: 'lottery-draws',
  description: 'The next draws with their countdowns; when one closes, the next one is loaded.',
  options,
  context: ({ input }) => ({ query: input.query, draws: input.draws, failure: null }),
  initial: 'loading',
  on: {
    LANGUAGE_CHANGED: {
      target: '.loading',
      reenter: true,
      description: 'The language has changed, so the platform’s names are loaded again.',
    },
  },
  states: {
    loading: {
      description: 'Loads what is on sale; a skeleton shows if nothing has been loaded yet.',
      tags: 'pending',
      meta: { rows: ['WIRE-73', 'LOTT-05'], screen: paths.lottery },
      invoke: {
        id: 'load',
        src: 'loadDraws',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'nothingOnSale', params: ({ event }) => ({ draws: event.output }) },
            target: 'empty',
            actions: { type: 'keepDraws', params: ({ event }) => ({ draws: event.output }) },
          },
          {
            target: 'counting',
            actions: { type: 'keepDraws', params: ({ event }) => ({ draws: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    counting: {
      description: 'The draws show with the time until they close, by the platform’s clock.',
      tags: ['content', 'counting'],
      meta: { rows: ['LOTT-05', 'ROUTE-38', 'ROUTE-39'], screen: paths.lottery },
      invoke: {
        id: 'wait',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: context.draws?.until ?? 0 }),
        onError: {
          target: 'behind',
          description: 'The clock is not available: the draws are loaded again in a while.',
        },
      },
      on: { DEADLINE: { target: 'renewing', description: 'A draw has closed.' } },
    },
    renewing: {
      description: 'A draw has closed: its result and the next draw are loading, the rest stays.',
      tags: ['pending', 'content'],
      meta: { rows: ['LOTT-05', 'WIRE-73'], screen: paths.lottery },
      invoke: {
        id: 'renew',
        src: 'loadDraws',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'nothingOnSale', params: ({ event }) => ({ draws: event.output }) },
            target: 'empty',
            description: 'Nothing is on sale any more.',
            actions: { type: 'keepDraws', params: ({ event }) => ({ draws: event.output }) },
          },
          {
            target: 'counting',
            description: 'The next draw has arrived.',
            actions: [{ type: 'keepDraws', params: ({ event }) => ({ draws: event.output }) }, 'tellDrawn'],
          },
        ],
        onError: {
          target: 'behind',
          description: 'The next draw could not be loaded yet.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    behind: {
      description: 'The screen shows old data and says so; it tries again automatically in a few seconds.',
      tags: ['content', 'late'],
      meta: { rows: ['LOTT-05', 'ERROR-32'], screen: paths.lottery },
      on: { RETRY: { target: 'renewing', description: 'The player tries again at once.' } },
      after: { drawRetry: { target: 'renewing', description: 'The next automatic attempt is due.' } },
    },
    empty: {
      description: 'No lottery is on sale; the screen says what will appear here and leads to other games.',
      tags: 'empty',
      meta: { rows: ['LOTT-05'], screen: paths.lottery },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.lottery },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
