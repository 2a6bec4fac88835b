import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readOperators, shipped } from '../../src/operators/all'
import { readOperator } from '../../src/operators/file'
import { languageFor } from '../../src/operators/languages'
import { manifestOf } from '../../src/operators/manifest'
import { brandFile, stampOf } from '../../src/operators/site'
import { publicPart } from '../../src/operators/public-part'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { words as english } from '../../src/i18n/words/EN/login'
import { pageOf } from '../../src/operators/page'

const folder = mkdtempSync(join(tmpdir(), 'perya-operator-'))
afterAll(() => rmSync(folder, { recursive: true }))
const drawing = readFileSync(inRoot('src/operators/perya/mark.svg'))
writeFileSync(join(folder, 'mark.svg'), drawing)
const perya = JSON.parse(readFileSync(inRoot('src/operators/perya/operator.json'), 'utf8'))

/** Reads Perya's file with a change. */
function reading(change: (file: typeof perya) => unknown): () => unknown {
  const file = structuredClone(perya)
  const text = change(file) ?? file
  const path = join(folder, 'operator.json')
  writeFileSync(path, typeof text === 'string' ? text : JSON.stringify(text))
  return () => readOperator(path)
}

describe('the operator file', () => {
  it('three are shipped, each with a country, a look and an age of its own', () => {
    expect(shipped().map(({ id }) => id)).toEqual(['perya', 'bayside', 'hoadang'])
    expect(shipped().map(({ brand }) => brand.age)).toEqual([21, 18, 20])
    const third = shipped()[2]
    expect(third?.currency).toEqual({ code: 'VND', symbol: '₫', decimals: 0, isAfter: true })
    expect([third?.dialling, third?.dates, third?.languages[0]]).toEqual(['84', 'DMY', 'VI'])
  })

  it.each<[string, (file: typeof perya) => unknown, RegExp]>([
    ['no JSON', () => '{ "id": ', /cannot be read/],
    ['an age under 18', (file) => void (file.brand.age = 17), /brand\.age: must be 18 or more/],
    ['a field nobody knows', (file) => void (file.colour = 'red'), /colour: is no field of/],
    ['a field that is not there', (file) => void delete file.currency, /currency: is missing/],
    ['a host without https', (file) => void (file.links = ['http://t.me']), /links\.0: expected an origin/],
    [
      'a path after a host',
      (file) => void (file.payments = ['https://pay.example/x']),
      /payments\.0: expected an origin/,
    ],
    [
      'decimals of another currency',
      (file) => void (file.currency.decimals = 0),
      /currency: decimals are not those/,
    ],
    ['a language without a face', (file) => file.languages.push('VI'), /brand\.face: lacks a language/],
    ['a language without words', (file) => file.languages.push('XX'), /languages\.2: expected EN, TY or VI/],
    ['a zone that is none', (file) => void (file.timeZone = 'Manila'), /timeZone: expected a time zone/],
    [
      'a frame that may leave',
      (file) =>
        file.games.push({
          vendor: 'A',
          origins: ['https://a.example'],
          sandbox: ['allow-top-navigation'],
        }),
      /games\.0\.sandbox\.0: expected one of/,
    ],
    [
      'words for a text that is not there',
      (file) => void (file.words = { 'login:titel': { EN: 'Hello' } }),
      /words\.login:titel: is no text of this site: expected a key as "login:title"/,
    ],
    [
      'words for a table that is not there',
      (file) => void (file.words = { 'greetings:hello': { EN: 'Hello' } }),
      /words\.greetings:hello: is no text of this site/,
    ],
    [
      'words in a language that is not on offer',
      (file) => void (file.words = { 'login:title': { VI: 'Chào' } }),
      /words\.login:title\.VI: is no language on offer/,
    ],
    [
      'words that lose a value',
      (file) => void (file.words = { 'home:care.age': { EN: 'Adults only' } }),
      /words\.home:care\.age\.EN: has to keep \{\{age\}\}/,
    ],
    [
      'words with a value that they are not told',
      (file) => void (file.words = { 'login:title': { EN: 'Hello {{name}}' } }),
      /words\.login:title\.EN: names a value in brackets/,
    ],
    [
      'words that are none',
      (file) => void (file.words = { 'login:title': { EN: '' } }),
      /words\.login:title\.EN: must not be empty/,
    ],
    [
      'words without a language',
      (file) => void (file.words = { 'login:title': 'Hello' }),
      /words\.login:title: expected texts by language/,
    ],
    [
      'a very long text',
      (file) => void (file.words = { 'login:title': { EN: 'a'.repeat(401) } }),
      /words\.login:title\.EN: is longer than 400/,
    ],
    [
      'more words than a page should carry',
      (file) => {
        const keys = Object.keys(english).filter((key) => !key.includes('problem'))
        file.words = Object.fromEntries(keys.map((key) => [`login:${key}`, { EN: 'a'.repeat(399) }]))
      },
      /words: are \d+ characters, and may be 8000/,
    ],
    [
      'a game on the site’s own host',
      (file) => {
        file.hosts = ['play.example']
        file.games.push({ vendor: 'A', origins: ['https://play.example'] })
      },
      /games: one of these origins is the site/,
    ],
  ])('refuses %s, and says where and what it expects', (_, change, words) => {
    expect(
      reading((file) => {
        const text = change(file)
        return typeof text === 'string' ? text : file
      }),
    ).toThrow(words)
  })

  it.each([
    ['KWD', 'KD', 3],
    ['TND', 'DT', 3],
    ['JPY', '¥', 0],
  ])('takes %s with the decimals it has', (code, symbol, decimals) => {
    const read = reading((file) => void (file.currency = { code, symbol, decimals }))
    expect(read()).toMatchObject({ currency: { code, symbol, decimals } })
  })

  it('a missing file, a folder without one, and two operators on one host are told apart', () => {
    expect(() => readOperators(join(folder, 'nowhere'))).toThrow(/There is no operator file at/)
    expect(() => readOperators(inRoot('src/ui'))).toThrow(/has no operator\.json/)
    const several = mkdtempSync(join(folder, 'several-'))
    const put = (name: string, change: object) => {
      mkdirSync(join(several, name))
      writeFileSync(join(several, name, 'operator.json'), JSON.stringify({ ...perya, ...change }))
      writeFileSync(join(several, name, 'mark.svg'), drawing)
    }
    put('a', {})
    put('b', { id: 'other' })
    expect(() => readOperators(several)).toThrow(/perya and other both claim the host perya\.localhost/)
    put('c', { hosts: [] })
    rmSync(join(several, 'b'), { recursive: true })
    expect(() => readOperators(several)).toThrow(/two operators with the id perya/)
  })

  it('its own words stand in the bare page and in what the app is told, each in its language', () => {
    const one = reading((file) => {
      file.words = {
        'home:hero.title': { EN: 'Doors <open> & lights on.' },
        'login:title': { TY: 'Uy, ikaw ulit!' },
        'boot:late.offline': { EN: 'The fair has no line.' },
        'faces:shortcut.lottery': { EN: 'The draw' },
      }
    })() as ReturnType<typeof readOperator>
    const html = readFileSync(inRoot('src/index.html'), 'utf8')
    const page = pageOf(html, { ...one, folder: inRoot('src/operators/perya') }, 'EN')
    expect(page).toContain('<span class="one" lang="en">Doors &lt;open> &amp; lights on.</span>')
    // Offline texts and home-screen texts: the host writes both, and the app is not given them.
    expect(page).toContain('<span lang="en">The fair has no line.</span>')
    const shortcuts = manifestOf(one, 'EN').shortcuts.map(({ name }) => name)
    expect(shortcuts).toEqual(['Games', 'The draw', 'Promotions', 'Deposit'])
    expect(publicPart(one).words).toEqual({
      EN: { home: { 'hero.title': 'Doors <open> & lights on.' } },
      TY: { login: { title: 'Uy, ikaw ulit!' } },
    })
    expect(publicPart(reading(() => {})() as ReturnType<typeof readOperator>)).not.toHaveProperty('words')
  })

  it('a file alone is no site: the mark that every page draws is named where it is missing', () => {
    const own = mkdtempSync(join(folder, 'alone-'))
    writeFileSync(join(own, 'acme.json'), JSON.stringify({ ...perya, colour: 'red' }))
    const faults = /^ {2}colour: is no field[^\n]*\n {2}mark\.svg: is missing beside the file/m
    expect(() => readOperators(join(own, 'acme.json'))).toThrow(faults)
    writeFileSync(join(own, 'acme.json'), JSON.stringify(perya))
    expect(() => readOperators(join(own, 'acme.json'))).toThrow(/mark\.svg: is missing/)
  })

  it('another mark is another version of its pages: caches and phones fetch them anew', () => {
    const own = mkdtempSync(join(folder, 'marked-'))
    const one = { ...(reading(() => {})() as ReturnType<typeof readOperator>), folder: own }
    writeFileSync(join(own, 'mark.svg'), '<svg><path d="M0 0h9"/></svg>')
    const before = stampOf(one)
    expect(stampOf(one)).toBe(before)
    writeFileSync(join(own, 'mark.svg'), '<svg><path d="M0 0h8"/></svg>')
    expect(stampOf(one)).not.toBe(before)
  })

  it('pages are not told what belongs to the host', () => {
    const told = JSON.stringify(
      publicPart({
        ...(reading(() => {})() as ReturnType<typeof readOperator>),
        gateway: 'https://gateway.example',
      }),
    )
    expect(told).not.toContain('gateway.example')
    expect(told).not.toContain(folder)
  })

  it('of its folder only pictures and tokens are served', () => {
    const [first] = shipped()
    if (!first) throw new Error('nobody')
    expect(brandFile(first, '/brand/perya/operator.json')).toBeNull()
    expect(brandFile(first, '/brand/perya/../hoadang/icon.svg')).toBeNull()
    expect(brandFile(first, '/brand/bayside/icon.svg')).toBeNull()
  })

  it.each([
    ['fil-PH,en;q=0.8', ['EN', 'TY'], 'TY'],
    ['tl', ['EN', 'TY'], 'TY'],
    ['en-PH,fil;q=0.8', ['EN', 'TY'], 'EN'],
    ['de', ['VI', 'EN'], 'VI'],
    [undefined, ['VI', 'EN'], 'VI'],
    ['vi-VN', ['EN', 'TY'], 'EN'],
  ] as const)('%s of %s is %s', (accepted, offered, language) => {
    expect(languageFor(accepted, offered)).toBe(language)
  })
})
