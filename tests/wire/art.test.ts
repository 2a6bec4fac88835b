import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  ART_GAME_TYPES,
  BANNER_THEMES,
  artResponse,
  avatarUrl,
  bannerUrl,
  captchaPng,
  crestUrl,
  nameToSlug,
  slugToName,
  tileUrl,
  vendorUrl,
} from '../../src/sandbox/art/index'
import type { TileShape } from '../../src/sandbox/art/index'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

function bodyOf(path: string): string {
  const response = artResponse(path)
  if (!response) throw new Error(`no picture at ${path}`)
  return response.body
}

/** Fails unless every tag is closed in order and every attribute is quoted; then the attributes by name. */
function attributesOf(svg: string): Map<string, string[]> {
  const attributes = new Map<string, string[]>()
  const open: string[] = []
  const outside = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (...parts: string[]) => {
      const [, closing, tag = '', written = '', empty] = parts
      if (closing) expect(open.pop()).toBe(tag)
      else if (!empty) open.push(tag)
      for (const [, name = '', value = ''] of written.matchAll(/([\w:-]+)="([^"]*)"/g)) {
        attributes.set(name, [...(attributes.get(name) ?? []), value])
      }
      attributes.set('', [...(attributes.get('') ?? []), tag])
      return ''
    },
  )
  expect(open).toEqual([])
  expect(outside).toBe('')
  return attributes
}

/** A picture that may stand in an <img> or inline: well-formed, without script, and nothing from outside. */
function expectSafe(svg: string): void {
  const attributes = attributesOf(svg)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" /)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  const tags = new Set(attributes.get(''))
  for (const tag of ['script', 'foreignObject', 'image', 'style', 'a']) expect(tags).not.toContain(tag)
  expect([...attributes.keys()].filter((name) => name.startsWith('on'))).toEqual([])
  const ids = new Set(attributes.get('id'))
  const links = [...(attributes.get('href') ?? []), ...(attributes.get('xlink:href') ?? [])]
  const paints = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, target = '']) => target)
  for (const link of [...links, ...paints]) {
    expect(link.startsWith('#')).toBe(true)
    expect(ids).toContain(link.slice(1))
  }
}

const FIRST = [
  'Golden',
  'Fortune',
  'Super 777',
  'Gates of',
  'Lucky',
  'Wild',
  'Mga Alamat ng',
  'Royal',
  'Speed',
  'Mega',
]
const SECOND = [
  'Carabao',
  'Dragon',
  'Baccarat',
  'Roulette',
  'Derby',
  'Hoops',
  'Lotto 6/42',
  'Bingo',
  'Reef',
  'Anubis',
]
SECOND.push('Candy', 'Safari', 'Viking', 'Tongits', 'Parol')
const FOURS = [1, 2, 3, 4].map((n) => (n === 1 ? '' : ` ${n}`))
const GAMES = FIRST.flatMap((a) => SECOND.flatMap((b) => FOURS.map((c) => `${a} ${b}${c}`)))

