import { typedDecimal } from './amount'
import { decimalText, unitsOf } from './decimal'

/** Percentages as exact text with two decimals, counted in hundredths of a percent. */

/** `0.8` is 80; null if it is not a percentage. */
export const hundredthsOf = (percent: string): number | null => unitsOf(percent, 2)

/** 80 is `0.80`. */
export const percentText = (hundredths: number): string => decimalText(hundredths, 2)

/** What a percentage field accepts: at most two decimals. */
export const typedPercent = (typed: string): string => typedDecimal(typed, 2)
