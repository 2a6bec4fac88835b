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

/**
 * Unpredictable without a seed; with one, a repeatable sequence (tests only: a seeded token can be
 * guessed).
 */
export function createRandom(seed?: number): Random {
  const bytes = seed === undefined ? randomBytes : seededBytes(seed)
  // With 48 bits, the modulo bias is below one part in 2^27 for every range used here.
  const below = (limit: number) => bytes(6).readUIntBE(0, 6) % limit
  return {
    bytes,
    below,
    token: () => bytes(32).toString('base64url'),
    digits: (length) => Array.from({ length }, () => below(10)).join(''),
  }
}

/** Counter mode over SHA-256. */
function seededBytes(seed: number): (length: number) => Buffer {
  let counter = 0
  return (length) => {
    const blocks: Buffer[] = []
    for (let have = 0; have < length; have += 32) {
      blocks.push(createHash('sha256').update(`${seed}:${counter++}`).digest())
    }
    return Buffer.concat(blocks).subarray(0, length)
  }
}
