import * as v from 'valibot'

/** Shapes that several calls share. */

/** Nothing to send, or nothing in the answer. */
export const nothing = v.optional(v.nullable(v.object({})))

/** An amount of money as exact decimal text, never a float: `12480.50`. */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,4})?$/))

/** A whole number that a query string carries as text. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
  v.integer(),
)

/** Milliseconds since 1970, UTC. */
export const instant = v.pipe(v.number(), v.integer())

export const text = v.string()
export const flag = v.picklist(['0', '1'])

/** Account type number: 0 member, 4 free trial, 40 trial of the agent side, the rest agents (SESSION-09, SESSION-10). */
export const accountType = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Game categories as the platform names them (HOME-07). */
export const gameCategory = v.picklist([
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
])

/** The fields every content call takes (WIRE-40, WIRE-41); the token itself travels in a header. */
export const contentQuery = v.object({
  types: text,
  groupName: text,
  platform: v.literal('M'),
  merchantCode: text,
})
