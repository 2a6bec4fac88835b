/** The sandbox's clock: everything on this side of the wire that has a time asks it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number
  /** Stands still at `at` from now on. */
  set: (at: number) => void
  /** Moves by `milliseconds`, forwards or back, and goes on running or standing as before. */
  advance: (milliseconds: number) => void
  /** Shows the machine's own time again. */
  resume: () => void
}

/** A clock that stands at `startAt` (tests), or runs with the machine's time. */
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

/** Milliseconds from a monotonic start, with fractions: for measuring how long an answer took. */
export const stopwatch = (): number => performance.now()
