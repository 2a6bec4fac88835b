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

/** Writes a file and, if it is text, its compressed forms beside it: servers send those that the browser takes. */
export async function writePacked(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  const forms = worthPacking.has(extname(name)) ? Object.entries(packers) : []
  const packed = await Promise.all(forms.map(async ([ending, pack]) => [ending, await pack(bytes)] as const))
  for (const [ending, form] of packed) writeFileSync(file + ending, form)
  // Last and in one step: a file that is there is whole, and so are its compressed forms.
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}
