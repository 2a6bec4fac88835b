interface Waiting {
  readonly due: number
  readonly fire: () => void
}

/** Timers that set each other without a delay would go on forever. */
const mostAtOnce = 1000

/**
 * A clock that jumps, as a phone's does that was asleep: everything due meanwhile fires on waking, one after the
 * other, and what those set counts from the time of waking.
 */
export class JumpingClock {
  readonly #waiting = new Map<number, Waiting>()
  #time = 0
  #last = 0

  setTimeout(fire: () => void, ms: number): number {
    this.#waiting.set(++this.#last, { due: this.#time + (Math.max(0, ms) || 0), fire })
    return this.#last
  }

  clearTimeout(id: number): void {
    this.#waiting.delete(id)
  }

  /** Milliseconds to the next timer; undefined when none is running. */
  next(): number | undefined {
    if (this.#waiting.size === 0) return undefined
    return Math.max(0, Math.min(...[...this.#waiting.values()].map(({ due }) => due)) - this.#time)
  }

  jump(ms: number): void {
    this.#time += ms
    for (let fired = 0; fired < mostAtOnce; fired++) {
      const [first] = [...this.#waiting]
        .filter(([, { due }]) => due <= this.#time)
        .sort(([, a], [, b]) => a.due - b.due)
      if (!first) return
      const [id, { fire }] = first
      this.#waiting.delete(id)
      fire()
    }
  }
}
