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
  description: 'An idle session ends automatically, after a warning.',
  options,
  context: ({ input }) => ({ ...input, until: null }),
  invoke: {
    id: 'watch',
    src: 'watchIdle',
    input: ({ context: { limit, warning } }) => ({ limit, warning }),
    onError: {
      description: 'Idle time is not tracked here: the platform ends an unused session itself.',
      actions: { type: 'logFault', params: { what: 'idle watch', code: 'unknown' } },
    },
  },
  initial: 'watching',
  states: {
    watching: {
      description: 'The player is active.',
      meta: { rows: ['SESSION-25'] },
      on: {
        QUIET: {
          target: 'warning',
          description: 'No tab has been used for nearly the whole idle time limit.',
          actions: { type: 'keepEnd', params: ({ event }) => ({ until: event.until }) },
        },
        OVER: {
          target: 'ended',
          description: 'The phone was asleep past the time limit, so no warning could be shown.',
        },
      },
    },
    warning: {
      description: 'A dialog counts down to the end, and asks whether the player is still there.',
      tags: 'asking',
      meta: { rows: ['SESSION-25'] },
      exit: { type: 'keepEnd', params: { until: null } },
      on: {
        STAY: {
          target: 'watching',
          description: 'The player confirms that they are still there.',
          actions: 'noteUse',
        },
        BUSY: { target: 'watching', description: 'The player is active in another tab.' },
        LEAVE: { target: 'ended', description: 'The player ends the session.' },
        OVER: { target: 'ended', description: 'The countdown has ended without an answer.' },
      },
    },
    ended: {
      type: 'final',
      description: 'The session has ended on this phone, and the platform is informed.',
      meta: { rows: ['SESSION-14'] },
      entry: 'endSession',
    },
  },
})