describe('artwork', () => {
  it('draws the pictures of version 1 and no others under its immutable URLs', () => {
    const drawn = [
      tileUrl({ name: 'Fortune Carabao', type: 'RNG', vendor: 'AMH' }),
      tileUrl({ name: 'Lotto 6/42', type: 'LOTT', vendor: 'TAL', shape: 'square' }),
      tileUrl({ name: 'World Derby', type: 'COCKFIGHT', vendor: 'HAB', shape: 'wide' }),
      vendorUrl({ code: 'LAN', name: 'Lantern Play' }),
      vendorUrl({ code: 'LAN', ground: 'day' }),
      bannerUrl({ theme: 'welcome', seed: 'first' }),
      bannerUrl({ theme: 'live', seed: 'first', ground: 'day' }),
      crestUrl({ name: 'Cebu Marlins', sport: 'basketball' }),
      avatarUrl({ name: 'Mika 07' }),
    ].map((path) => [path, sha256(bodyOf(path))])
    expect(drawn).toMatchInlineSnapshot(`
      [
        [
          "/art/v1/tile/rng/AMH/fortune-carabao.svg",
          "bf12803a0a192765",
        ],
        [
          "/art/v1/tile-sq/lott/TAL/lotto-6~2f42.svg",
          "10840442e0f1120a",
        ],
        [
          "/art/v1/tile-wide/cockfight/HAB/world-derby.svg",
          "1db2c0f96a97e615",
        ],
        [
          "/art/v1/vendor/LAN/lantern-play.svg",
          "50f8275d397a714f",
        ],
        [
          "/art/v1/vendor-day/LAN.svg",
          "37c25e575f4f761c",
        ],
        [
          "/art/v1/banner/welcome/first.svg",
          "3067f9c8d7517b91",
        ],
        [
          "/art/v1/banner-day/live/first.svg",
          "6a1ca03b3ff536e3",
        ],
        [
          "/art/v1/crest/basketball/cebu-marlins.svg",
          "3d48e776362dcf65",
        ],
        [
          "/art/v1/avatar/mika-07.svg",
          "f56a0ef8a5664be6",
        ],
      ]
    `)
  })

  it('gives 600 different names 600 different tiles, each safe, labelled, 25 kB on average and 80 kB at most', () => {
    expect(new Set(GAMES).size).toBe(600)
    const tiles = GAMES.map((name) => bodyOf(tileUrl({ name, type: 'RNG', vendor: 'AMH' })))
    expect(new Set(tiles).size).toBe(600)
    tiles.forEach((tile, i) => {
      expectSafe(tile)
      expect(tile).toContain(` aria-label="${GAMES[i]}"`)
      // A pack of animals with the gorilla, an icon of 31 kB, is the largest picture there is.
      expect(tile.length).toBeLessThanOrEqual(80_000)
    })
    const mean = tiles.reduce((sum, tile) => sum + tile.length, 0) / tiles.length
    expect(mean).toBeLessThan(25_000)
    // Different also without the ids, the label and the title's letters.
    const pictures = tiles.map((tile) => tile.replace(/\ba[a-z0-9]{6,9}\b|aria-label="[^"]*"/g, ''))
    expect(new Set(pictures).size).toBe(600)
  })

  it('draws every type, shape, banner and ground safely', () => {
    const shapes: readonly TileShape[] = ['tall', 'square', 'wide']
    const grounds = ['night', 'day'] as const
    const paths = [
      ...ART_GAME_TYPES.flatMap((type) =>
        shapes.flatMap((shape) =>
          GAMES.filter((_, i) => i % 40 === 0).map((name) => tileUrl({ name, type, vendor: 'X1', shape })),
        ),
      ),
      ...BANNER_THEMES.flatMap((theme) => grounds.map((ground) => bannerUrl({ theme, seed: 's-1', ground }))),
      ...SECOND.flatMap((name) => grounds.map((ground) => vendorUrl({ code: 'C9', name, ground }))),
      ...SECOND.map((name) => crestUrl({ name: `${name} <&> "XI"`, sport: 'football' })),
      ...GAMES.filter((_, i) => i % 25 === 0).map((name) => avatarUrl({ name })),
    ]
    expect(paths.length).toBeGreaterThan(500)
    for (const path of paths) expectSafe(bodyOf(path))
  })

  it('draws a title for every shape but the thumbnail, in its own proportions', () => {
    const game = { name: 'Reef Hunter', type: 'FISH', vendor: 'MOO' } as const
    expect(bodyOf(tileUrl({ ...game, shape: 'tall' }))).toContain('viewBox="0 0 300 400"')
    expect(bodyOf(tileUrl({ ...game, shape: 'wide' }))).toContain('viewBox="0 0 400 250"')
    expect(bodyOf(tileUrl({ ...game, shape: 'square' }))).toContain('viewBox="0 0 300 300"')
    expect(bodyOf(tileUrl({ ...game, shape: 'tall' }))).toContain('stroke-miterlimit="2"')
    expect(bodyOf(tileUrl({ ...game, shape: 'square' }))).not.toContain('stroke-miterlimit="2"')
  })

  it('answers the same path with the same bytes and entity tag, and other pictures with another tag', () => {
    const path = avatarUrl({ name: 'Tala' })
    const first = artResponse(path)
    // Enough other pictures to push the first one out of what is kept.
    const tags = Array.from({ length: 1100 }, (_, i) => artResponse(avatarUrl({ name: `Member ${i}` }))?.etag)
    expect(new Set(tags).size).toBe(1100)
    expect(artResponse(path)).toEqual(first)
    expect(first?.etag).toMatch(/^"[a-z0-9-]+"$/)
    expect(first?.type).toBe('image/svg+xml')
  })

  it.each([
    '/',
    '/art/v1/',
    '/art/v2/avatar/tala.svg',
    '/art/v1/avatar/tala.png',
    '/art/v1/avatar/.svg',
    '/art/v1/avatar/Tala.svg',
    '/art/v1/avatar/a/b.svg',
    '/art/v1/avatar/~00.svg',
    '/art/v1/avatar/~_ffffff_.svg',
    '/art/v1/avatar/__proto__.svg',
    `/art/v1/avatar/${'a'.repeat(81)}.svg`,
    '/art/v1/tile/rng/fortune-carabao.svg',
    '/art/v1/tile/poker/AMH/fortune-carabao.svg',
    '/art/v1/tile/RNG/AMH/fortune-carabao.svg',
    '/art/v1/tile/rng/A%20B/fortune-carabao.svg',
    '/art/v1/tile-round/rng/AMH/fortune-carabao.svg',
    '/art/v1/vendor/.svg',
    '/art/v1/banner/constructor/first.svg',
    '/art/v1/banner/welcome/First.svg',
    '/art/v1/crest/tala.svg',
    '/art/v1/toString/a/b.svg',
  ])('has no picture at %s', (path) => {
    expect(artResponse(path)).toBeNull()
  })
})

describe('names in artwork URLs', () => {
  it.each([
    ['Fortune Carabao', 'fortune-carabao'],
    ['Super 777 Classic', 'super-777-classic'],
    ['Gates of Ra', 'gates-of-ra'],
    ['VIP Bingo', '_vip-bingo'],
    ['Lotto 6/42', 'lotto-6~2f42'],
    ["Dragon's Gold", 'dragon~27s-gold'],
    ['mika-07', '~6dika~2d07'],
    ['Gates Of OF of', 'gates-~4ff-_of-of'],
    ['McGee ~41', 'mc~47ee-~7e41'],
    ['Piña 漢 😀', 'pi~f1a-~_6f22_-~_1f600_'],
  ])('writes %s as %s and reads it back', (name, slug) => {
    expect(nameToSlug(name)).toBe(slug)
    expect(slugToName(slug)).toBe(name)
    expect(new URL(`http://localhost/${slug}.svg`).pathname).toBe(`/${slug}.svg`)
  })

  it('reads back only what it writes, so that one picture has one URL', () => {
    for (const slug of ['', '-', 'a--b', 'Fortune', 'fortune carabao', '_a', '~2F', 'a%2fb', '~_2f_']) {
      expect([slug, slugToName(slug)]).toEqual([slug, null])
    }
  })
})

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** The chunks of a PNG file, each CRC checked. */
function chunksOf(file: Uint8Array): Chunk[] {
  const bytes = Buffer.from(file)
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  const chunks: Chunk[] = []
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at)
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)))
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

