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
  'gone',
  'already-exists',
  'conflict',
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
  'step-wanted',
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
  /** The platform's own code, if the product has no equivalent. */
  readonly own?: string
  /** The reference by which the operator finds it, and which a player can quote. */
  readonly reference?: string
  /** The platform requires a captcha with the next attempt (LOGIN-10). */
  readonly captcha?: boolean
}

const known: ReadonlySet<string> = new Set(failureCodes)

const isWait = (time: unknown): time is number => Number.isFinite(time) && Number(time) > 0

/** Reads whatever an actor threw; anything that is not one of our failures becomes `unknown`. Never throws. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('code' in error)) return { code: 'unknown' }
  const { code, retryAfter, until, captcha, page, own, reference } = error as Record<string, unknown>
  if (typeof code !== 'string' || !known.has(code)) return { code: 'unknown' }
  return {
    code: code as FailureCode,
    ...(isWait(retryAfter) && { retryAfter }),
    ...(isWait(until) && { until }),
    ...(captcha === true && { captcha }),
    ...(page === true && { page }),
    ...(typeof own === 'string' && { own }),
    ...(typeof reference === 'string' && { reference }),
  }
}

/** What an actor threw, as parameter of the action or guard that takes it. */
export const thrown = ({ event }: { event: { error: unknown } }): { failure: Failure } => ({
  failure: failureOf(event.error),
})

/** The update that keeps it: `keepFailure: assign(failureKept)`. */
export const failureKept = (_: unknown, { failure }: { failure: Failure }) => ({ failure })
