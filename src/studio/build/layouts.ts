import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../tools/lib/root.mjs'
import type { Picture } from '../picture/model'

const folder = inRoot('.cache/studio-layouts')

/**
 * The cached layout of an identical graph; otherwise computes it and caches it for the next build or test.
 */
export async function keptLayout(graph: string, make: () => Promise<Picture>): Promise<Picture> {
  const name = createHash('sha256').update(graph).digest('hex')
  const file = join(folder, `${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Picture
  const picture = await make()
  mkdirSync(folder, { recursive: true })
  // Several processes may write the same layout: each writes its own file, then renames it.
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify(picture))
  renameSync(part, file)
  return picture
}
