import * as v from 'valibot'
import type { FailureCode } from '../../machines/shared/failure'
import { loginTicket } from './ticket'

/**
 * Codes the platform sends in `code` beside `success: false`, and their meaning here (ERROR-49). Loads with
 * the first refusal; without it, the status decides.
 */
export const serverCodes: Readonly<Record<string, FailureCode>> = {
  'affiliate.wrong': 'invitation-wrong',
  'announcement.not.found': 'gone',
  'authenticator.exists': 'conflict',
  'bankcard.exists': 'already-exists',
  'claim.changed': 'conflict',
  'claim.conflict': 'conflict',
  'contract.not.found': 'gone',
  'deposit.promo.unknown': 'gone',
  'game.closed': 'game-closed',
  'game.vendor.down': 'vendor-down',
  'login.account.locked': 'account-locked',
  'login.captcha.required': 'captcha-required',
  'login.captcha.wrong': 'captcha-wrong',
  'login.not.agent': 'not-agent-side',
  'login.not.member': 'not-member-side',
  'login.wrong.credentials': 'wrong-credentials',
  'lottery.draw.closed': 'conflict',
  'lottery.order.unknown': 'gone',
  'member.exists': 'already-exists',
  'member.not.found': 'not-found',
  'modify.new.old.same': 'same-password',
  'passkey.exists': 'already-exists',
  'passkey.full': 'conflict',
  'passkey.wrong': 'not-found',
  'permission.denied': 'no-permission',
  'pin.exists': 'already-exists',
  'pin.locked': 'pin-locked',
  'pin.wrong': 'pin-wrong',
  'player.excluded': 'excluded',
  'player.limit.time': 'time-limit',
  'promotion.not.found': 'gone',
  'promotion.not.open': 'conflict',
  'region.blocked': 'region-blocked',
  'request.late': 'not-arrived',
  'request.too.many': 'too-many-tries',
  'second.step.expired': 'code-expired',
  'second.step.wanted': 'step-wanted',
  'session.ended': 'logged-out',
  'session.trial.refused': 'trial-refused',
  'transaction.terms.changed': 'terms-changed',
  'verification.expired': 'code-expired',
  'verification.wrong': 'code-wrong',
  'wallet.not.enough': 'not-enough-money',
  'withdraw.card.resting': 'card-resting',
  'withdraw.turnover.open': 'turnover-open',
  maintenance: 'maintenance',
}

/** What a refusal means here. */
export interface Meaning {
  readonly code: FailureCode
  /** The platform's own code, where the product has no equivalent and the status is too general. */
  readonly own?: string
}

/** Meanings of a status so general that the platform's own code is more specific. */
const vague: ReadonlySet<FailureCode> = new Set(['unknown', 'no-permission', 'gone', 'conflict'])

const ticketed = v.object({ value: v.object({ ticket: v.string() }) })

/**
 * What `given` means; `general` is the meaning of its status. A sentence in place of a code is ignored. The
 * ticket that accompanies a login requiring a second step is stored separately: no error carries it.
 */
export function meaningOf(given: string, general: FailureCode, answer?: unknown): Meaning {
  if (given === 'second.step.wanted') {
    const found = v.safeParse(ticketed, answer)
    if (found.success) loginTicket.held = found.output.value.ticket
  }
  const named = Object.hasOwn(serverCodes, given) ? serverCodes[given] : undefined
  if (named) return { code: named }
  return vague.has(general) && /^[\w.:-]{1,60}$/.test(given)
    ? { code: general, own: given }
    : { code: general }
}
