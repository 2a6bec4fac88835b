import { Refusal, type HandlerContext } from './handler'
import { passwordFits } from './passwords'

/** Consecutive wrong withdrawal passwords before a lockout. */
const pinTries = 5
/** Length of the lockout; the count restarts after it. */
const pinRest = 15 * 60_000

/**
 * Refuses unless the withdrawal password is right (WALLET-08). Attempts are serialised, each in a
 * transaction with its count: concurrent attempts gain no extra guesses. A right one clears the count.
 */
export async function demandPin({ db, caller, now }: HandlerContext, pin: string): Promise<void> {
  const memberId = caller!.memberId
  const verdict = await db.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('memberSecurity')
      .selectAll()
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    if (!kept?.paymentPasswordHash) return { right: false, wait: 0 }
    const restsUntil = kept.pinFailedAt + pinRest
    const before = restsUntil > now() ? kept.pinFailures : 0
    if (before >= pinTries) return { right: false, wait: Math.ceil((restsUntil - now()) / 1000) }
    const right = await passwordFits(pin, kept.paymentPasswordHash)
    await trx
      .updateTable('memberSecurity')
      .set(right ? { pinFailures: 0 } : { pinFailures: before + 1, pinFailedAt: now() })
      .where('memberId', '=', memberId)
      .execute()
    return { right, wait: 0 }
  })
  if (verdict.wait > 0) throw new Refusal(429, 'pin.locked', { retryAfter: verdict.wait })
  if (!verdict.right) throw new Refusal(400, 'pin.wrong')
}
