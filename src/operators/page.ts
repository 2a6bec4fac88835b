import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperatorFile } from './file'
import { pageWords, tags, type Language } from './languages'
import { publicPart } from './public-part'

/** An operator's page, derived from the built page when served. */

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** How an operator's site appears elsewhere, in a language: in shared links, in tabs, on a home screen. */
export function faceOf({ brand }: OperatorFile, language: Language) {
  const { title, description } = brand.face[language] ?? { title: '', description: '' }
  return { title, description: description.replaceAll('{age}', String(brand.age)) }
}

const countries: Readonly<Record<string, string>> = { '63': 'PH', '84': 'VN', '81': 'JP', '66': 'TH' }

/** `en_PH`: the language, and the country of the dialling code. */
const localeOf = (operator: OperatorFile, language: Language) =>
  [tags[language], countries[operator.dialling]].filter(Boolean).join('_')

function headTags(operator: OperatorFile, language: Language): string[] {
  const { id, origin, brand } = operator
  const meta = (key: string, content: string) => `<meta property="${key}" content="${escaped(content)}" />`
  const { title: text, description } = faceOf(operator, language)
  const title = `${brand.name} · ${text}`
  const picture = `link-${language}.jpg`
  return [
    meta('og:type', 'website'),
    meta('og:site_name', brand.name),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:locale', localeOf(operator, language)),
    ...(existsSync(join(operator.folder, picture))
      ? [
          meta('og:image', `${origin}/brand/${id}/${picture}`),
          meta('og:image:width', '1200'),
          meta('og:image:height', '630'),
          meta('og:image:alt', title),
          '<meta name="twitter:card" content="summary_large_image" />',
        ]
      : []),
    `<link rel="apple-touch-icon" href="/brand/${id}/apple-touch-icon.png" />`,
    `<link rel="manifest" href="/brand/${id}/${language}.webmanifest" />`,
    // A brand unknown to the build supplies its own tokens, placed after the build's.
    ...(existsSync(join(operator.folder, 'tokens.css'))
      ? [`<link rel="stylesheet" href="/brand/${id}/tokens.css" />`]
      : []),
  ]
}

/**
 * The texts of the bare page: `%1 home hero.title%` in the operator's first language, `%2 …%` in the second;
 * its own first.
 */
function withWords(html: string, { words: own, languages }: OperatorFile): string {
  const [first = 'EN', second] = languages
  const kept = second ? html : html.replace(/<(\w+)(?: [^>]*)? lang="%2%"[^>]*>[^<]*<\/\1>/g, '')
  return kept.replace(/%([12])(?: (\w+) ([\w.]+))?%/g, (whole, n: string, table = '', key = '') => {
    const language = n === '1' ? first : (second ?? first)
    if (table === '') return tags[language]
    const words = pageWords[language][table as 'boot'] as Readonly<Record<string, string>> | undefined
    const text = own[`${table}:${key}`]?.[language] ?? words?.[key as string]
    if (text === undefined) throw new Error(`the bare page wants ${whole}, which no table has`)
    return escaped(text)
  })
}

/** The drawing of a brand's mark, 32 by 32, without the enclosing element. */
const markOf = ({ folder }: OperatorFile) =>
  readFileSync(join(folder, 'mark.svg'), 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/>\s+</g, '><')
    .trim()

/** Data for scripts; never executed, whatever it contains. */
const block = (operator: OperatorFile) =>
  `<script type="application/json" id="operator">${JSON.stringify(publicPart(operator)).replaceAll('<', '\\u003c')}</script>`

const charset = '<meta charset="utf-8" />'

/** Makes the build's page that of an operator, with its appearance in a language. */
export function pageOf(html: string, operator: OperatorFile, language: Language): string {
  const { id, brand } = operator
  const { description } = faceOf(operator, language)
  return (
    withWords(html, operator)
      .replace('data-brand="perya"', `data-brand="${id}"`)
      .replaceAll('%name%', escaped(brand.name.toLowerCase()))
      .replace('%mark%', () => markOf(operator))
      .replace(/(<meta name="theme-color" content=")[^"]*/, `$1${brand.themeColour}`)
      .replace(
        /(<meta name="description" content=")[^"]*/,
        (_, start: string) => start + escaped(description),
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(brand.name)}</title>`)
      .replace(
        /<link rel="icon"[^>]*>/,
        `<link rel="icon" href="/brand/${id}/icon.svg" type="image/svg+xml" />`,
      )
      .replace(charset, '')
      // First, as the early script reads it; after the character set, which has to stand within the first kilobyte.
      .replace('<head>', () => `<head>\n    ${charset}\n    ${block(operator)}`)
      .replace(
        '</head>',
        () =>
          `${headTags(operator, language)
            .map((tag) => `  ${tag}\n  `)
            .join('')}</head>`,
      )
  )
}
