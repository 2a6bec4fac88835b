import type { Card } from '../bank-card/form'
import { amountProblem, type AmountProblem } from '../shared/amount'
import { compare, isPositive, least, subtract, wholeMoney } from '../shared/arithmetic'
import type { Money } from '../shared/money'

/** What a withdrawal requires, and its possible destinations. */
interface WithdrawTerms {
  readonly available: Money
  readonly min: Money
  readonly max: Money
  readonly fee: Money
  readonly turnover: { readonly total: Money; readonly left: Money }
  /** Usual time until the money is sent, minutes; missing if unknown. */
  readonly usualMinutes?: number | undefined
  readonly currency: string
}

/** Everything known before a withdrawal. */
export interface WithdrawOptions {
  readonly hasPin: boolean
  readonly cards: readonly Card[]
  readonly banks: readonly string[]
  readonly terms: WithdrawTerms
  /** The part of the balance held with vendors; null if not known. */
  readonly heldByVendors: Money | null
  /** Each withdrawal requires a passkey or a code; `missing`: the account has neither yet. */
  readonly secondStep?: 'wanted' | 'missing' | undefined
}

/** A withdrawal and its status. */
export interface Withdrawal {
  readonly number: string
  readonly bankName: string
  readonly lastDigits: string
  readonly amount: Money
  readonly fee: Money
  readonly state: 'waiting' | 'processing' | 'paid' | 'refused'
  readonly reason: string | null
}

/** What is sent, exactly once. */
export interface WithdrawRequest {
  readonly cardId: string
  readonly amount: Money
  readonly fee: Money
  readonly pin: string
}

/** Part of a deposit has to be bet first. */
export const mustBetFirst = (options: WithdrawOptions | null): boolean =>
  options !== null && isPositive(options.terms.turnover.left)

/** What is wrong with the amount. */
export const withdrawProblem = (options: WithdrawOptions | null, amount: string): AmountProblem | null =>
  options === null ? 'required' : amountProblem(amount, options.terms.currency, options.terms)

/** The maximum that can be withdrawn at once: the balance, within the limits. */
export const maxOf = ({ available, max }: WithdrawTerms): Money => least(available, max)

/** The round amounts of most withdrawals. */
const round = [500, 1_000, 5_000, 20_000] as const

/** Quick amounts: the round ones that can be withdrawn, and everything; none if there is too little. */
export function quickAmounts(terms: WithdrawTerms): readonly Money[] {
  const max = maxOf(terms)
  if (compare(max, terms.min) < 0) return []
  const sums = round.map((units) => wholeMoney(units, terms.currency))
  return [...sums.filter((sum) => compare(sum, max) < 0), max]
}

/** What reaches the bank; null if the fee uses it up. */
export function arriving(amount: Money, fee: Money): Money | null {
  const rest = subtract(amount, fee)
  return isPositive(rest) ? rest : null
}

/** When the chosen account can receive payouts, if it was added recently; undefined if it can now. */
export const restOf = (options: WithdrawOptions | null, cardId: string): number | undefined =>
  options?.cards.find(({ id }) => id === cardId)?.restsUntil

/** The chosen card if it still exists; otherwise the one added last, preferably one without a hold. */
export function cardFor({ cards }: WithdrawOptions, chosen: string): string {
  if (cards.some(({ id }) => id === chosen)) return chosen
  const paid = cards.filter(({ restsUntil }) => restsUntil === undefined)
  return (paid.at(-1) ?? cards.at(-1))?.id ?? ''
}
