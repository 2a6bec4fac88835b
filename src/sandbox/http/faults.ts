import * as v from 'valibot'

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const target = {
  /** Name of a call. */
  call: v.optional(v.string()),
  /** Path prefix, for pictures and game pages. */
  path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** How many requests it affects; if omitted, all until it is removed. */
  times,
}

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

/**
 * Faults the control plane can inject (trust.md, Faults). With neither call nor path, every call is
 * affected.
 */
export const faultSchema = v.variant('kind', [
  v.object({
    ...target,
    kind: v.literal('status'),
    status,
    /**
     * The platform's code beside the status; status 200 with a code is a refusal in a successful response.
     */
    code: v.optional(v.string()),
    /** Seconds. */
    retryAfter: v.optional(v.number()),
    /** Requires a captcha on the next attempt. */
    captcha: v.optional(v.boolean()),
  }),
  v.object({ ...target, kind: v.literal('delay'), ms: milliseconds }),
  v.object({ ...target, kind: v.literal('hang') }),
  v.object({ ...target, kind: v.literal('cut-body') }),
  v.object({ ...target, kind: v.literal('html'), status: v.optional(status, 200) }),
  v.object({ ...target, kind: v.literal('wrong-shape') }),
  v.object({ ...target, kind: v.literal('commit-then-drop') }),
])

export type Fault = v.InferOutput<typeof faultSchema>

/** The active faults. */
export interface Faults {
  readonly list: readonly Fault[]
  add: (fault: Fault) => void
  clear: () => void
  /** The faults matching this request, each counted as used once. */
  take: (call: string | null, path: string) => Fault[]
}

export function createFaults(): Faults {
  let list: { fault: Fault; left: number }[] = []
  const strikes = (fault: Fault, call: string | null, path: string) => {
    if (fault.call !== undefined) return fault.call === call
    return fault.path === undefined ? call !== null : path.startsWith(fault.path)
  }
  return {
    get list() {
      return list.map(({ fault }) => fault)
    },
    add(fault) {
      list.push({ fault, left: fault.times ?? Infinity })
    },
    clear() {
      list = []
    },
    take(call, path) {
      const taken = list.filter(({ fault }) => strikes(fault, call, path))
      for (const entry of taken) entry.left -= 1
      list = list.filter(({ left }) => left > 0)
      return taken.map(({ fault }) => fault)
    },
  }
}
