import type { Kysely } from 'kysely'
import type { Clock } from './clock'
import type { Tables } from './db/tables'
import type { Heard } from './heard'
import type { Faults } from './http/faults'
import type { RequestLog } from './http/log'
import type { RandomSource } from './random'

/** Connection data known to the server but missing from a `Request`. */
export interface Connection {
  readonly remoteAddress: string
}

/** A running stand-in for the platform. */
export interface Sandbox {
  /** Answers a request, with or without a socket. Rejects with a TypeError when a fault cuts the connection. */
  fetch: (request: Request, connection?: Connection) => Promise<Response>
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly faults: Faults
  readonly log: RequestLog
  readonly random: RandomSource
  /** Pages' reports about themselves. */
  readonly heard: Heard
  /**
   * Resets everything, to the `default` world or the `empty` one, which has people but no games or content.
   */
  reset: (world?: string) => Promise<void>
  close: () => Promise<void>
}
