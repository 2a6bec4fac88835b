import type { Money } from '../shared/money'

/** A reality check as the platform counts it (trust 35): for the whole session, in all its tabs and games. */
export interface Check {
  /** The interval, whole minutes. */
  readonly minutes: number
  /** When the next check is due; milliseconds UTC by this phone's clock. */
  readonly dueAt: number
  /** The platform waits for an answer. */
  readonly due: boolean
  /** When the session's first game was opened, milliseconds UTC by this phone's clock. */
  readonly startedAt: number
  /** Returns less stakes since then. */
  readonly net: Money
}

/** Intervals a player may choose, minutes: 15 to 60. */
export const intervals = [15, 20, 30, 45, 60] as const
