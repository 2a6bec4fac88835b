import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import type { HallMode } from './modes'

/** What is looked at: all lotteries of a prize mode, or one of them; another one is another actor. */
export interface DrawsQuery {
  readonly mode: HallMode
  /** Empty for all of them. */
  readonly code: string
}

/** What is on sale. The chart keeps it whole and reads only its key. */
export interface OnSale {
  readonly code: string
}

export interface Draws {
  readonly list: readonly OnSale[]
  /** When the first of these draws closes, milliseconds by this phone's clock. */
  readonly until: number
}

export interface DrawsContext {
  readonly query: DrawsQuery
  readonly draws: Draws | null
  readonly failure: Failure | null
}

export type DrawsEvent = { type: 'DEADLINE' } | { type: 'RETRY' } | { type: 'LANGUAGE_CHANGED' }

/** The next draws, counted down; each time one closes, the one after it is asked for by itself. */
export const lotteryDrawsMachine = setup({
  types: {
    context: {} as DrawsContext,
    events: {} as DrawsEvent,
    input: {} as { query: DrawsQuery },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'counting' | 'late' | 'empty' | 'error',
  },
  actors: {
    loadDraws: callActor<Draws, { query: DrawsQuery }>('loadDraws'),
    watchDeadline: watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline'),
  },
  actions: {
    /** Tells the screen around it that a draw has passed: bets in it are settled now. */
    tellDrawn: () => {},
    keepDraws: assign((_, { draws }: { draws: Draws }) => ({ draws, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    nothingOnSale: (_, { draws }: { draws: Draws }) => draws.list.length === 0,
  },
  delays: { longestWait: limits.longestWait, drawRetry: limits.drawRetry },
}).createMachine({
  id: 'lottery-draws',
  description: 'The next draws with their countdown; each time one closes, the one after it is asked for.',
  options,
  context: ({ input }) => ({ query: input.query, draws: null, failure: null }),
  initial: 'loading',
  on: {
    LANGUAGE_CHANGED: {
      target: '.loading',
      reenter: true,
      description: 'Names come from the platform in the player’s language.',
    },
  },
  states: {
    loading: {
      description: 'Asks what is on sale; a skeleton shows where nothing is known yet.',
      tags: 'pending',
      meta: { rows: ['WIRE-73', 'LOTT-05'], screen: '/m/lottery' },
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
    counting: {
      description: 'The draws show with the time until they close, counted by the platform’s clock.',
      tags: ['content', 'counting'],
      meta: { rows: ['LOTT-05', 'ROUTE-38', 'ROUTE-39'], screen: '/m/lottery' },
      invoke: {
        id: 'wait',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: context.draws?.until ?? 0 }),
        onError: { target: 'behind', description: 'Time cannot be watched: asks again in a while.' },
      },
      on: { DEADLINE: { target: 'renewing', description: 'A draw has closed.' } },
    },
    renewing: {
      description: 'A draw has closed: its result and the next draw are on their way, the rest stays.',
      tags: ['pending', 'content'],
      meta: { rows: ['LOTT-05', 'WIRE-73'], screen: '/m/lottery' },
      invoke: {
        id: 'renew',
        src: 'loadDraws',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'nothingOnSale', params: ({ event }) => ({ draws: event.output }) },
            target: 'empty',
            description: 'Nothing is sold any more.',
            actions: { type: 'keepDraws', params: ({ event }) => ({ draws: event.output }) },
          },
          {
            target: 'counting',
            description: 'The next draw is there.',
            actions: [{ type: 'keepDraws', params: ({ event }) => ({ draws: event.output }) }, 'tellDrawn'],
          },
        ],
        onError: {
          target: 'behind',
          description: 'The next draw is not known yet.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'behind',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    behind: {
      description: 'What shows is old, and says so; asks again by itself in a few seconds.',
      tags: ['content', 'late'],
      meta: { rows: ['LOTT-05', 'ERROR-32'], screen: '/m/lottery' },
      on: { RETRY: { target: 'renewing', description: 'The player does not want to wait.' } },
      after: { drawRetry: { target: 'renewing', description: 'Another try.' } },
    },
    empty: {
      description: 'No lottery is on sale; the screen says what would be here, and leads on to other games.',
      tags: 'empty',
      meta: { rows: ['LOTT-05'], screen: '/m/lottery' },
    },
    failed: {
      description: 'It could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/lottery' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
