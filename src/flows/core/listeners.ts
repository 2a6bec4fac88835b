/** A set of listeners. */
interface Listeners<Told extends unknown[]> {
  /** Returns an unsubscribe function. */
  readonly add: (listener: (...told: Told) => void) => () => void
  readonly tell: (...told: Told) => void
}

/* @__NO_SIDE_EFFECTS__ */
export function createListeners<Told extends unknown[] = []>(): Listeners<Told> {
  const all = new Set<(...told: Told) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell(...told) {
      for (const listener of all) listener(...told)
    },
  }
}
