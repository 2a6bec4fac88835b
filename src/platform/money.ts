import * as v from 'valibot'
import { parseMoney, type Money } from '../../machines/shared/money'

/** Money as it comes over the wire: decimal text, which becomes `Money` as soon as the whole answer says the currency. */

/** What the schema says of an amount that it cannot read: nobody mends it (src/platform/salvage.ts). */
export const unreadableAmount = 'amount'

/** An amount that waits for its currency; it never leaves an answer's schema. */
type Amount = (currency: string) => Money

/**
 * An amount in an answer: exact decimal text, never a float, `12480.50`. The answer as a whole is `priced`. Below
 * nine million millions, three decimals are a safe integer; more is refused as any wrong shape is, and nothing is ever
 * rounded.
 */
export const money = v.pipe(
  v.string(unreadableAmount),
  v.regex(/^-?(\d{1,12}|[1-8]\d{12})(\.\d{1,4})?$/, unreadableAmount),
  // What the pattern admits can be counted in every currency.
  v.transform(
    (text): Amount =>
      (currency) =>
        parseMoney(text, currency) as Money,
  ),
)

/** What the schema says of an amount that is shown as unreadable. */
export const unreadableFigure = 'figure'

/** What stands in for an amount that could not be read. */
export const unreadable = '?'

/**
 * An amount that is only shown, in records and reports. One that cannot be read costs nothing else: it is no number, and
 * `formatMoney` draws a dash.
 */
export const figure = v.pipe(
  v.string(unreadableFigure),
  v.regex(/^(\?|-?(\d{1,12}|[1-8]\d{12})(\.\d{1,4})?)$/, unreadableFigure),
  v.transform(
    (text): Amount =>
      (currency) =>
        parseMoney(text, currency) ?? { minor: NaN, currency },
  ),
)

/** An amount in a request: exact decimal text, as `moneyText` makes it. */
export const amountText = v.pipe(v.string(), v.regex(/^\d{1,16}(\.\d{1,3})?$/))

/** An answer with money in place of every amount. */
export type Priced<T> = T extends Amount ? Money : { [K in keyof T]: Priced<T[K]> }

/** Puts money in the place of each amount: what a schema has made belongs to nobody else yet. */
function price(value: unknown, currency: string): unknown {
  if (typeof value === 'function') return (value as Amount)(currency)
  if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>
    for (const name of Object.keys(fields)) fields[name] = price(fields[name], currency)
  }
  return value
}

/** An answer that says its currency: every amount in it becomes money of that currency, further decimals cut. */
// The mark lets a bundle leave out the answers that nobody asks for.
/* @__NO_SIDE_EFFECTS__ */
export function priced<S extends v.GenericSchema<unknown, { currency: string }>>(schema: S) {
  return v.pipe(
    schema,
    v.transform((answer: v.InferOutput<S>) => price(answer, answer.currency) as Priced<v.InferOutput<S>>),
  )
}
