import { SimulatedClock } from 'xstate'
import { untilFired } from './timers'

interface Waiting {
  readonly name: string | undefined
  readonly due: number
  readonly fire: () => void
}

/**
 * A simulated clock that fires one named timer at a time: real devices do not guarantee the order of timers due
 * together, so paths try each order, and SimulatedClock alone would fire them all.
 * `expect` queues the names, one for each timer xstate is about to set.
 */
export class PathClock {
  readonly #clock = new SimulatedClock()
  readonly #waiting = new Map<number, Waiting>()
  readonly #names: string[] = []
  #last = 0

  /** Names the next timer to be set. */
  expect(name: string): void {
    this.#names.push(name)
  }

  setTimeout(fire: () => void, ms: number): number {
    const id = ++this.#last
    this.#waiting.set(id, { name: this.#names.shift(), due: this.#clock.now() + untilFired(ms), fire })
    return id
  }

  clearTimeout(id: number): void {
    this.#waiting.delete(id)
  }

  /** Milliseconds until the named timer fires, 0 for one held back by another; undefined when it is not running. */
  left(name: string): number | undefined {
    const dues = [...this.#waiting.values()].flatMap((it) => (it.name === name ? it.due : []))
    return dues.length === 0 ? undefined : Math.max(0, Math.min(...dues) - this.#clock.now())
  }

  /**
   * Advances the time and fires only the named timer; others that are due stay due.
   * Returns an error sentence when that timer is not due exactly then. A timer held back by another is due now.
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
