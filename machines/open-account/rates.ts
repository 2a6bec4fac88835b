import { hundredthsOf, percentText, typedPercent } from '../shared/percent'

/** Rebate rates: the share of a category's stakes that is paid back, in percent as exact decimal text (`0.80`). */
export interface Rate {
  readonly category: string
  readonly rate: string
}

const rateProblems = ['format', 'too-much'] as const
type RateProblem = (typeof rateProblems)[number]

/** Typed rates by category; an untouched one passes nothing on. */
export type TypedRates = Readonly<Record<string, string>>

/** What a rate's field accepts: at most three digits before the point and two after it. */
export const typedRate = (typed: string): string =>
  typedPercent(typed).replace(/^\d{3}\d+/, (all) => all.slice(0, 3))

/** A typed rate's problem: agents pass on no more than their own rate (AGENT-20). An empty field passes nothing on. */
export function rateProblem(typed: string, own: string): RateProblem | null {
  if (typed === '') return null
  const hundredths = hundredthsOf(typed)
  if (hundredths === null) return 'format'
  return hundredths > (hundredthsOf(own) ?? 0) ? 'too-much' : null
}

/** Categories with a problem, in screen order. */
export function troubledRates(own: readonly Rate[], typed: TypedRates): string[] {
  return own
    .filter(({ category, rate }) => rateProblem(typed[category] ?? '', rate) !== null)
    .map(({ category }) => category)
}

/** The rates as sent: every category, two decimals. */
export function ratesToSend(own: readonly Rate[], typed: TypedRates): Rate[] {
  return own.map(({ category }) => ({
    category,
    rate: percentText(hundredthsOf(typed[category] ?? '') ?? 0),
  }))
}

/** Name of a rate's field in its form. */
export const rateField = (category: string): string => `rate.${category}`
