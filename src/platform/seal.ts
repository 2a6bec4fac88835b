import { randomHex } from './random'

/**
 * Owns the phone's own key: private data stored on this phone is encrypted with it. It lives in IndexedDB and
 * cannot be exported, so a copy of the stored data reveals nothing.
 */

const database = 'perya'
const store = 'keys'
const name = 'seal'
/** Prefix of sealed texts; older builds stored them unsealed. */
const mark = 'v2.'
const cipher = 'AES-GCM'
const ivLength = 12

/** Awaits one request of the database. */
const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('no database', { cause: request.error })))
  })

async function keys(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(store))
  const db = await asked(request)
  // A tab deleting the site's data must not be blocked by this one.
  db.addEventListener('versionchange', () => db.close())
  return db.transaction(store, mode).objectStore(store)
}

/** The existing key, or a new one. If two tabs create one at once, the first stored wins. */
async function phoneKey(): Promise<CryptoKey> {
  const known = await asked((await keys('readonly')).get(name) as IDBRequest<CryptoKey | undefined>)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt'])
  const place = await keys('readwrite')
  const first = await asked(place.get(name) as IDBRequest<CryptoKey | undefined>)
  if (first) return first
  await asked(place.put(made, name))
  return made
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export const isSealed = (text: string): boolean => text.startsWith(mark)

/**
 * Seals a short text. Null if the browser cannot store a key: storage is blocked, or the page was served
 * without TLS.
 */
export async function seal(text: string): Promise<string | null> {
  try {
    const iv = Uint8Array.from(randomHex(ivLength).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
    const key = await phoneKey()
    const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, key, new TextEncoder().encode(text))
    return mark + toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
  } catch {
    return null
  }
}

/** The inverse; null if it was sealed on another phone, or is damaged. */
export async function unseal(sealed: string): Promise<string | null> {
  try {
    const bytes = toBytes(sealed.slice(mark.length))
    const iv = bytes.slice(0, ivLength)
    const open = await crypto.subtle.decrypt({ name: cipher, iv }, await phoneKey(), bytes.slice(ivLength))
    return new TextDecoder().decode(open)
  } catch {
    return null
  }
}
