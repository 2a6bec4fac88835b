import { watchActor } from './chart'
import type { Failure } from './failure'

/**
 * Shared by the forms for when the platform reports too many attempts: nothing is sent until the time it
 * gives, and a reload does not shorten the cooldown. The time is stored here; the view derives the seconds on
 * screen.
 */
export interface Cooldown {
  /** When the form can be sent again, milliseconds UTC; null if it can be sent now. */
  readonly cooldownUntil: number | null
}

/** `REFUSED` is raised by the form itself after each refusal, and once as it opens: there may have been one before. */
export type CooldownEvent = { type: 'DEADLINE' } | { type: 'REFUSED' }

/** Each form has its own cooldown. */
export type CooldownForm = 'login' | 'register' | 'forget'

export const noCooldown: Cooldown = { cooldownUntil: null }

/** The cooldown in a refusal, if any. */
export const cooldownOf = ({ code, until }: Failure): Partial<Cooldown> =>
  code === 'too-many-tries' && until !== undefined ? { cooldownUntil: until } : {}

/** The cooldown is over, and its message disappears. */
export const cooldownEnded = ({ failure }: { failure: Failure | null }) => ({
  ...noCooldown,
  failure: failure?.code === 'too-many-tries' ? null : failure,
})

export const cooldownActor = watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline')

/** Effect: stores the time on this phone. */
export const keepCooldown = (_: unknown, _params: { form: CooldownForm; until: number }) => {}

export const isCoolingDown = ({ context }: { context: Cooldown }) => context.cooldownUntil !== null

/** First branch of whatever sends the form, or requests a code in it. */
export const notDuringCooldown = {
  guard: 'isCoolingDown',
  description: 'A cooldown is running: nothing is sent.',
} as const

/** The cooldown region of a form. `checkCooldown` raises `REFUSED`: only the form itself can, for its own events. */
export const cooldownRegion = <Form extends CooldownForm>(form: Form) =>
  ({
    description: 'Whether the platform has set a cooldown for this form.',
    initial: 'open',
    states: {
      open: {
        description: 'The form can be sent.',
        entry: 'checkCooldown',
        on: {
          REFUSED: {
            guard: 'isCoolingDown',
            target: 'waiting',
            description:
              'Too many attempts: the platform has set a cooldown, now or before the page was reloaded.',
          },
        },
      },
      waiting: {
        description: 'The seconds left show; the form can be filled in, but not sent.',
        tags: 'cooldown',
        meta: { rows: ['ERROR-50'] },
        entry: {
          type: 'keepCooldown',
          params: ({ context }: { context: Cooldown }) => ({ form, until: context.cooldownUntil ?? 0 }),
        },
        invoke: {
          id: 'cooldown',
          src: 'watchDeadline',
          input: ({ context }: { context: Cooldown }) => ({ until: context.cooldownUntil ?? 0 }),
          onError: {
            target: 'open',
            description:
              'The clock is not available: the platform itself refuses attempts that come too soon.',
            actions: 'endCooldown',
          },
        },
        on: { DEADLINE: { target: 'open', description: 'The cooldown is over.', actions: 'endCooldown' } },
      },
    },
  }) as const
