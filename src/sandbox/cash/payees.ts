import type { BankCardTable } from '../db/security'
import { Refusal } from '../handler'

/** Bank accounts that withdrawals go to. */

/**
 * Hold period of a new account before anything is paid to it: time for its owner to notice that it was not
 * them.
 */
export const payeeRest = 24 * 60 * 60_000

/** A card by its last digits, as the platform reveals no more of an account, and the end of its hold. */
export const shownCard = (
  { id, bankName, accountNum, addedAt }: Omit<BankCardTable, 'memberId'>,
  now: number,
) => ({
  id,
  bankName,
  lastDigits: accountNum.slice(-4),
  ...(addedAt + payeeRest > now ? { restsUntil: addedAt + payeeRest } : {}),
})

/** Refuses to pay to an account still on hold. */
export function demandRested({ addedAt }: Pick<BankCardTable, 'addedAt'>, now: number): void {
  const until = addedAt + payeeRest
  if (until <= now) return
  const retryAfter = Math.ceil((until - now) / 1000)
  throw new Refusal(409, 'withdraw.card.resting', { retryAfter, value: { until } })
}
