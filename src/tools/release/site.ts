import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperatorFile } from '../../operators/file'
import { pageOf } from '../../operators/page'
import { brandFile, workerOf } from '../../operators/site'

/** The build's output for hosts that generate pages themselves. */
const forHosts = new Set(['assets', 'brand', 'index.html', 'page.html', 'paths.json', 'sw.js'])

/**
 * An operator's finished files beside `assets`, by name: what the preview server generates per request,
 * generated once.
 */
export function siteFiles(dist: string, operator: OperatorFile): Map<string, Uint8Array> {
  const read = (name: string) => readFileSync(join(dist, name))
  const plain = readdirSync(dist).filter((name) => !forHosts.has(name))
  const template = String(read('page.html'))
  const files = new Map<string, Uint8Array>(plain.map((name) => [name, read(name)]))
  for (const language of operator.languages)
    files.set(`pages/${language}.html`, Buffer.from(pageOf(template, operator, language)))
  files.set('sw.js', Buffer.from(workerOf(String(read('sw.js')), operator)))
  const manifests = operator.languages.map((language) => `${language}.webmanifest`)
  for (const name of [...readdirSync(operator.folder), ...manifests]) {
    const path = `brand/${operator.id}/${name}`
    const file = brandFile(operator, `/${path}`)
    if (file) files.set(path, file)
  }
  return files
}
