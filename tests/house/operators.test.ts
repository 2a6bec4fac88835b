import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shipped } from '../../src/operators/all'
import { languages } from '../../src/operators/languages'
import { iconSizes, maskableSizes } from '../../src/operators/manifest'
import { brandFile } from '../../src/operators/site'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { charactersOf } from './rules/letters'
import { leftUndone } from './rules/undone'
import { tablesOf, type WordTable } from './words'

/** What a brand or a language lacks. */

const english = await tablesOf('EN')

describe.each(languages)('the words of %s', (language) => {
  it('leave nothing in English', async () => {
    const { missing, texts } = leftUndone(english, await tablesOf(language))
    const toWrite = missing.map(
      (name) =>
        `src/i18n/words/${language}/${name}.ts is to be written, with the keys and placeholders of EN`,
    )
    expect(toWrite).toEqual([])
    // Filipino keeps the English words that players use.
    const toSay = texts.map((text) => `${text}: say it in src/i18n/words/${language} as players there would`)
    expect(language === 'VI' ? toSay : []).toEqual([])
  })
})

describe.each(shipped().map((operator) => [operator.id, operator] as const))(
  'the brand of %s',
  (id, operator) => {
    const own = join(operator.folder, 'tokens.css')
    const tokens = existsSync(own) ? readFileSync(own, 'utf8') : ''

    it('has every picture that page and manifest name', () => {
      const names = [
        'icon.svg',
        ...iconSizes.map((size) => `icon-${size}.png`),
        ...maskableSizes.map((size) => `maskable-${size}.png`),
        'apple-touch-icon.png',
      ]
      const links = operator.languages.map((language) => `link-${language}.jpg`)
      expect([...names, ...links].filter((name) => !brandFile(operator, `/brand/${id}/${name}`))).toEqual([])
      expect(readFileSync(join(operator.folder, 'mark.svg'), 'utf8')).not.toMatch(
        /<(style|script|image)|style=|on\w+=/,
      )
    })

    it('has its look under its own name: no colours and no fonts of the brand that it was copied from', () => {
      const named = [...tokens.matchAll(/data-brand=['"]([\w-]+)|url\(['"]?\/brand\/([\w-]+)/g)]
      expect(named.map(([, look, folder]) => look ?? folder).filter((one) => one !== id)).toEqual([])
    })

    it('has fonts with every letter of its languages, and the sign of its currency', async () => {
      const brought = [...tokens.matchAll(/url\('\/brand\/[\w-]+\/([\w.-]+\.woff2)'\)/g)].map(([, name]) =>
        join(operator.folder, name ?? ''),
      )
      const built = (
        id === 'bayside'
          ? ['text', 'text-peso', 'bayside-display', 'bayside-display-peso']
          : ['text', 'text-peso', 'display', 'display-peso']
      ).map((name) => inRoot(`src/styles/fonts/${name}.woff2`))
      const drawn = new Set(
        (brought.length > 0 ? brought : built).flatMap((file) => [...charactersOf(readFileSync(file))]),
      )
      const tables = await Promise.all(operator.languages.map((language) => tablesOf(language)))
      const written = new Set(tables.flat().flatMap(({ words }) => Object.values(words).join('').split('')))
      const { name, face } = operator.brand
      const replaced = Object.values(operator.words).flatMap((byLanguage) => Object.values(byLanguage))
      const own = [name, ...Object.values(face).flatMap(({ title }) => title), ...replaced].join('')
      const letters = [...new Set([...written, ...own, ...operator.currency.symbol])].filter((one) =>
        /[\p{L}\p{Sc}]/u.test(one),
      )
      expect(letters.filter((one) => !drawn.has(one))).toEqual([])
    })
  },
)

it('tells a text that was left in English, a placeholder that was lost and a table that is missing', () => {
  const en: readonly WordTable[] = [
    { name: 'a', words: { hello: 'Good evening', 'by.name': 'By {{name}}' } },
    { name: 'b', words: {} },
  ]
  expect(leftUndone(en, [{ name: 'a', words: { hello: 'Good evening', 'by.name': 'Bởi' } }])).toEqual({
    missing: ['b'],
    texts: ['a hello is English', 'a by.name has other placeholders'],
  })
})
