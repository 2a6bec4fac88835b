import type { Money } from './money'

export { wholeMoney } from './whole-money'

/** Counting with money. Mixing currencies or leaving the safe integers is a programming error and throws. */

/** Zero. */
export const zero = (currency: string): Money => ({ minor: 0, currency })

export const isZero = ({ minor }: Money): boolean => minor === 0
export const isNegative = ({ minor }: Money): boolean => minor < 0
export const isPositive = ({ minor }: Money): boolean => minor > 0

/** Negative, zero or positive, as for sorting. Throws for two currencies: that is a programming error. */
export function compare(a: Money, b: Money): number {
  demandSame(a, b)
  return a.minor - b.minor
}

/** Throws for two currencies, and past a safe integer. */
export function add(a: Money, b: Money): Money {
  demandSame(a, b)
  return made(a.minor + b.minor, a.currency)
}

/** Throws for two currencies, and past a safe integer. */
export const subtract = (a: Money, b: Money): Money => add(a, { ...b, minor: -b.minor })

/** The smaller of two. Throws for two currencies. */
export const least = (a: Money, b: Money): Money => (compare(a, b) <= 0 ? a : b)

/** The amount times a whole number. Throws past a safe integer. */
export const times = ({ minor, currency }: Money, count: number): Money => made(minor * count, currency)

/**
 * A share in hundredths of a percent, cut to whole minor units. Exact: no intermediate value exceeds a safe integer.
 */
export function shareOf({ minor, currency }: Money, hundredths: number): Money {
  const rest = minor % 10_000
  return made(((minor - rest) / 10_000) * hundredths + Math.trunc((rest * hundredths) / 10_000), currency)
}

function made(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError('an amount past a safe integer')
  // Never -0.
  return { minor: minor + 0, currency }
}

function demandSame(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} do not mix`)
}
