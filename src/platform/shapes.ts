import * as v from 'valibot'

/** Shapes shared by several calls. */

/** An empty request or response. */
export const nothing = v.optional(v.nullable(v.object({})))

/** A whole number sent as text in a query string. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
  v.integer(),
)

/** Milliseconds since 1970, UTC. */
export const instant = v.pipe(v.number(), v.integer())

export const text = v.string()

/** An idempotency key, which the player's app creates once per intent. */
export const requestId = v.pipe(text, v.minLength(8), v.maxLength(64))

/** Text that a screen can do without. */
export const label = v.optional(text, '')

/** Position of an answer in a paged list, counted from 1. */
export const paging = { pageNum: v.optional(v.number(), 1), totalPages: v.optional(v.number(), 1) }

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

/** Fields every content call takes (WIRE-40, WIRE-41); the token is sent in a header. */
export const contentQuery = v.object({
  types: text,
  groupName: text,
  platform: v.literal('M'),
  merchantCode: text,
})
