import { decimalsOf, type Money } from './money'

/** Whole units, as constants are written: `wholeMoney(100, 'PHP')` is ₱100. A file of its own, as home counts no money. */
export const wholeMoney = (units: number, currency: string): Money => ({
  minor: units * 10 ** decimalsOf(currency),
  currency,
})
