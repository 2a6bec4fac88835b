import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeHandler } from './node-handler'

const indexIn = (folder: string) => join(folder, 'index.json')

interface Index {
  readonly format: string
  readonly pictures: readonly unknown[]
}

/**
 * Merges screenshots from several folders: those taken on this machine and the committed ones. Undefined
 * while no folder has an index.
 */
export function createScreens(
  folders: readonly string[],
  files: (folder: string) => NodeHandler,
): () => NodeHandler | undefined {
  const served = folders.map((folder) => ({ folder, handle: files(folder) }))
  return () => {
    const there = served.filter(({ folder }) => existsSync(indexIn(folder)))
    const [first] = there
    if (!first) return undefined
    return async (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      if (path !== '/index.json') {
        const own = there.find(({ folder }) => existsSync(join(folder, path)))
        return (own ?? first).handle(request, response)
      }
      const indexes = there.map(({ folder }) => JSON.parse(readFileSync(indexIn(folder), 'utf8')) as Index)
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('cache-control', 'no-cache')
      const pictures = indexes.flatMap((index) => index.pictures)
      response.end(JSON.stringify({ format: indexes[0]?.format, pictures }))
    }
  }
}
