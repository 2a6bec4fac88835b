import type { BankCardTable } from '../db/security'
import { Refusal } from '../handler'

/** Bank accounts that withdrawals go to. */

/** How long a new one rests before anything is paid to it: time for its owner to see that it was not them. */
export const payeeRest = 24 * 60 * 60_000

/** A card by its last digits, the platform reveals no more of an account, and until when it rests. */
export const shownCard = (
  { id, bankName, accountNum, addedAt }: Omit<BankCardTable, 'memberId'>,
  now: number,
) => ({
  id,
  bankName,
  lastDigits: accountNum.slice(-4),
  ...(addedAt + payeeRest > now ? { restsUntil: addedAt + payeeRest } : {}),
})

/** Refuses to pay to an account that still rests. */
export function demandRested({ addedAt }: Pick<BankCardTable, 'addedAt'>, now: number): void {
  const until = addedAt + payeeRest
  if (until <= now) return
  const retryAfter = Math.ceil((until - now) / 1000)
  throw new Refusal(409, 'withdraw.card.resting', { retryAfter, value: { until } })
}
