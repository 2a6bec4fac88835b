import { Refusal } from '../handler'

/** Longest date range of one query: a leap year plus a day on each side. */
const longest = 368 * 24 * 60 * 60 * 1000

/** Refuses a date range that ends before it starts, or is longer than a year. */
export function checkRange({ from, to }: { readonly from: number; readonly to: number }): void {
  if (to <= from || to - from > longest) throw new Refusal(400, 'request.invalid')
}
