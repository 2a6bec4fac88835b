/** The sandbox's clock: everything on this side of the wire reads the time from it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number
  /** Stops the clock at `at`. */
  set: (at: number) => void
  /**
   * Moves by `milliseconds`, forwards or backwards; a running clock keeps running, a stopped one stays
   * stopped.
   */
  advance: (milliseconds: number) => void
  /** Returns to the machine's time. */
  resume: () => void
}

/** A clock stopped at `startAt` (tests), or running with the machine's time. */
export function createClock(startAt?: number): Clock {
  let standing = startAt
  let offset = 0
  return {
    now: () => standing ?? Date.now() + offset,
    set(at) {
      standing = at
    },
    advance(milliseconds) {
      if (standing === undefined) offset += milliseconds
      else standing += milliseconds
    },
    resume() {
      standing = undefined
      offset = 0
    },
  }
}

/** Milliseconds from a monotonic start, with fractions: for measuring durations. */
export const stopwatch = (): number => performance.now()
