import * as v from 'valibot'

/**
 * What a page reports to its operator (docs/faults.md). Every text is either one of the app's own words or
 * shaped like a code: nothing a player typed, and no personal data, fits.
 */

/** No six digits in a row: a code can contain neither a PIN nor a phone number. */
const code = v.pipe(v.string(), v.regex(/^(?!.*\d{6})[\w.:-]{1,60}$/))
const route = v.pipe(v.string(), v.regex(/^(\/[\w/.-]{0,60}|other)$/))
const reference = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const faultEntry = v.strictObject({
  reference,
  /** The call, or the part of the app. */
  what: v.pipe(v.string(), v.regex(/^(?!.*\d{6})[\w .,:"'/-]{1,80}$/)),
  code,
  own: v.optional(code),
  fields: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w.[\]*]{0,80}$/))), v.maxLength(10))),
  route,
  times: count,
})

const vitalEntry = v.strictObject({
  name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Milliseconds; for CLS its score. */
  value: v.number(),
  route,
})

/** One request of the beacon. */
export const report = v.strictObject({
  version: v.pipe(v.string(), v.maxLength(40)),
  operator: v.pipe(v.string(), v.maxLength(40)),
  language: v.picklist(['EN', 'TY', 'VI']),
  faults: v.pipe(v.array(faultEntry), v.maxLength(20)),
  vitals: v.pipe(v.array(vitalEntry), v.maxLength(10)),
})

export type FaultEntry = v.InferOutput<typeof faultEntry>
export type VitalEntry = v.InferOutput<typeof vitalEntry>
export type Report = v.InferOutput<typeof report>
