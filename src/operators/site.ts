import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { OperatorFile } from './file'
import { manifestOf } from './manifest'

/** What of an operator's site is made from its file beside the pages: the folder `/brand/<id>/`, and the service worker. */

const pictures = new Set(['.svg', '.png', '.jpg', '.webp', '.css', '.woff2'])

/** Which version of its file an operator's pages are made from. */
export const stampOf = (operator: OperatorFile): string =>
  createHash('sha256').update(JSON.stringify(operator)).digest('hex').slice(0, 10)

/** A file under `/brand/<id>/`: a manifest, words for refusals, a picture or the tokens; null for anything else. */
export function brandFile(operator: OperatorFile, path: string): Buffer | null {
  const start = `/brand/${operator.id}/`
  const name = path.slice(start.length)
  if (!path.startsWith(start) || name !== basename(name)) return null
  const language = operator.languages.find((one) => name === `${one}.webmanifest`)
  if (language) return Buffer.from(JSON.stringify(manifestOf(operator, language)))
  if (name === 'refusals.json') return Buffer.from(JSON.stringify(operator.refusals))
  const file = join(operator.folder, name)
  return pictures.has(extname(name)) && existsSync(file) ? readFileSync(file) : null
}

/**
 * The service worker keeps the page for as long as its revision is the same: another operator file is another page.
 * The build writes the revision so that it can be found (src/tools/service-worker.ts).
 */
export const workerOf = (script: string, operator: OperatorFile): string =>
  script.replace(/\b([0-9a-f]{10})\.page\b/g, `$1.${stampOf(operator)}`)
