import { amountProblem, type AmountProblem } from '../shared/amount'
import { times, wholeMoney } from '../shared/arithmetic'
import type { Money } from '../shared/money'

/** What a transfer to downlines is based on (WIRE-117, WIRE-118). */

/** What the agent can send. */
export interface SpendableBalance {
  readonly available: Money
  readonly hasPin: boolean
}

/** Minimum amount per recipient and transfer. */
export const minTransfer = ({ available }: SpendableBalance): Money => wholeMoney(1, available.currency)

/** The total of all recipients. */
export const totalOf = times

/** Problem with the amount per recipient; the total must be covered. */
export function transferProblem(
  amount: string,
  people: number,
  spendable: SpendableBalance | null,
): AmountProblem | null {
  if (spendable === null) return 'required'
  const { minor, currency } = spendable.available
  const each = { minor: Math.floor(minor / Math.max(1, people)), currency }
  return amountProblem(amount, currency, { min: minTransfer(spendable), max: null, available: each })
}
