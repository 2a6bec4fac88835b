import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifestOf } from '../../src/tools/manifest'
import { brandIds, faces, languages } from '../../src/tools/faces'
import { withFace } from '../../src/tools/page-faces'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { readFileSync } from 'node:fs'

const page = readFileSync(inRoot('src/index.html'), 'utf8')
const origin = 'https://play.example'
const each = brandIds.flatMap((brand) => languages.map((language) => [brand, language] as const))

describe.each(each)('the page of %s in %s', (brand, language) => {
  const face = faces[brand][language]
  const html = withFace(page, face, origin)
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

  it('is that brand from the first byte: title, colour, icon and description', () => {
    expect(html).toContain(`data-brand="${brand}"`)
    expect(html).toContain(`<title>${face.name}</title>`)
    expect(content('theme-color')).toBe(face.colour)
    expect(readFileSync(inRoot('src/styles/tokens.css'), 'utf8')).toContain(`--bg: ${face.colour}`)
    expect(content('description')).toBe(face.description)
    expect(html.match(/rel="icon"/g)).toHaveLength(1)
    const others = brandIds.filter((one) => one !== brand).map((one) => faces[one].EN.name)
    expect(others.filter((name) => html.replace(/<body[\s\S]*/, '').includes(name))).toEqual([])
  })

  it('has a face where it is shared: title, text and a picture that exists, by whole address', () => {
    expect(content('og:title')).toContain(face.name)
    expect(content('og:description')).toBe(face.description)
    expect(content('og:locale')).toBe(language === 'EN' ? 'en_PH' : 'fil_PH')
    const picture = content('og:image') ?? ''
    expect(picture.startsWith(`${origin}/brand/`)).toBe(true)
    expect(existsSync(inRoot(picture.replace(`${origin}/brand`, 'src/styles/brands')))).toBe(true)
  })

  it('can be installed: names, colours, shortcuts, icons that exist, some to be cut to shape', () => {
    const manifest = manifestOf(face)
    expect(manifest).toMatchObject({
      name: face.name,
      display: 'standalone',
      start_url: '/m/home',
      scope: '/',
    })
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ])
    const missing = manifest.icons.filter(
      ({ src }) => !existsSync(inRoot(src.replace('/brand', 'src/styles/brands'))),
    )
    expect(missing).toEqual([])
    expect(html).toContain(`href="/brand/${brand}/${language}.webmanifest"`)
    expect(html).toContain(`rel="apple-touch-icon" href="/brand/${brand}/apple-touch-icon.png"`)
  })
})
