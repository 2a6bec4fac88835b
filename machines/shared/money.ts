import { decimalText, unitsOf } from './decimal'

/**
 * An amount of money: whole minor units (centavos) of one currency (WALLET-01). Created once, when an answer arrives.
 */
export interface Money {
  readonly minor: number
  /** ISO 4217. */
  readonly currency: string
}

/** Decimals by currency (ISO 4217), where not two. */
const decimals: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** How many decimals an amount has; an unlisted currency has two, as most do. */
export const decimalsOf = (currency: string): number => decimals[currency] ?? 2

/**
 * `12480.5059` PHP is ₱12,480.50: excess decimals are truncated. Null for other text, or past a safe integer.
 */
export function parseMoney(text: string, currency: string): Money | null {
  const minor = unitsOf(text, decimalsOf(currency))
  return minor === null ? null : { minor, currency }
}

/** The amount on the wire, exact decimal text with all decimals: `12480.50`. */
export const moneyText = ({ minor, currency }: Money): string => decimalText(minor, decimalsOf(currency))
