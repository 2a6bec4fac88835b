import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as paths from '../../machines/shared/paths'
import { operatorOf } from '../operators/all'
import { pageOf } from '../operators/page'
import { brandFile } from '../operators/site'

/** Every address that has a screen: everything else is sent with status 404. */
export const screenPaths = (): string[] =>
  Object.values(paths)
    .flatMap((one) => one as string | readonly string[])
    .sort()

const robots = [
  'User-agent: *',
  'Disallow: /wps/',
  'Disallow: /lgw/',
  'Disallow: /m/member/',
  'Allow: /',
  '',
].join('\n')

/** Names a build by its content: its page, and the names of its files, which are content hashes. */
const buildOf = (bundle: object, html: string) =>
  createHash('sha256')
    .update([html, ...Object.keys(bundle).sort()].join('\n'))
    .digest('hex')
    .slice(0, 10)

/**
 * Writes the template for every operator's page (`page.html`), Perya's own page for a host that makes none,
 * and the path information a host needs. While developing, only says which version runs: by that the studio
 * knows that the app is there.
 */
export function pageFaces(): Plugin {
  return {
    name: 'perya-page-faces',
    configureServer({ middlewares }) {
      middlewares.use('/version.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify({ version: process.env.VITE_VERSION ?? '', build: 'sources' }))
      })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        const perya = operatorOf('perya')
        const add = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source })
        add('page.html', html)
        page.source = pageOf(html, perya, 'EN')
        const manifests = perya.languages.map((language) => `${language}.webmanifest`)
        for (const name of [...readdirSync(perya.folder), ...manifests]) {
          const file = brandFile(perya, `/brand/perya/${name}`)
          if (file) add(`brand/perya/${name}`, file)
        }
        add('robots.txt', robots)
        add('paths.json', JSON.stringify(screenPaths()))
        add(
          'version.json',
          JSON.stringify({ version: process.env.VITE_VERSION, build: buildOf(bundle, html) }),
        )
      },
    },
  }
}
