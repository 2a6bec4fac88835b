import { watchActor } from './chart'
import type { Failure } from './failure'

/**
 * What the forms have in common when the platform answers that there were too many tries: nothing more is sent until
 * the moment that it named, and a reload does not shorten the wait. The moment is kept here; the seconds on screen are
 * counted from it by the view.
 */
export interface Pause {
  /** When the form may be sent again, milliseconds UTC; null when it may. */
  readonly pausedUntil: number | null
}

/** `REFUSED` a form raises itself whenever the platform said no, and once as it opens: it may have said so before. */
export type PauseEvent = { type: 'DEADLINE' } | { type: 'REFUSED' }

/** Every form has a wait of its own. */
export type PauseForm = 'login' | 'register' | 'forget'

export const noPause: Pause = { pausedUntil: null }

/** The wait that a refusal asks for, if it does. */
export const pauseOf = ({ code, until }: Failure): Partial<Pause> =>
  code === 'too-many-tries' && until !== undefined ? { pausedUntil: until } : {}

/** The wait is over, and the message about it with it. */
export const pauseEnded = ({ failure }: { failure: Failure | null }) => ({
  ...noPause,
  failure: failure?.code === 'too-many-tries' ? null : failure,
})

export const pauseActor = watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline')

/** Effect: writes the moment down on this phone. */
export const keepPause = (_: unknown, _params: { form: PauseForm; until: number }) => {}

export const isPaused = ({ context }: { context: Pause }) => context.pausedUntil !== null

/** First branch of whatever sends the form, or asks for a code in it. */
export const notWhilePaused = {
  guard: 'isPaused',
  description: 'The platform has asked to wait: nothing is sent.',
} as const

/** The region of a form that waits. `lookForPause` raises `REFUSED`: only the form itself can, for its own events. */
export const pauseRegion = <Form extends PauseForm>(form: Form) =>
  ({
    description: 'Whether the platform has asked to wait.',
    initial: 'open',
    states: {
      open: {
        description: 'The form may be sent.',
        entry: 'lookForPause',
        on: {
          REFUSED: {
            guard: 'isPaused',
            target: 'waiting',
            description:
              'Too many tries: the platform names a wait, or did so before the page was loaded again.',
          },
        },
      },
      waiting: {
        description: 'The seconds left show; the form can be filled in, but not sent.',
        tags: 'paused',
        meta: { rows: ['ERROR-50'] },
        entry: {
          type: 'keepPause',
          params: ({ context }: { context: Pause }) => ({ form, until: context.pausedUntil ?? 0 }),
        },
        invoke: {
          id: 'pause',
          src: 'watchDeadline',
          input: ({ context }: { context: Pause }) => ({ until: context.pausedUntil ?? 0 }),
          onError: {
            target: 'open',
            description: 'Time cannot be watched: the platform itself refuses a try too soon.',
            actions: 'endPause',
          },
        },
        on: { DEADLINE: { target: 'open', description: 'The wait is over.', actions: 'endPause' } },
      },
    },
  }) as const
