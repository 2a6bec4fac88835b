import { assign, setup } from 'xstate'
import { options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'

/** Idle time limit, and how long before the end the player is warned; milliseconds. */
export interface IdleLimit {
  readonly limit: number
  readonly warning: number
}

interface IdleContext extends IdleLimit {
  /** When the session ends, milliseconds UTC; null while it is in use. */
  readonly until: number | null
}

/** Reports from the activity watcher, across all tabs. */
export type IdleNews = { type: 'QUIET'; until: number } | { type: 'BUSY' } | { type: 'OVER' }

type IdleEvent = IdleNews | { type: 'STAY' } | { type: 'LEAVE' }

/** An idle session ends automatically, after a warning (trust 16). */
export const idleMachine = setup({
  types: {
    context: {} as IdleContext,
    events: {} as IdleEvent,
    input: {} as IdleLimit,
    meta: {} as ChartMeta,
    tags: {} as 'asking',
  },
  actors: { watchIdle: watchActor<IdleNews, IdleLimit>('watchIdle') },
  actions: {
    ...effects,
    /** The player is active: counts for every tab. */
    noteUse: () => {},
    /** Ends the session as expired: typed input is restored after signing in, on the same screen. */
    endSession: () => {},
    keepEnd: assign((_, { until }: { until: number | null }) => ({ until })),
  },
}).createMachine({
  id: 'idle',
  description: 'A session in which nothing is done for a while ends by itself, after a warning.',
  options,
  context: ({ input }) => ({ ...input, until: null }),
  invoke: {
    id: 'watch',
    src: 'watchIdle',
    input: ({ context: { limit, warning } }) => ({ limit, warning }),
    onError: {
      description: 'Nothing is watched: the platform ends a session that is not used.',
      actions: { type: 'logFault', params: { what: 'idle watch', code: 'unknown' } },
    },
  },
  initial: 'watching',
  states: {
    watching: {
      description: 'The player is there.',
      meta: { rows: ['SESSION-25'] },
      on: {
        QUIET: {
          target: 'warning',
          description: 'Nothing has been done in any tab for nearly as long as may be.',
          actions: { type: 'keepEnd', params: ({ event }) => ({ until: event.until }) },
        },
        OVER: {
          target: 'ended',
          description: 'The phone has slept beyond the end: there was no moment to warn in.',
        },
      },
    },
    warning: {
      description: 'A dialog counts down to the end, and asks whether the player is still there.',
      tags: 'asking',
      meta: { rows: ['SESSION-25'] },
      exit: { type: 'keepEnd', params: { until: null } },
      on: {
        STAY: { target: 'watching', description: 'They are.', actions: 'noteUse' },
        BUSY: { target: 'watching', description: 'They are, in another tab.' },
        LEAVE: { target: 'ended', description: 'They have had enough.' },
        OVER: { target: 'ended', description: 'Nobody has answered.' },
      },
    },
    ended: {
      type: 'final',
      description: 'The session has ended on this phone, and the platform is told.',
      meta: { rows: ['SESSION-14'] },
      entry: 'endSession',
    },
  },
})
