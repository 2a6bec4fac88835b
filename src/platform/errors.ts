import type { FailureCode } from '../../machines/shared/failure'

interface PlatformErrorDetails {
  /** HTTP status, 0 when there was no answer. */
  readonly status?: number
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter?: number
  /** When that wait ends, milliseconds UTC. */
  readonly until?: number
  /** The answer was a page instead of data. */
  readonly page?: boolean
  /** `value.captcha` of a refused login (WIRE-01). */
  readonly captcha?: boolean
  /** The call's name, for the log. */
  readonly call?: string
  /** The platform's own code, where the product has no equivalent and the status is too general. */
  readonly own?: string | undefined
  /** Where an answer was wrong, `games[].flag`. */
  readonly fields?: readonly string[] | undefined
}

/**
 * A failed call; nothing else leaves the client (rulings: "Status codes"). Carries a code, never the platform's
 * text, a token or a body.
 */
export class PlatformError extends Error {
  declare readonly code: FailureCode
  declare readonly status: number
  declare readonly retryAfter: number | undefined
  declare readonly until: number | undefined
  declare readonly page: boolean
  declare readonly captcha: boolean
  declare readonly call: string
  declare readonly own: string | undefined
  declare readonly fields: readonly string[] | undefined
  /** The code under which it appears in the operator's log (src/flows/core/log.ts). */
  declare reference?: string

  constructor(code: FailureCode, details: PlatformErrorDetails = {}) {
    super(`${details.call ?? 'call'}: ${code}`)
    const missing = { status: 0, page: false, captcha: false, call: '' }
    Object.assign(this, missing, details, { name: 'PlatformError', code })
  }
}

/**
 * The general meaning of a status code, for answers whose own code says nothing more (ERROR-50). 404 and 409
 * do not say what is missing or conflicting: any call may return them, and only a code identifies it.
 */
export function codeOfStatus(status: number): FailureCode {
  if (status === 401) return 'logged-out'
  if (status === 403) return 'no-permission'
  if (status === 404) return 'gone'
  if (status === 409) return 'conflict'
  if (status === 429) return 'too-many-tries'
  if (status === 451) return 'region-blocked'
  if (status >= 500) return 'upgrading'
  return 'unknown'
}
