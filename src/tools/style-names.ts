import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { inRoot } from './lib/root.mjs'

/** Characters that distinguish modules with a class of the same name. */
const digits = 3

/**
 * Names the classes of CSS modules, more briefly than Vite does: styles and scripts repeat them, and hashes
 * do not compress.
 */
export function styleNames() {
  const owners = new Map<string, string>()
  return (name: string, file: string): string => {
    const path = relative(inRoot('.'), file.split('?')[0] ?? file)
    const hash = createHash('sha256').update(path).digest('base64url').slice(0, digits)
    const scoped = `${name}_${hash}`
    const other = owners.get(scoped) ?? path
    if (other !== path)
      throw new Error(`${scoped} is a class of ${other} and of ${path}: more digits are needed`)
    owners.set(scoped, path)
    return scoped
  }
}
