import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'

/** Size after brotli at its highest quality, as a static host precompresses files. */
export function brotliBytes(content: string | Uint8Array): number {
  const raw = typeof content === 'string' ? Buffer.from(content) : content
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  return brotliCompressSync(raw, { params }).length
}

/** The hash in a file's name, `login-D3kQx9Z.js`; the name of a style sheet that a script fetches is only a hash. */
const hash = /(?<=\b[\w.]+-)[\w-]{7,8}(?=\.(?:js|css|webp|woff2|svg|png)\b)|\b[\w-]{8}(?=\.css\b)/g

/**
 * Size of a file of the build as if the hashes in it did not change with the files' contents: hashes do not compress,
 * and one letter changed anywhere changes many of them, by up to 100 bytes a screen.
 */
export function steadyBytes(content: Uint8Array): number {
  const names = new Map<string, string>()
  const steady = Buffer.from(content)
    .toString('utf8')
    .replace(hash, (old) => {
      const digest = createHash('sha256').update(`f${names.size}`).digest('base64url')
      const name = names.get(old) ?? digest.slice(0, old.length)
      names.set(old, name)
      return name
    })
  return brotliBytes(steady)
}
