import { hundredthsOf, percentText } from '../shared/percent'

/** Rebate rates as typed: percent with two decimals (WIRE-121). */

/** One category: the downline's current rate and its limits. */
export interface RateBound {
  readonly category: string
  readonly rate: string
  readonly min: string
  readonly max: string
}

export interface GivenRate {
  readonly category: string
  readonly rate: string
}

type RateProblem = 'format' | 'too-little' | 'too-much'

/** What was typed, by category; missing ones stay as they are. */
export type TypedRates = Readonly<Record<string, string>>

const hundredths = (rate: string): number => hundredthsOf(rate) ?? 0

export function rateProblem({ min, max }: RateBound, typed: string): RateProblem | null {
  const rate = hundredthsOf(typed)
  if (rate === null) return 'format'
  if (rate < hundredths(min)) return 'too-little'
  return rate > hundredths(max) ? 'too-much' : null
}

/** Categories with an invalid rate, in form order. */
export function wrongRates(bounds: readonly RateBound[], typed: TypedRates): readonly string[] {
  return bounds
    .filter((bound) => rateProblem(bound, typed[bound.category] ?? bound.rate) !== null)
    .map(({ category }) => category)
}

/** Rates that have changed, in wire format. */
export function changedRates(bounds: readonly RateBound[], typed: TypedRates): readonly GivenRate[] {
  return bounds.flatMap(({ category, rate }) => {
    const given = hundredthsOf(typed[category] ?? rate)
    return given === null || given === hundredths(rate) ? [] : [{ category, rate: percentText(given) }]
  })
}
