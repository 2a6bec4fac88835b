import { amountOf, minorOf } from '../shared/amount'

/** Rates of rebate as they are typed: percent with two decimals (WIRE-121). */

/** One category: what a downline gets now, and how far it may be changed. */
export interface RateBound {
  readonly category: string
  readonly rate: string
  readonly least: string
  readonly most: string
}

export interface GivenRate {
  readonly category: string
  readonly rate: string
}

export type RateProblem = 'format' | 'too-little' | 'too-much'

/** What has been typed, by category; what is not there stays as it is. */
export type TypedRates = Readonly<Record<string, string>>

const hundredths = (rate: string): number => minorOf(rate) ?? 0

export function rateProblem({ least, most }: RateBound, typed: string): RateProblem | null {
  const rate = minorOf(typed)
  if (rate === null) return 'format'
  if (rate < hundredths(least)) return 'too-little'
  return rate > hundredths(most) ? 'too-much' : null
}

/** Categories whose typed rate is not right, in the order of the form. */
export function wrongRates(bounds: readonly RateBound[], typed: TypedRates): readonly string[] {
  return bounds
    .filter((bound) => rateProblem(bound, typed[bound.category] ?? bound.rate) !== null)
    .map(({ category }) => category)
}

/** Rates that differ from what they were, as the wire has them. */
export function changedRates(bounds: readonly RateBound[], typed: TypedRates): readonly GivenRate[] {
  return bounds.flatMap(({ category, rate }) => {
    const minor = minorOf(typed[category] ?? rate)
    return minor === null || minor === hundredths(rate) ? [] : [{ category, rate: amountOf(minor) }]
  })
}
