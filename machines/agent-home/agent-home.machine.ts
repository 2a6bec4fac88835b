import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import { partOfDay, type DayPart } from './greeting'

/** The team's activity today (AGENT-06). */
export interface TeamToday {
  /** The day they cover, `2026-11-21`. */
  readonly day: string
  readonly loggedIn: number
  readonly betting: number
  readonly registered: number
  readonly online: number
}

interface AgentHomeContext {
  readonly part: DayPart
  readonly today: TeamToday | null
  readonly failure: Failure | null
}

type AgentHomeEvent = { type: 'HOUR'; hour: number } | { type: 'RETRY' } | { type: 'RETURNED' }

/** The agent home: a greeting for the time of day, and the team's activity today. */
export const agentHomeMachine = setup({
  types: {
    context: {} as AgentHomeContext,
    events: {} as AgentHomeEvent,
    /** With the counters known from an earlier visit to the screen on the same day. */
    input: {} as { readonly hour: number; readonly today: TeamToday | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'error' | 'loading',
  },
  actors: {
    loadToday: callActor<TeamToday>('loadToday'),
    /** Sends each full hour, and the current hour when the page becomes visible again. */
    watchHour: watchActor<{ type: 'HOUR'; hour: number }>('watchHour'),
  },
  actions: {
    ...effects,
    keepHour: assign((_, { hour }: { hour: number }) => ({ part: partOfDay(hour) })),
    keepToday: assign((_, { today }: { today: TeamToday }) => ({ today, failure: null })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    dayBegins: (_, { hour }: { hour: number }) => hour === 0,
    isKnown: ({ context }) => context.today !== null,
  },
}).createMachine({
  id: 'agent-home',
  description: 'The agent home: a greeting for the time of day, and the team’s activity today.',
  options,
  context: ({ input }) => ({ part: partOfDay(input.hour), today: input.today, failure: null }),
  type: 'parallel',
  states: {
    greeting: {
      description: 'The greeting and the sky match the time of day.',
      meta: { rows: ['AGENT-01', 'CONST-59'], screen: paths.agent },
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
          description: 'A new hour has begun.',
          actions: { type: 'keepHour', params: ({ event }) => ({ hour: event.hour }) },
        },
      },
    },
    team: {
      description: 'The four counters of the team: logged in, betting, registered, online.',
      meta: { rows: ['AGENT-06', 'AGENT-07', 'AGENT-08'], screen: paths.agent },
      initial: 'looking',
      states: {
        looking: {
          description: 'Counters known from an earlier visit on the same day show at once.',
          meta: { rows: ['AGENT-06'], screen: paths.agent },
          always: [{ guard: 'isKnown', target: 'refreshing' }, { target: 'asking' }],
        },
        asking: {
          description: 'Today’s counters are loading; placeholders show.',
          tags: ['pending', 'loading'],
          meta: { rows: ['WIRE-102', 'WIRE-103', 'WIRE-104', 'WIRE-105'], screen: paths.agent },
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
              actions: { type: 'keepFailure', params: thrown },
            },
          },
        },
        shown: {
          description: 'The counters show, with the day they cover.',
          tags: 'content',
          meta: { rows: ['AGENT-06', 'AGENT-07', 'AGENT-08'], screen: paths.agent },
          on: {
            RETURNED: { target: 'refreshing', description: 'The page is on screen again.' },
            HOUR: {
              guard: { type: 'dayBegins', params: ({ event }) => ({ hour: event.hour }) },
              target: 'refreshing',
              description: 'Midnight: the counters start over.',
            },
          },
        },
        refreshing: {
          description: 'The known values stay on screen while they are reloaded.',
          tags: ['pending', 'content'],
          meta: { rows: ['AGENT-08'], screen: paths.agent },
          invoke: {
            id: 'again',
            src: 'loadToday',
            onDone: {
              target: 'shown',
              actions: { type: 'keepToday', params: ({ event }) => ({ today: event.output }) },
            },
            onError: {
              target: 'failed',
              description: 'The counters are out of date: the screen says so and offers to try again.',
              actions: { type: 'keepFailure', params: thrown },
            },
          },
        },
        failed: {
          description:
            'The counters could not be loaded; the screen offers to try again, and all menu entries still work.',
          tags: 'error',
          meta: { rows: ['ERROR-32'], screen: paths.agent },
          on: {
            RETRY: { target: 'asking', description: 'The agent tries again.' },
            RETURNED: { target: 'asking', description: 'The page is on screen again.' },
          },
        },
      },
    },
  },
})
