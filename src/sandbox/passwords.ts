import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Random } from './random'

/** Characters of a new password, any of them (trust 22). */
export const passwordLength = { least: 8, most: 64 } as const

/** Modest, so that a test world is there in a moment: about 10 ms and 4 MB a hash. */
const cost = { N: 4096, r: 8, p: 1 }

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    // NFKC, so that one password typed on two keyboards is one password.
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** A salted hash to store. Any characters, nothing cut or trimmed. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random.bytes(16)
  return `${salt.toString('base64')}.${(await derive(password, salt)).toString('base64')}`
}

/** What an unknown user's password is compared with, so that the answer takes as long as for a known one. */
const nobody = `${Buffer.alloc(16).toString('base64')}.${Buffer.alloc(32).toString('base64')}`

/** True when the password is the stored one. A missing `stored` is false, and takes as long. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? nobody).split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64'))
  const wanted = Buffer.from(key, 'base64')
  // An account that nobody logs in to by password has no key at all.
  return wanted.length === derived.length && timingSafeEqual(derived, wanted) && stored !== undefined
}
