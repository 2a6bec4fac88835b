/**
 * The wire's error vocabulary. Every failure of a call becomes a `PlatformError` with one of these codes;
 * nothing else leaves the client (rulings: "Status codes").
 */
export const errorCodes = [
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
  'not-arrived',
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

export type ErrorCode = (typeof errorCodes)[number]

/** Codes the platform sends in `code` beside `success: false`, and what they mean here (ERROR-49). */
export const serverCodes: Readonly<Record<string, ErrorCode>> = {
  'login.wrong.credentials': 'wrong-credentials',
  'login.account.locked': 'account-locked',
  'login.captcha.required': 'captcha-required',
  'login.captcha.wrong': 'captcha-wrong',
  'login.not.member': 'not-member-side',
  'login.not.agent': 'not-agent-side',
  'session.ended': 'logged-out',
  'session.trial.refused': 'trial-refused',
  'permission.denied': 'no-permission',
  'member.not.found': 'not-found',
  'member.exists': 'already-exists',
  'verification.wrong': 'code-wrong',
  'verification.expired': 'code-expired',
  'modify.new.old.same': 'same-password',
  'pin.wrong': 'pin-wrong',
  'pin.locked': 'pin-locked',
  'wallet.not.enough': 'not-enough-money',
  'withdraw.turnover.open': 'turnover-open',
  'withdraw.card.resting': 'card-resting',
  'transaction.terms.changed': 'terms-changed',
  'affiliate.wrong': 'invitation-wrong',
  'game.vendor.down': 'vendor-down',
  'game.closed': 'game-closed',
  'player.excluded': 'excluded',
  'player.limit.time': 'time-limit',
  'request.too.many': 'too-many-tries',
  'request.late': 'not-arrived',
  'region.blocked': 'region-blocked',
  maintenance: 'maintenance',
}

export interface PlatformErrorDetails {
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
}

/** A failed call. Carries a code, never the platform's text, a token or a body. */
export class PlatformError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfter: number | undefined
  readonly until: number | undefined
  readonly page: boolean
  readonly captcha: boolean
  readonly call: string

  constructor(code: ErrorCode, details: PlatformErrorDetails = {}) {
    super(`${details.call ?? 'call'}: ${code}`)
    this.name = 'PlatformError'
    this.code = code
    this.status = details.status ?? 0
    this.retryAfter = details.retryAfter
    this.until = details.until
    this.page = details.page ?? false
    this.captcha = details.captcha ?? false
    this.call = details.call ?? ''
  }
}

/** The general meaning of a status code, for answers whose own code says nothing more (ERROR-50). */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'logged-out'
  if (status === 403) return 'no-permission'
  if (status === 404) return 'not-found'
  if (status === 409) return 'already-exists'
  if (status === 429) return 'too-many-tries'
  if (status === 451) return 'region-blocked'
  if (status >= 500) return 'upgrading'
  return 'unknown'
}
