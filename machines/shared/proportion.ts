import type { Money } from './money'

/** What is drawn of an amount; a part and its whole are of one currency. */

/** The amount without its sign. */
export const absolute = ({ minor, currency }: Money): Money => ({ minor: Math.abs(minor), currency })

/** How much of a whole a part is, in percent, not rounded; 0 of nothing. */
export const percentOf = (part: Money, whole: Money): number =>
  whole.minor === 0 ? 0 : (part.minor * 100) / whole.minor
