import type { Card } from '../bank-card/form'
import { pinLength } from '../payment-pin/form'
import { amountOf, amountProblem, minorOf, type AmountProblem } from '../shared/amount'
import type { Answer } from '../shared/chart'

/** What a withdrawal takes and where it may go; amounts are exact decimal text. */
export interface WithdrawTerms {
  readonly available: string
  readonly min: string
  readonly max: string
  readonly fee: string
  readonly turnover: { readonly total: string; readonly left: string }
  readonly currency: string
}

/** Everything that is known before a withdrawal. */
export interface Desk {
  readonly hasPin: boolean
  readonly cards: readonly Card[]
  readonly banks: readonly string[]
  readonly terms: WithdrawTerms
  /** What of the balance is held with makers of games; null where that could not be told. */
  readonly withMakers: string | null
}

/** A withdrawal as it stands. */
export interface Withdrawal {
  readonly number: string
  readonly bankName: string
  readonly lastDigits: string
  readonly amount: string
  readonly fee: string
  readonly state: 'waiting' | 'processing' | 'paid' | 'refused'
  readonly reason: string | null
}

/** What is sent, once under its key. */
export interface WithdrawWish {
  readonly cardId: string
  readonly amount: string
  readonly fee: string
  readonly pin: string
  readonly requestId: string
}

/** Something has to be bet before. */
export const mustBetFirst = (desk: Desk | null): boolean =>
  (minorOf(desk?.terms.turnover.left ?? '0') ?? 0) > 0

/** What is wrong with the amount. */
export const withdrawProblem = (desk: Desk | null, amount: string): AmountProblem | null =>
  desk === null ? 'required' : amountProblem(amount, desk.terms)

/** The most that can be taken out at once: what is there, within the bounds. */
export function mostOf({ available, max }: WithdrawTerms): string {
  return amountOf(Math.min(minorOf(available) ?? 0, minorOf(max) ?? 0))
}

/** Round sums that most withdrawals are. */
const round = ['500', '1000', '5000', '20000'] as const

/** Quick amounts: the round ones that can be taken out, and all of it; none where there is too little. */
export function quickAmounts(terms: WithdrawTerms): readonly string[] {
  const most = mostOf(terms)
  const inReach = (amount: string, to: string) => (minorOf(amount) ?? 0) < (minorOf(to) ?? 0)
  if (inReach(most, terms.min)) return []
  return [...round.filter((sum) => inReach(sum, most)), most]
}

/** What reaches the bank; null while the amount is not one, or the fee eats it up. */
export function arriving(amount: string, { fee }: Pick<WithdrawTerms, 'fee'>): string | null {
  const rest = (minorOf(amount) ?? 0) - (minorOf(fee) ?? 0)
  return rest > 0 ? amountOf(rest) : null
}

/** What was typed, as the wire and the screen have it: `500.` is 500.00. */
export const exact = (amount: string): string => amountOf(minorOf(amount) ?? 0)

export const isPin = (pin: string): boolean => pin.length === pinLength

/** The card that was chosen if it is still there; else the one added last. */
export function cardFor({ cards }: Desk, chosen: string): string {
  return cards.some(({ id }) => id === chosen) ? chosen : (cards.at(-1)?.id ?? '')
}

/** The withdrawal of a yes, for transitions whose guard has seen one. */
export const withdrawalIn = (answer: Answer<Withdrawal>): { result: Withdrawal | null } => ({
  result: answer.ok ? answer.value : null,
})
