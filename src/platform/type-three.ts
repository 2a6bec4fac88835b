import CryptoJS from 'crypto-js/core.js'
// Must come first: the cipher modules depend on import order, as each looks once for those before it. A mode
// imported earlier would leave the remembered login's AES without a digest.
import 'crypto-js/tripledes.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import ECB from 'crypto-js/mode-ecb.js'
import Pkcs7 from 'crypto-js/pad-pkcs7.js'

/** Type-3 entries: a path the platform sends encrypted. Loaded only when a service link is opened. */

// The tripledes module adds DES to the core instead of exporting it.
const { DES } = CryptoJS

/**
 * Decrypts a type-3 entry: DES-ECB over Base64, the last 8 characters being the key (SITE-09, SITE-10).
 * Null if it cannot be decrypted.
 */
export function openTypeThree(entry: string): string | null {
  if (entry.length <= 8) return null
  try {
    const key = Utf8.parse(entry.slice(-8))
    const plain = DES.decrypt(entry.slice(0, -8), key, { mode: ECB, padding: Pkcs7 }).toString(Utf8)
    return plain === '' ? null : plain
  } catch {
    return null
  }
}

/** Makes a type-3 entry; `key` has 8 characters. */
export function sealTypeThree(plain: string, key: string): string {
  return DES.encrypt(plain, Utf8.parse(key), { mode: ECB, padding: Pkcs7 }).toString() + key
}
