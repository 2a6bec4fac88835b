/** Seeded randomness: the same seed gives the same world on every machine. Not for security. */

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
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T
  /** True with the given probability. */
  yes(p?: number): boolean
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** mulberry32: a small generator with the same numbers for a seed on every machine, each in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A random source that depends only on the seed text. */
export function createRng(seed: string): Rng {
  const next = seededRandom(hash(seed))
  return Object.assign(next, {
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

/** The element at an index; a RangeError if there is none. */
function nth<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError('no such element')
  return item
}
