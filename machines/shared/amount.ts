/**
 * Amounts as a player types them and as the wire carries them: exact decimal text, never a float (WALLET-01). Charts
 * compare them in whole minor units (centavos), which a number holds exactly up to 90 billion pesos.
 */

/** `12480.5` becomes 1248050 minor units; null for anything that is not an amount with two decimals at most. */
export function minorOf(amount: string): number | null {
  const found = /^(\d{1,11})(?:\.(\d{0,2}))?$/.exec(amount)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}

/** 1248050 minor units become `12480.50`. */
export function amountOf(minor: number): string {
  const digits = String(Math.abs(Math.trunc(minor))).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What an amount field lets in: digits, one point, two decimals; grouping commas of a pasted amount are left out. */
export function typedAmount(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 11)
  if (rest.length === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, 2)}`
}

/** Bounds of an amount as the platform sends them, decimal text; null where there is none. */
export interface AmountBounds {
  readonly min: string | null
  readonly max: string | null
  /** What the player has; null where it does not matter or is not known. */
  readonly available: string | null
}

/** What is wrong with an amount; words for each live in the locale tables, with the bound that was passed. */
export const amountProblems = ['required', 'format', 'too-little', 'too-much', 'not-enough'] as const
export type AmountProblem = (typeof amountProblems)[number]

const bound = (amount: string | null, otherwise: number): number =>
  amount === null ? otherwise : (minorOf(amount) ?? otherwise)

/** Checks a typed amount; nothing typed and nothing at all are both `required`. */
export function amountProblem(amount: string, bounds: AmountBounds): AmountProblem | null {
  if (amount === '') return 'required'
  const minor = minorOf(amount)
  if (minor === null) return 'format'
  if (minor === 0) return 'required'
  if (minor < bound(bounds.min, 0)) return 'too-little'
  if (minor > bound(bounds.max, Number.MAX_SAFE_INTEGER)) return 'too-much'
  if (minor > bound(bounds.available, Number.MAX_SAFE_INTEGER)) return 'not-enough'
  return null
}
