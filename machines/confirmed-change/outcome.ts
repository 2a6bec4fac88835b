import type { Failure } from '../shared/failure'

/** What a change requires of the player before it is sent. */
export type Asks = 'nothing' | 'yes' | 'password'

/** How a change ended. */
export interface ChangeOutcome<Value = unknown> {
  /**
   * `left`: the player did not continue, and nothing was changed. `unknown`: they did not wait for the
   * answer.
   */
  readonly outcome: 'accepted' | 'refused' | 'left' | 'unknown'
  /** The platform's result; set exactly when accepted. */
  readonly value: Value | null
  /** Set exactly when refused, or when the request failed. */
  readonly failure: Failure | null
}

type Ended = { readonly ended: ChangeOutcome }

/** Guards of charts that make a confirmed change: spread into `setup({ guards })`. */
export const changeGuards = {
  wasAccepted: (_: unknown, { ended }: Ended) => ended.outcome === 'accepted',
}
