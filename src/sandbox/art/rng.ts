/** Seeded randomness: the same seed gives the same picture on every machine, so URLs can be immutable. */

/** A 32-bit unsigned hash of a string (FNV-1a with a final mix). */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 13
  h = Math.imul(h, 0x5bd1e995)
  h ^= h >>> 15
  return h >>> 0
}

/** A seeded random source. Called as a function it gives a number in [0, 1). */
export interface Rng {
  (): number
  /** A real number in [lo, hi). */
  n(lo: number, hi: number): number
  /** A whole number in [lo, hi]. */
  i(lo: number, hi: number): number
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** True with the given probability. */
  yes(p?: number): boolean
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** A random source that depends on the seed text only. */
export function createRng(seed: string): Rng {
  let a = hash(seed)
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(() => next(), {
    n: (lo: number, hi: number) => lo + next() * (hi - lo),
    i: (lo: number, hi: number) => Math.floor(lo + next() * (hi - lo + 1)),
    pick: <T>(list: readonly T[]): T => nth(list, Math.floor(next() * list.length)),
    yes: (p = 0.5) => next() < p,
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = list.slice()
      for (let i = copy.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        const here = nth(copy, i)
        copy[i] = nth(copy, j)
        copy[j] = here
      }
      return copy
    },
  })
}

/** The element at an index, counted round and round; a RangeError for an empty list. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('nth: empty list')
  return item
}
