import { createHash, randomBytes } from 'node:crypto'

/** The sandbox's only source of randomness. */
export interface Random {
  /** `length` random bytes. */
  bytes: (length: number) => Buffer
  /** An opaque token of 32 bytes, safe in a header. */
  token: () => string
  /** `length` decimal digits; the first may be 0. */
  digits: (length: number) => string
  /** A whole number from 0 to `below`, exclusive. */
  below: (below: number) => number
}

/** The sandbox's source of randomness, with independent ones for each purpose. */
export interface RandomSource extends Random {
  /**
   * A source whose sequence does not depend on what else is drawn: a captcha has the same digits whichever calls
   * were answered before it.
   */
  of: (purpose: string) => Random
  /** Begins the sequences again, for a new world. */
  restart: () => void
}

/**
 * Unpredictable without a seed; with one, a repeatable sequence (tests only: a seeded token can be
 * guessed).
 */
export function createRandom(seed?: number): RandomSource {
  if (seed === undefined) {
    const random = drawnFrom(randomBytes)
    return { ...random, of: () => random, restart: () => {} }
  }
  const counters = new Map<string, number>()
  const of = (purpose: string) =>
    drawnFrom((length) => {
      const blocks: Buffer[] = []
      for (let have = 0; have < length; have += 32) {
        const count = counters.get(purpose) ?? 0
        counters.set(purpose, count + 1)
        blocks.push(createHash('sha256').update(`${seed}:${purpose}:${count}`).digest())
      }
      return Buffer.concat(blocks).subarray(0, length)
    })
  return { ...of(''), of, restart: () => counters.clear() }
}

function drawnFrom(bytes: (length: number) => Buffer): Random {
  // With 48 bits, the modulo bias is below one part in 2^27 for every range used here.
  const below = (limit: number) => bytes(6).readUIntBE(0, 6) % limit
  return {
    bytes,
    below,
    token: () => bytes(32).toString('base64url'),
    digits: (length) => Array.from({ length }, () => below(10)).join(''),
  }
}
