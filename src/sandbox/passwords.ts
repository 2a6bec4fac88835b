import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Random } from './random'

/** Length of a new password; any characters are allowed (trust 22). */
export const passwordLength = { min: 8, max: 64 } as const

/** Low, so that a test world starts fast: about 10 ms and 4 MB per hash. */
const cost = { N: 4096, r: 8, p: 1 }

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    // NFKC, so that the same password typed on different keyboards matches.
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** A salted hash to store. Any characters, never truncated or trimmed. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random.bytes(16)
  return `${salt.toString('base64')}.${(await derive(password, salt)).toString('base64')}`
}

/** Compared with an unknown user's password, so that the answer takes as long as for a known one. */
const nobody = `${Buffer.alloc(16).toString('base64')}.${Buffer.alloc(32).toString('base64')}`

/** True if the password matches the stored hash. A missing `stored` is false, and takes as long. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? nobody).split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64'))
  const wanted = Buffer.from(key, 'base64')
  // An account without password login has no key.
  return wanted.length === derived.length && timingSafeEqual(derived, wanted) && stored !== undefined
}
