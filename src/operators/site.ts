import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { OperatorFile } from './file'
import { manifestOf } from './manifest'

/**
 * Files of an operator's site derived from its operator file, besides the pages: the folder `/brand/<id>/`,
 * and the service worker.
 */

const pictures = new Set(['.svg', '.png', '.jpg', '.webp', '.css', '.woff2'])

const hash = (...parts: readonly (string | Uint8Array)[]) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 10)

/** Version of the operator file, mark and picture list that an operator's pages are made from. */
export const stampOf = (operator: OperatorFile): string =>
  hash(
    JSON.stringify(operator),
    readFileSync(join(operator.folder, 'mark.svg')),
    readdirSync(operator.folder).sort().join(),
  )

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

/** Files an operator's look needs besides the build: its tokens, and the fonts with them. */
function ownLook({ id, folder }: OperatorFile) {
  const names = readdirSync(folder).filter((name) => name === 'tokens.css' || extname(name) === '.woff2')
  return names.map((name) => ({
    url: `/brand/${id}/${name}`,
    revision: hash(readFileSync(join(folder, name))),
  }))
}

/**
 * The service worker caches the page until its revision changes: another operator file means another page.
 * The operator's own look is cached with it, or a phone offline would show its site in Perya's. The build
 * writes the page's entry in a recognisable form (src/tools/service-worker.ts).
 */
export const workerOf = (script: string, operator: OperatorFile): string =>
  script.replace(/\{[^{}]*\b[0-9a-f]{10}\.page\b[^{}]*\}/, (page) =>
    [
      page.replace(/\.page\b/, () => `.${stampOf(operator)}`),
      ...ownLook(operator).map((file) => JSON.stringify(file)),
    ].join(),
  )
