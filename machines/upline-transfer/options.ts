import { amountProblem, type AmountProblem } from '../shared/amount'
import { compare, isPositive, least, wholeMoney } from '../shared/arithmetic'
import type { Money } from '../shared/money'

/** Everything known before a transfer. */
export interface TransferOptions {
  readonly hasPin: boolean
  /** User name of the superior. */
  readonly to: string
  readonly available: Money
  readonly min: Money
  readonly max: Money
  readonly turnover: { readonly total: Money; readonly left: Money }
  readonly currency: string
}

/** A completed transfer. */
export interface Transfer {
  readonly number: string
  readonly to: string
  readonly amount: Money
}

/** What is sent, exactly once. */
export interface TransferRequest {
  readonly to: string
  readonly amount: Money
  readonly pin: string
}

/** Part of a deposit has to be bet first. */
export const mustBetFirst = (options: TransferOptions | null): boolean =>
  options !== null && isPositive(options.turnover.left)

/** What is wrong with the amount. */
export const transferProblem = (options: TransferOptions | null, amount: string): AmountProblem | null =>
  options === null ? 'required' : amountProblem(amount, options.currency, options)

/** Round amounts, as far as they can be transferred. */
export function quickAmounts({ available, min, max, currency }: TransferOptions): readonly Money[] {
  const highest = least(available, max)
  return [100, 500, 1_000, 5_000]
    .map((units) => wholeMoney(units, currency))
    .filter((sum) => compare(sum, highest) <= 0 && compare(sum, min) >= 0)
}
