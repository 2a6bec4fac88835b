import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readOperators, shipped } from '../../src/operators/all'
import { readOperator } from '../../src/operators/file'
import { languageFor } from '../../src/operators/languages'
import { brandFile } from '../../src/operators/site'
import { publicPart } from '../../src/operators/public-part'
import { inRoot } from '../../src/tools/lib/root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'perya-operator-'))
afterAll(() => rmSync(folder, { recursive: true }))
const perya = JSON.parse(readFileSync(inRoot('src/operators/perya/operator.json'), 'utf8'))

/** Reads Perya's file with something else in it. */
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
    }
    put('a', {})
    put('b', { id: 'other' })
    expect(() => readOperators(several)).toThrow(/perya and other both claim the host perya\.localhost/)
    put('c', { hosts: [] })
    rmSync(join(several, 'b'), { recursive: true })
    expect(() => readOperators(several)).toThrow(/two operators with the id perya/)
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
