import type { Done } from '../shared/chart'
import type { Failure } from '../shared/failure'

/**
 * What the outcome screen must show about a request and the platform does not repeat. Never anything secret.
 */
export type Facts = Readonly<Record<string, string | readonly string[]>>

/** A key as stored on the phone, from before the first byte is sent until the outcome is known. */
export interface OpenKey {
  /** 32 hex characters, created once per request. */
  readonly requestId: string
  /** When it was created, milliseconds UTC. */
  readonly at: number
  readonly facts: Facts
  /** Whose it is and for which kind of request: its slot on the phone. */
  readonly slot: string
}

/** How sending ended. */
export interface Outcome<Value = unknown> {
  /**
   * `none`: there was nothing to send and nothing open. `accepted`: accepted, once. `found`: accepted,
   * according to a look-up after the answer was lost. `refused`: the platform refused. `never`: it never
   * arrived, and never will under its key. `left`: not known; the player did not want to wait.
   */
  readonly outcome: 'none' | 'accepted' | 'found' | 'refused' | 'never' | 'left'
  /** The platform's result; set exactly when accepted. */
  readonly value: Value | null
  readonly facts: Facts
  /** Set exactly when refused, or when it never arrived. */
  readonly failure: Failure | null
}

export type Ended = { readonly ended: Outcome }

/** Guards of charts that send once: spread into `setup({ guards })`. */
export const onceGuards = {
  /** Accepted, whether by its answer or by a look-up. */
  wasDone: (_: unknown, { ended }: Ended) => ended.outcome === 'accepted' || ended.outcome === 'found',
  wasRefused: (_: unknown, { ended }: Ended) => ended.outcome === 'refused',
  /** Refused, or it never arrived: nothing happened. */
  wasNotDone: (_: unknown, { ended }: Ended) => ended.outcome === 'refused' || ended.outcome === 'never',
}

/** Why it failed, for transitions whose guard has already seen that. */
export const failureIn = ({ event }: Done<Outcome>): { failure: Failure } => ({
  failure: event.output.failure ?? { code: 'unknown' },
})
