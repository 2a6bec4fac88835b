import AES from 'crypto-js/aes.js'
import Base64 from 'crypto-js/enc-base64.js'
import Hex from 'crypto-js/enc-hex.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import Pkcs7 from 'crypto-js/pad-pkcs7.js'
import { randomHex } from './random'

/**
 * Wire formats that need AES. None of this is protection: TLS is (docs/wire.md). Loaded only once a form is
 * being filled in.
 */

/** The `Encryption` header's scheme name for login and registration bodies (LOGIN-27). */
export const scheme = 'AES-256-CBC'

/** Encrypts a plain JSON body; `header` carries what the other side needs to decrypt it (LOGIN-24). */
export function encryptBody(plain: unknown): { body: { data: string }; header: string } {
  const key = randomHex(32)
  const iv = randomHex(16)
  const data = AES.encrypt(JSON.stringify(plain), Hex.parse(key), { iv: Hex.parse(iv), padding: Pkcs7 })
  return { body: { data: data.ciphertext.toString(Base64) }, header: `${scheme}; key=${key}; iv=${iv}` }
}

/** The inverse, for the sandbox and the contract tests. Null if it cannot be decrypted. */
export function decryptBody(data: string, header: string): unknown {
  const found = /^AES-256-CBC; key=([0-9a-f]{64}); iv=([0-9a-f]{32})$/.exec(header)
  if (!found) return null
  try {
    const text = AES.decrypt(data, Hex.parse(found[1]!), {
      iv: Hex.parse(found[2]!),
      padding: Pkcs7,
    }).toString(Utf8)
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Marks a correctly decrypted record, so that random bytes are not taken for one. */
const opened = 'perya:'

/**
 * The remembered password's "double encoding": AES under the device's salt, then Base64 (SESSION-07,
 * SESSION-08).
 */
export function encodeRemembered(password: string, salt: string): string {
  return Base64.stringify(Utf8.parse(AES.encrypt(opened + password, salt).toString()))
}

/** Null if the record was made with another salt or is damaged. */
export function decodeRemembered(encoded: string, salt: string): string | null {
  try {
    const plain = AES.decrypt(Base64.parse(encoded).toString(Utf8), salt).toString(Utf8)
    return plain.startsWith(opened) && plain !== opened ? plain.slice(opened.length) : null
  } catch {
    return null
  }
}
