/** One answered request. Never a body, a query or a token (trust 12). */
export interface LogEntry {
  /** Milliseconds UTC. */
  readonly at: number
  readonly method: string
  readonly path: string
  /** Name of the call, null for anything else. */
  readonly call: string | null
  readonly status: number
  readonly ms: number
  /** The client disconnected before the answer was ready. */
  readonly aborted: boolean
}

/** The most recent requests, oldest first. */
export interface RequestLog {
  readonly entries: readonly LogEntry[]
  add: (entry: LogEntry) => void
  clear: () => void
}

const kept = 2000

export function createLog(): RequestLog {
  const entries: LogEntry[] = []
  return {
    entries,
    add(entry) {
      entries.push(entry)
      if (entries.length > kept) entries.shift()
    },
    clear() {
      entries.length = 0
    },
  }
}
