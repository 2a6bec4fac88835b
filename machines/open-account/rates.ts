import { amountOf, minorOf, typedAmount } from '../shared/amount'

/** Rates of rebate: what part of the stakes of a category comes back, percent as exact decimal text (`0.80`). */
export interface Rate {
  readonly category: string
  readonly rate: string
}

export const rateProblems = ['format', 'too-much'] as const
export type RateProblem = (typeof rateProblems)[number]

/** Typed rates by category; one that was never touched is nothing given on. */
export type TypedRates = Readonly<Record<string, string>>

/** What a rate's field lets in: at most two decimals, at most three digits in front. */
export const typedRate = (typed: string): string =>
  typedAmount(typed).replace(/^\d{3}\d+/, (all) => all.slice(0, 3))

/** What is wrong with a typed rate: nobody gives on more than he has himself (AGENT-20). Nothing typed is nothing given. */
export function rateProblem(typed: string, own: string): RateProblem | null {
  if (typed === '') return null
  const minor = minorOf(typed)
  if (minor === null) return 'format'
  return minor > (minorOf(own) ?? 0) ? 'too-much' : null
}

/** Categories in trouble, in the order of the screen. */
export function troubledRates(own: readonly Rate[], typed: TypedRates): string[] {
  return own
    .filter(({ category, rate }) => rateProblem(typed[category] ?? '', rate) !== null)
    .map(({ category }) => category)
}

/** The rates as they are sent: every category, two decimals. */
export function ratesToSend(own: readonly Rate[], typed: TypedRates): Rate[] {
  return own.map(({ category }) => ({ category, rate: amountOf(minorOf(typed[category] ?? '') ?? 0) }))
}

/** Name of a rate's field in its form. */
export const rateField = (category: string): string => `rate.${category}`
