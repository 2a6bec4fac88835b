import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shipped } from '../../src/operators/all'
import { tags } from '../../src/operators/languages'
import { manifestOf } from '../../src/operators/manifest'
import { faceOf, pageOf } from '../../src/operators/page'
import { brandFile } from '../../src/operators/site'
import { inRoot } from '../../src/tools/lib/root.mjs'

const page = readFileSync(inRoot('src/index.html'), 'utf8')
const origin = 'https://play.example'
const each = shipped().flatMap((operator) =>
  operator.languages.map((language) => [operator.id, language, { ...operator, origin }] as const),
)

/** Width and height, from the header of a PNG. */
const pngSize = (file: Buffer | null) => `${file?.readUInt32BE(16)}x${file?.readUInt32BE(20)}`

/** Width and height, from the frame of a JPEG. */
function jpegSize(file: Buffer | null): number[] {
  if (!file) return []
  for (let at = 2; at < file.length;) {
    const mark = file[at + 1] ?? 0
    if (mark >= 0xc0 && mark <= 0xc3) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]
    at += 2 + file.readUInt16BE(at + 2)
  }
  return []
}

describe.each(each)('the page of %s in %s', (id, language, operator) => {
  const { brand, folder } = operator
  const face = faceOf(operator, language)
  const html = pageOf(page, operator, language)
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

  it('is that brand from the first byte: title, colour, icon and description', () => {
    expect(html).toContain(`data-brand="${id}"`)
    expect(html).toContain(`<html lang="${tags[operator.languages[0] ?? 'EN']}"`)
    expect(html).toContain(`<title>${brand.name}</title>`)
    expect(content('theme-color')).toBe(brand.themeColour)
    const own = `${folder}/tokens.css`
    const tokens = readFileSync(existsSync(own) ? own : inRoot('src/styles/tokens.css'), 'utf8')
    expect(tokens).toContain(`--bg: ${brand.themeColour}`)
    expect(content('description')).toBe(face.description)
    expect(face.description).toContain(String(brand.age))
    expect(html.match(/rel="icon"/g)).toHaveLength(1)
    const head = html.replace(/<body[\s\S]*/, '')
    const others = shipped().filter((one) => one.id !== id)
    const named = others.filter((one) => head.includes(one.brand.name) || head.includes(one.id))
    expect(named.map((one) => `the file of ${id} still names ${one.id}`)).toEqual([])
    expect(html).not.toMatch(/%[\w ]+%/)
  })

  it('has a face where it is shared: title, text and a picture that exists, by whole address', () => {
    expect(content('og:title')).toContain(brand.name)
    expect(content('og:description')).toBe(face.description)
    // The country of the dialling code: src/operators/page.ts lists them.
    const country = { '63': 'PH', '84': 'VN' }[operator.dialling] ?? '[A-Z]{2}'
    expect(content('og:locale')).toMatch(new RegExp(`^${tags[language]}_${country}$`))
    const picture = content('og:image') ?? ''
    expect(picture.startsWith(`${origin}/brand/${id}/`)).toBe(true)
    expect(brandFile(operator, picture.replace(origin, ''))).not.toBeNull()
  })

  it('can be installed: names, colours, shortcuts, icons that exist, some to be cut to shape', () => {
    const manifest = manifestOf(operator, language)
    expect(manifest).toMatchObject({
      name: brand.name,
      display: 'standalone',
      start_url: '/m/home',
      scope: '/',
      lang: tags[language],
    })
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '384x384',
      '512x512',
    ])
    const any = manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)
    expect(any).toEqual(expect.arrayContaining(['48x48', '96x96', '144x144', '192x192', '512x512', 'any']))
    expect(manifest.icons.filter(({ src }) => brandFile(operator, src) === null)).toEqual([])
    // Screenshots for the install prompt: of the declared size, not too long, and of one shape per form
    // factor (Chrome's rules).
    const shapes = new Map<string, number>()
    for (const { src, sizes, form_factor: form, label } of manifest.screenshots) {
      const file = brandFile(operator, src)
      const [width = 0, height = 0] = sizes.split('x').map(Number)
      expect([src, ...jpegSize(file)]).toEqual([src, width, height])
      expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
      expect(shapes.get(form) ?? width / height).toBe(width / height)
      shapes.set(form, width / height)
      expect(label.length).toBeGreaterThan(3)
    }
    expect([...shapes.keys()].sort()).toEqual(['narrow', 'wide'])
    const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'))
    expect(drawn.map(({ src }) => pngSize(brandFile(operator, src)))).toEqual(drawn.map(({ sizes }) => sizes))
    const address = `/brand/${id}/${language}.webmanifest`
    expect(html).toContain(`href="${address}"`)
    expect(JSON.parse(String(brandFile(operator, address)))).toEqual(manifest)
    expect(html).toContain(`rel="apple-touch-icon" href="/brand/${id}/apple-touch-icon.png"`)
    expect(brandFile(operator, `/brand/${id}/apple-touch-icon.png`)).not.toBeNull()
  })

  it('the character set stands within the first kilobyte, and the operator before every script', () => {
    expect(html.indexOf('<meta charset')).toBeLessThan(512)
    expect(html.indexOf('id="operator"')).toBeLessThan(html.indexOf('<script type="module"'))
  })
})
