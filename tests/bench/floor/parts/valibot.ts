import * as v from 'valibot'
import { keep } from './keep'

// The kinds of schema used by the contract's answers and the stored records.
const Answer = v.variant('success', [
  v.object({
    success: v.literal(true),
    value: v.nullable(v.array(v.object({ id: v.union([v.string(), v.number()]) }))),
  }),
  v.object({
    success: v.literal(false),
    code: v.optional(v.pipe(v.string(), v.minLength(1))),
    flag: v.boolean(),
  }),
])
const Rest = v.object({
  kind: v.picklist(['a', 'b']),
  rest: v.record(v.string(), v.boolean()),
  amount: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
keep(v.safeParse(Answer, {}), v.safeParse(Rest, {}))
