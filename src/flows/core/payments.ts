import { openedAt } from '../../platform/clock'
import { perPlayer } from './lifetime'
import { walletActor } from './root'

/** Payments up to this time are included in the balance: it is loaded once the page is. */
const counted = perPlayer(() => ({ until: openedAt() }))

/**
 * An answer tells of payments to the player, the last one at `at`, UTC milliseconds: the balance is reloaded if it may
 * be older, once per payment. To reload it with every answer would repeat a call that the visit has just made.
 */
export function notePayments(at: readonly (number | null)[]): void {
  const last = Math.max(...at.map((time) => time ?? 0))
  const seen = counted()
  if (last <= seen.until) return
  seen.until = last
  walletActor()?.send({ type: 'MONEY_MOVED' })
}
