/**
 * Every way a call can end badly, as codes. Words for them live in the locale tables only;
 * `src/i18n/failures.ts` maps each code to a key, and the compiler checks that the map is total.
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
  'terms-changed',
  'invitation-wrong',
  'vendor-down',
  'game-closed',
  'excluded',
] as const

export type FailureCode = (typeof failureCodes)[number]

/** A failure as charts keep it: no text, no stack, nothing secret. */
export interface Failure {
  readonly code: FailureCode
  /** Seconds to wait before trying again, where the platform said so. */
  readonly retryAfter?: number
  /** The moment that this wait ends, milliseconds UTC. */
  readonly until?: number
  /** A page came in place of data: something between the phone and the platform answered. */
  readonly page?: boolean
  /** The platform wants a captcha with the next try (LOGIN-10). */
  readonly captcha?: boolean
}

const known: ReadonlySet<string> = new Set(failureCodes)

/** Reads whatever an actor threw; anything that is not a failure of ours becomes `unknown`. Never throws. */
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
