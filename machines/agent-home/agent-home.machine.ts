import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { partOfDay, type DayPart } from './greeting'

/** What a team has done today (AGENT-06). */
export interface TeamToday {
  /** The day that they cover, `2026-11-21`. */
  readonly day: string
  readonly loggedIn: number
  readonly betting: number
  readonly registered: number
  readonly online: number
}

export interface AgentHomeContext {
  readonly part: DayPart
  readonly today: TeamToday | null
  readonly failure: Failure | null
}

export type AgentHomeEvent = { type: 'HOUR'; hour: number } | { type: 'RETRY' } | { type: 'RETURNED' }

/** The agent home: a greeting that follows the hour, and what the team has done today. */
export const agentHomeMachine = setup({
  types: {
    context: {} as AgentHomeContext,
    events: {} as AgentHomeEvent,
    input: {} as { readonly hour: number },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'error',
  },
  actors: {
    loadToday: callActor<TeamToday>('loadToday'),
    /** Says each full hour, and the hour that it is when the page comes back. */
    watchHour: watchActor<{ type: 'HOUR'; hour: number }>('watchHour'),
  },
  actions: {
    ...effects,
    keepHour: assign((_, { hour }: { hour: number }) => ({ part: partOfDay(hour) })),
    keepToday: assign((_, { today }: { today: TeamToday }) => ({ today, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: { dayBegins: (_, { hour }: { hour: number }) => hour === 0 },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'agent-home',
  description: 'The agent home: a greeting that follows the hour, and what the team has done today.',
  options,
  context: ({ input }) => ({ part: partOfDay(input.hour), today: null, failure: null }),
  type: 'parallel',
  states: {
    greeting: {
      description: 'Greeting and sky follow the hour of the phone.',
      meta: { rows: ['AGENT-01', 'CONST-59'], screen: '/m/agent' },
      invoke: {
        id: 'hour',
        src: 'watchHour',
        onError: {
          description: 'The greeting stays as it is.',
          actions: { type: 'logFault', params: { what: 'hour watcher', code: 'unknown' } },
        },
      },
      on: {
        HOUR: {
          description: 'Another hour has begun.',
          actions: { type: 'keepHour', params: ({ event }) => ({ hour: event.hour }) },
        },
      },
    },
    team: {
      description: 'The four counters of the team: logged in, betting, registered, online.',
      meta: { rows: ['AGENT-06', 'AGENT-07', 'AGENT-08'], screen: '/m/agent' },
      initial: 'asking',
      states: {
        asking: {
          description: 'The counters of today are asked for; their places show.',
          tags: 'pending',
          meta: { rows: ['WIRE-102', 'WIRE-103', 'WIRE-104', 'WIRE-105'], screen: '/m/agent' },
          entry: 'forgetFailure',
          invoke: {
            id: 'today',
            src: 'loadToday',
            onDone: {
              target: 'shown',
              actions: { type: 'keepToday', params: ({ event }) => ({ today: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            longestWait: {
              target: 'failed',
              description: 'No answer in time.',
              actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
            },
          },
        },
        shown: {
          description: 'The counters show, with the day that they cover.',
          tags: 'content',
          meta: { rows: ['AGENT-06', 'AGENT-07', 'AGENT-08'], screen: '/m/agent' },
          on: {
            RETURNED: { target: 'refreshing', description: 'The page was left and is looked at again.' },
            HOUR: {
              guard: { type: 'dayBegins', params: ({ event }) => ({ hour: event.hour }) },
              target: 'refreshing',
              description: 'Midnight: the counters begin anew.',
            },
          },
        },
        refreshing: {
          description: 'What is known shows while it is asked for again.',
          tags: ['pending', 'content'],
          meta: { rows: ['AGENT-08'], screen: '/m/agent' },
          invoke: {
            id: 'again',
            src: 'loadToday',
            onDone: {
              target: 'shown',
              actions: { type: 'keepToday', params: ({ event }) => ({ today: event.output }) },
            },
            onError: {
              target: 'failed',
              description: 'Old counters would be taken for new ones: the screen says so and offers a try.',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            longestWait: {
              target: 'failed',
              description: 'No answer in time.',
              actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
            },
          },
        },
        failed: {
          description:
            'The counters could not be loaded; the screen offers another try, and every entry works.',
          tags: 'error',
          meta: { rows: ['ERROR-32'], screen: '/m/agent' },
          on: {
            RETRY: { target: 'asking', description: 'The agent tries again.' },
            RETURNED: { target: 'asking', description: 'The page was left and is looked at again.' },
          },
        },
      },
    },
  },
})