const dataOf = (chunks: readonly Chunk[], type: string): Buffer => {
  const chunk = chunks.find((one) => one.type === type)
  if (!chunk) throw new Error(`no ${type} chunk`)
  return chunk.data
}

describe('captcha picture', () => {
  it('is a PNG of 160x60 in a palette, every chunk intact', () => {
    for (const digits of ['0123', '45678', '901234']) {
      const chunks = chunksOf(captchaPng(digits, 7))
      expect(chunks.map((chunk) => chunk.type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
      const header = dataOf(chunks, 'IHDR')
      expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([
        160, 60, 8, 3, 0, 0, 0,
      ])
      const rows = inflateSync(dataOf(chunks, 'IDAT'))
      expect(rows.length).toBe(161 * 60)
      const colours = dataOf(chunks, 'PLTE').length / 3
      expect(Math.max(...rows)).toBeLessThan(colours)
      const filters = Array.from({ length: 60 }, (_, y) => rows[y * 161])
      expect(new Set(filters)).toEqual(new Set([0]))
    }
  })

  it('depends on the digits and the seed, and on nothing else', () => {
    const base64 = (digits: string, seed: number) => Buffer.from(captchaPng(digits, seed)).toString('base64')
    expect(base64('4827', 1)).toBe(base64('4827', 1))
    expect(base64('4827', 1)).not.toBe(base64('4827', 2))
    expect(base64('4827', 1)).not.toBe(base64('4828', 1))
    expect(base64('4827', 1).length).toBeLessThan(8000)
  })

  it.each(['', '123', '1234567', '12a4'])('refuses %j', (digits) => {
    expect(() => captchaPng(digits, 1)).toThrow(RangeError)
  })
})

describe('icons of the artwork', () => {
  it('have their licence beside them, and all of them are used', () => {
    const folder = 'src/sandbox/art/data/'
    const keys = Object.keys(
      JSON.parse(readFileSync(`${folder}icons.json`, 'utf8')) as Record<string, unknown>,
    )
    const named = readdirSync(folder)
      .filter((file) => file.endsWith('.json') && file !== 'icons.json')
      .flatMap((file) => readFileSync(folder + file, 'utf8').match(/(?<=")[ng]:[a-z0-9-]+(?=")/g) ?? [])
    expect(keys).toEqual([...new Set(named)].sort())
    const licences = readFileSync(`${folder}LICENCES.md`, 'utf8')
    expect(licences).toContain(`(${keys.filter((key) => key.startsWith('n:')).length})`)
    expect(licences).toContain(`(${keys.filter((key) => key.startsWith('g:')).length})`)
    expect(licences).toContain('Credit: game-icons.net, Lorc, Delapouite and contributors.')
    expect(licences).toContain('Apache License 2.0')
  })
})
