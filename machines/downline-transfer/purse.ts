import { amountOf, amountProblem, minorOf, type AmountProblem } from '../shared/amount'

/** What a transfer to downlines is counted by; amounts are exact decimal text (WIRE-117, WIRE-118). */

/** What the agent can send from. */
export interface Purse {
  readonly available: string
  readonly hasPin: boolean
  readonly currency: string
}

/** The least that one transfer sends to each. */
export const leastTransfer = '1.00'

export const pinShape = /^\d{6}$/

/** What all of them get together; null for anything that is not an amount. */
export function totalOf(amount: string, people: number): string | null {
  const minor = minorOf(amount)
  return minor === null ? null : amountOf(minor * people)
}

/** What is wrong with the amount for each; what all of them get together has to be there. */
export function transferProblem(amount: string, people: number, purse: Purse | null): AmountProblem | null {
  const available = purse === null ? null : (minorOf(purse.available) ?? 0)
  const each = available === null ? null : amountOf(Math.floor(available / Math.max(1, people)))
  return amountProblem(amount, { min: leastTransfer, max: null, available: each })
}
