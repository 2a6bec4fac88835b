import { Refusal } from '../handler'

/** Longest stretch of a record that one question may ask for: a leap year and a day to each side. */
const longest = 368 * 24 * 60 * 60 * 1000

/** Refuses a stretch that ends before it starts, or is longer than a year. */
export function checkStretch({ from, to }: { readonly from: number; readonly to: number }): void {
  if (to <= from || to - from > longest) throw new Refusal(400, 'request.invalid')
}
