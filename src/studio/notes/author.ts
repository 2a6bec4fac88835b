import Hex from 'crypto-js/enc-hex.js'
import sha256 from 'crypto-js/sha256.js'

const place = 'perya.studio.author'

/** This visit's key, if storage is denied. */
let unkept = ''

const newKey = () => [...crypto.getRandomValues(new Uint8Array(24))].map((it) => it.toString(16)).join('')

/**
 * The key that this browser signs with. Notes carry only its fingerprint, so nobody else can impersonate its
 * owner.
 */
export function authorKey(): string {
  try {
    const kept = localStorage.getItem(place)
    if (kept) return kept
    unkept ||= newKey()
    localStorage.setItem(place, unkept)
  } catch {
    unkept ||= newKey()
  }
  return unkept
}

/**
 * The fingerprint of this browser's key, as the sandbox computes it. `crypto.subtle` requires a secure
 * context.
 */
export const authorPrint = (): string => sha256(authorKey()).toString(Hex)
