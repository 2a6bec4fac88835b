/**
 * Every way a call can fail, as codes. Their words are in the locale tables only; `src/i18n/failures.ts` maps each code
 * to a key, and the compiler checks that the map is total.
 */
export const failureCodes = [
  // how the wire can fail (rulings: status codes)
  'offline',
  'timeout',
  'bad-answer',
  'logged-out',
  'no-permission',
  'not-found',
  'already-exists',
  'too-many-tries',
  'region-blocked',
  'maintenance',
  'upgrading',
  'empty-url',
  'unknown',
  // a request whose outcome was looked up
  'not-arrived',
  // what the platform refuses by name
  'wrong-credentials',
  'account-locked',
  'captcha-required',
  'captcha-wrong',
  'code-wrong',
  'code-expired',
  'not-member-side',
  'not-agent-side',
  'trial-refused',
  'same-password',
  'pin-wrong',
  'pin-locked',
  'not-enough-money',
  'turnover-open',
  'card-resting',
  'terms-changed',
  'invitation-wrong',
  'vendor-down',
  'game-closed',
  'excluded',
  'time-limit',
] as const

export type FailureCode = (typeof failureCodes)[number]

/** A failure as charts store it: no text, no stack, nothing secret. */
export interface Failure {
  readonly code: FailureCode
  /** Seconds to wait before trying again, if the platform said so. */
  readonly retryAfter?: number
  /** When this wait ends, milliseconds UTC. */
  readonly until?: number
  /** The answer was a web page instead of data: it came from something between the phone and the platform. */
  readonly page?: boolean
  /** The platform requires a captcha with the next try (LOGIN-10). */
  readonly captcha?: boolean
}

const known: ReadonlySet<string> = new Set(failureCodes)

/** Reads whatever an actor threw; anything that is not one of our failures becomes `unknown`. Never throws. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('code' in error)) return { code: 'unknown' }
  const { code, retryAfter, until, captcha, page } = error as Record<string, unknown>
  if (typeof code !== 'string' || !known.has(code)) return { code: 'unknown' }
  return {
    code: code as FailureCode,
    ...(typeof retryAfter === 'number' && Number.isFinite(retryAfter) && retryAfter > 0
      ? { retryAfter }
      : {}),
    ...(typeof until === 'number' && Number.isFinite(until) && until > 0 ? { until } : {}),
    ...(captcha === true ? { captcha: true } : {}),
    ...(page === true ? { page: true } : {}),
  }
}
