import * as v from 'valibot'
import { refusalCodes } from '../../platform/refusals'

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

/** The status the platform uses for a refusal, the first of several; undefined for an unknown code. */
function statusOf(code: string | undefined): number | undefined {
  if (code === undefined || !Object.hasOwn(refusalCodes, code)) return undefined
  return [refusalCodes[code as keyof typeof refusalCodes][0]].flat()[0]
}

/**
 * Faults the control plane can inject (trust.md, Faults). With neither call nor path, every call is
 * affected.
 */
export const faultSchema = v.variant('kind', [
  v.pipe(
    v.object({
      ...target,
      kind: v.literal('status'),
      /** Defaults to the code's own status. */
      status: v.optional(status),
      /**
       * The platform's code, in addition to the status; status 200 with a code is a refusal in a successful
       * response.
       */
      code: v.optional(v.string()),
      /** Seconds. */
      retryAfter: v.optional(v.number()),
      /** Requires a captcha on the next attempt. */
      captcha: v.optional(v.boolean()),
    }),
    v.transform(({ status, ...rest }) => ({ ...rest, status: status ?? statusOf(rest.code) ?? 500 })),
  ),
  v.object({ ...target, kind: v.literal('delay'), ms: milliseconds }),
  v.object({ ...target, kind: v.literal('hang') }),
  /**
   * Holds the request until released; it is then answered under the other faults, including those armed in
   * the meantime.
   */
  v.object({ ...target, kind: v.literal('hold') }),
  v.object({ ...target, kind: v.literal('cut-body') }),
  v.object({ ...target, kind: v.literal('html'), status: v.optional(status, 200) }),
  v.object({ ...target, kind: v.literal('wrong-shape') }),
  v.object({ ...target, kind: v.literal('commit-then-drop') }),
])

export type Fault = v.InferOutput<typeof faultSchema>

/** A held request. */
export interface Held {
  readonly id: number
  /** Name of the call, or the path of anything else. */
  readonly what: string
}

/** The active faults. */
export interface Faults {
  readonly list: readonly Fault[]
  /** Requests currently held, oldest first. */
  readonly held: readonly Held[]
  /** Holds a request until it is released; rejects if its client disconnects first. */
  hold: (what: string, signal: AbortSignal) => Promise<void>
  /** Releases a held request by its id, or all of them. */
  letGo: (id?: number) => void
  /** Disarms one fault, by its index in the list. */
  remove: (place: number) => void
  add: (fault: Fault) => void
  clear: () => void
  /** The faults matching this request, each counted as used once. */
  take: (call: string | null, path: string) => Fault[]
}

export function createFaults(): Faults {
  let list: { fault: Fault; left: number }[] = []
  let held: (Held & { go: () => void })[] = []
  let last = 0
  const letGo = (id?: number) => {
    const going = held.filter((one) => id === undefined || one.id === id)
    held = held.filter((one) => !going.includes(one))
    for (const { go } of going) go()
  }
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
    get held() {
      return held.map(({ id, what }) => ({ id, what }))
    },
    hold: (what, signal) =>
      new Promise((go, fail) => {
        const id = ++last
        held.push({ id, what, go })
        signal.addEventListener('abort', () => {
          held = held.filter((one) => one.id !== id)
          fail(new Error('gone'))
        })
      }),
    letGo,
    remove(place) {
      list = list.filter((_, at) => at !== place)
    },
    clear() {
      list = []
      letGo()
    },
    take(call, path) {
      const taken = list.filter(({ fault }) => strikes(fault, call, path))
      for (const entry of taken) entry.left -= 1
      list = list.filter(({ left }) => left > 0)
      return taken.map(({ fault }) => fault)
    },
  }
}
