import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as paths from '../../machines/shared/paths'
import { brandIds, faces, type Face, type Language } from './faces'
import { manifestOf } from './manifest'

/** The page as the host sends it for a brand and a language. */
export const pageName = ({ brand, language }: Pick<Face, 'brand' | 'language'>) =>
  `page.${brand}.${language}.html`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const locales: Readonly<Record<Language, string>> = { EN: 'en_PH', TY: 'fil_PH' }

/** Puts a brand's face into the page; `origin` is where the site is, as links need whole addresses. */
export function withFace(html: string, face: Face, origin: string): string {
  const { brand, language, name, text, description, colour } = face
  const meta = (key: string, content: string) => `<meta property="${key}" content="${escaped(content)}" />`
  const title = `${name} · ${text}`
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', name),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:locale', locales[language]),
    meta('og:image', `${origin}/brand/${brand}/link-${language}.jpg`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<link rel="apple-touch-icon" href="/brand/${brand}/apple-touch-icon.png" />`,
    `<link rel="manifest" href="/brand/${brand}/${language}.webmanifest" />`,
  ]
  return html
    .replace('data-brand="perya"', `data-brand="${brand}"`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${colour}`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escaped(description)}`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(name)}</title>`)
    .replace(
      /<link rel="icon"[^>]*>/,
      `<link rel="icon" href="/brand/${brand}/icon.svg" type="image/svg+xml" />`,
    )
    .replace('</head>', `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`)
}

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

const art = fileURLToPath(new URL('../styles/brands', import.meta.url))

/** Writes the page of each brand and language, the manifests, the pictures, and what a host has to know of addresses. */
export function pageFaces(): Plugin {
  return {
    name: 'perya-page-faces',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        const origin = process.env.SITE_ORIGIN ?? ''
        const add = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source })
        for (const brand of brandIds) {
          for (const file of readdirSync(`${art}/${brand}`))
            add(`brand/${brand}/${file}`, readFileSync(`${art}/${brand}/${file}`))
          for (const face of Object.values(faces[brand])) {
            add(pageName(face), withFace(html, face, origin))
            add(`brand/${brand}/${face.language}.webmanifest`, JSON.stringify(manifestOf(face)))
          }
        }
        page.source = withFace(html, faces.perya.EN, origin)
        add('robots.txt', robots)
        add('paths.json', JSON.stringify(screenPaths()))
      },
    },
  }
}
