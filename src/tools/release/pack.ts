import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { worthPacking } from '../../operators/serving'

const packers = {
  '.br': (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes a file and, if it is text, its compressed variants: servers send those the browser accepts. */
export async function writePacked(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  const forms = worthPacking.has(extname(name)) ? Object.entries(packers) : []
  const packed = await Promise.all(forms.map(async ([ending, pack]) => [ending, await pack(bytes)] as const))
  for (const [ending, form] of packed) writeFileSync(file + ending, form)
  // Last and atomically: a file that exists is complete, and so are its compressed variants.
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}
