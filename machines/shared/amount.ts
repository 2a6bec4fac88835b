import { zero } from './arithmetic'
import { decimalsOf, moneyText, parseMoney, type Money } from './money'

/** Amounts as players type them: text while typing, turned into money by one parser (WALLET-01). */

/**
 * What a field accepts: digits, one point, a number of decimals; grouping commas of a pasted number are
 * dropped.
 */
export function typedDecimal(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 11)
  if (rest.length === 0 || decimals === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`
}

/** What an amount field accepts: digits, one point, and no more decimals than the currency has. */
export const typedAmount = (typed: string, currency: string): string =>
  typedDecimal(typed, decimalsOf(currency))

/** What was typed, as money; null if it is not an amount. */
export const typedMoney = (typed: string, currency: string): Money =>
  parseMoney(typed, currency) ?? zero(currency)

/** The amount as someone would type it: `1000`, but `1000.50`. */
export const typedText = (money: Money): string => moneyText(money).replace(/\.0+$/, '')

/** Limits of an amount, all in the typed currency; null if there is none. */
export interface AmountBounds {
  readonly min: Money | null
  readonly max: Money | null
  /** The player's balance; null if it does not matter or is not known. */
  readonly available: Money | null
}

/** An amount's problem; the words for each are in the locale tables, with the limit that was passed. */
const amountProblems = ['required', 'format', 'too-little', 'too-much', 'not-enough'] as const
export type AmountProblem = (typeof amountProblems)[number]

/** Checks a typed amount; an empty field and zero are both `required`. Used by guards: it never throws. */
export function amountProblem(
  typed: string,
  currency: string,
  { min, max, available }: AmountBounds,
): AmountProblem | null {
  if (typed === '') return 'required'
  const amount = parseMoney(typed, currency)
  // A limit in another currency cannot be compared: the amount is not accepted.
  const alien = [min, max, available].some((bound) => bound !== null && bound.currency !== currency)
  if (amount === null || alien) return 'format'
  const { minor } = amount
  if (minor === 0) return 'required'
  if (min && minor < min.minor) return 'too-little'
  if (max && minor > max.minor) return 'too-much'
  if (available && minor > available.minor) return 'not-enough'
  return null
}
