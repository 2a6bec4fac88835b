import { SimulatedClock } from 'xstate'

interface Waiting {
  readonly name: string | undefined
  readonly due: number
  readonly fire: () => void
}

/**
 * A simulated clock that fires one timer at a time, the one it is told: a real device gives no promise about the
 * order of timers that are due together, so paths try each; and SimulatedClock alone would fire them all.
 * Names come in order from `expect`, one for each timer that xstate is about to set.
 */
export class PathClock {
  readonly #clock = new SimulatedClock()
  readonly #waiting = new Map<number, Waiting>()
  readonly #names: string[] = []
  #last = 0

  /** The next timer to be set goes by this name. */
  expect(name: string): void {
    this.#names.push(name)
  }

  setTimeout(fire: () => void, ms: number): number {
    const id = ++this.#last
    this.#waiting.set(id, { name: this.#names.shift(), due: this.#clock.now() + ms, fire })
    return id
  }

  clearTimeout(id: number): void {
    this.#waiting.delete(id)
  }

  /**
   * Lets time pass and fires the timer of that name alone; others that are due stay due.
   * A sentence when that timer is not due exactly then. A timer that another one kept from firing is due at once.
   */
  advance(ms: number, name: string): string | undefined {
    const named = [...this.#waiting].filter(([, it]) => it.name === name)
    const [found] = named.sort(([, a], [, b]) => a.due - b.due)
    if (!found) return `timer '${name}' is not running`
    const [id, { due, fire }] = found
    const left = Math.max(0, due - this.#clock.now())
    if (left !== ms) return `timer '${name}' is due after ${left} ms, not after ${ms} ms`
    this.#waiting.delete(id)
    this.#clock.setTimeout(fire, ms)
    this.#clock.increment(ms)
    return undefined
  }
}
