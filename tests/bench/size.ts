import { brotliCompressSync, constants } from 'node:zlib'

/** Size after brotli at its highest quality, as a static host precompresses files. */
export function brotliBytes(content: string | Uint8Array): number {
  const raw = typeof content === 'string' ? Buffer.from(content) : content
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  return brotliCompressSync(raw, { params }).length
}
