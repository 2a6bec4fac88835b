import * as v from 'valibot'

const short = v.pipe(v.string(), v.maxLength(300))

export const noteSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  chart: short,
  /** State or transition; empty for the whole flow. */
  on: short,
  kind: v.picklist(['remark', 'reviewed', 'resolved', 'reopened']),
  /** Id of the remark this answers, resolves or reopens. */
  to: v.optional(v.pipe(v.string(), v.maxLength(80))),
  text: v.pipe(v.string(), v.maxLength(4000)),
  by: short,
  /** Fingerprint of its author's key; without one, it can only be deleted. */
  owner: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Time, ISO 8601. */
  at: short,
  /** The flow's state when it was marked as reviewed. */
  print: v.optional(short),
  shape: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
  removed: v.optional(v.literal(true)),
})

/** A remark of product staff on a flow, or that it was reviewed. */
export type StudioNote = v.InferOutput<typeof noteSchema>
