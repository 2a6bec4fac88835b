import { pinLength } from '../payment-pin/form'
import { amountOf, amountProblem, minorOf, type AmountProblem } from '../shared/amount'
import type { Answer } from '../shared/chart'

/** Everything that is known before a transfer; amounts are exact decimal text. */
export interface TransferDesk {
  readonly hasPin: boolean
  /** User name of the superior. */
  readonly to: string
  readonly available: string
  readonly min: string
  readonly max: string
  readonly turnover: { readonly total: string; readonly left: string }
  readonly currency: string
}

/** A transfer that was made. */
export interface Transfer {
  readonly number: string
  readonly to: string
  readonly amount: string
}

/** What is sent, once under its key. */
export interface TransferWish {
  readonly to: string
  readonly amount: string
  readonly pin: string
  readonly requestId: string
}

/** Something has to be bet before. */
export const mustBetFirst = (desk: TransferDesk | null): boolean =>
  (minorOf(desk?.turnover.left ?? '0') ?? 0) > 0

/** What is wrong with the amount. */
export const transferProblem = (desk: TransferDesk | null, amount: string): AmountProblem | null =>
  desk === null ? 'required' : amountProblem(amount, desk)

/** What was typed, as the wire and the screen have it: `500.` is 500.00. */
export const exact = (amount: string): string => amountOf(minorOf(amount) ?? 0)

export const isPin = (pin: string): boolean => pin.length === pinLength

/** Round sums, as far as they can be handed over. */
export function quickAmounts({ available, min, max }: TransferDesk): readonly string[] {
  const most = Math.min(minorOf(available) ?? 0, minorOf(max) ?? 0)
  return ['100', '500', '1000', '5000'].filter((sum) => {
    const minor = minorOf(sum) ?? 0
    return minor <= most && minor >= (minorOf(min) ?? 0)
  })
}

/** The transfer of a yes, for transitions whose guard has seen one. */
export const transferIn = (answer: Answer<Transfer>): { result: Transfer | null } => ({
  result: answer.ok ? answer.value : null,
})
