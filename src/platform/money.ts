import * as v from 'valibot'
import { parseMoney, type Money } from '../../machines/shared/money'

/** Money on the wire: decimal text, converted to `Money` once the whole answer gives the currency. */

/** Schema message for an unreadable amount, which is never repaired (src/platform/salvage.ts). */
export const unreadableAmount = 'amount'

/** An amount not yet tied to its currency; it never leaves an answer's schema. */
type Amount = (currency: string) => Money

/**
 * An amount in an answer: exact decimal text, never a float, `12480.50`. The answer as a whole is `priced`.
 * Below nine trillion, an amount with three decimals is a safe integer; anything larger is refused as a
 * schema mismatch, and nothing is ever rounded.
 */
export const money = v.pipe(
  v.string(unreadableAmount),
  v.regex(/^-?(\d{1,12}|[1-8]\d{12})(\.\d{1,4})?$/, unreadableAmount),
  // Anything the pattern admits is representable in every currency.
  v.transform(
    (text): Amount =>
      (currency) =>
        parseMoney(text, currency) as Money,
  ),
)

/** Schema message for an amount shown as unreadable. */
export const unreadableFigure = 'figure'

/** What stands in for an amount that could not be read. */
export const unreadable = '?'

/**
 * An amount that is only shown, in records and reports. An unreadable one affects nothing else: it becomes
 * NaN, and `formatMoney` shows a dash.
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

/** An answer with every amount converted to money. */
export type Priced<T> = T extends Amount ? Money : { [K in keyof T]: Priced<T[K]> }

/** Converts each amount to money in place: a schema's output is not shared yet. */
function price(value: unknown, currency: string): unknown {
  if (typeof value === 'function') return (value as Amount)(currency)
  if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>
    for (const name of Object.keys(fields)) fields[name] = price(fields[name], currency)
  }
  return value
}

/**
 * An answer that gives its currency: every amount in it becomes money of that currency, excess decimals
 * truncated.
 */
// The annotation lets the bundler drop unused answers.
/* @__NO_SIDE_EFFECTS__ */
export function priced<S extends v.GenericSchema<unknown, { currency: string }>>(schema: S) {
  return v.pipe(
    schema,
    v.transform((answer: v.InferOutput<S>) => price(answer, answer.currency) as Priced<v.InferOutput<S>>),
  )
}
