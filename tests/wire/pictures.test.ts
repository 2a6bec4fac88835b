import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { captchaAnswers, captchaPicture } from '../../src/sandbox/captchas'
import { icons } from '../../src/sandbox/world/avatars'
import { vendors } from '../../src/sandbox/world/vendors'
import { worldGames } from '../../src/sandbox/world/games'
import { worldMatches } from '../../src/sandbox/world/matches'
import { avatar, bannerPicture, crest, tile, vendorMark } from '../../src/sandbox/world/pictures'
import { oneWorld } from './support/fresh-world'
import type { openWorld } from './support/world'

const folder = 'src/sandbox/art/'
const game = { name: 'Fortune Carabao', type: 'RNG', vendor: 'AMH' } as const
const games = worldGames('perya')

/** Width and height in pixels, from the file's header. */
function sizeOf(webp: Buffer): [number, number] {
  expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 12)).toBe('RIFFWEBP')
  const kind = webp.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1]
  return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff]
}

/** Image size per kind, by folder. */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  tile: [300, 400],
  'tile-large': [640, 853],
  'tile-sq': [208, 208],
  vendor: [96, 96],
  'vendor-day': [96, 96],
  banner: [716, 320],
  'banner-day': [716, 320],
  crest: [128, 149],
  avatar: [128, 128],
}

describe('picture files', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })

  it('have the dimensions phones need, and are light', () => {
    const pictures = files.filter((file) => file.endsWith('.webp'))
    expect(pictures.length).toBeGreaterThan(700)
    for (const file of pictures) {
      const bytes = readFileSync(folder + file)
      const [kind = ''] = file.split('/')
      expect([file, sizeOf(bytes)]).toEqual([file, sizes[kind]])
      expect([file, bytes.length < (kind === 'tile-large' ? 60_000 : 25_000)]).toEqual([file, true])
    }
  })

  it('weigh 5 MB at most together, and their licences are beside them', () => {
    const weight = files.reduce((sum, file) => sum + statSync(folder + file).size, 0)
    expect(weight).toBeLessThan(5_000_000)
    expect(readFileSync(`${folder}LICENCES.md`, 'utf8')).toMatch(
      /Apache License 2\.0[^]*CC BY 3\.0[^]*Credit:/,
    )
  })
})

describe('pictures over HTTP', () => {
  let world: Awaited<ReturnType<typeof openWorld>>
  oneWorld((fresh) => (world = fresh))

  const bytesAt = async (path: string) => {
    const answer = await world.fetch(path)
    expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, 'image/webp'])
    return Buffer.from(await answer.arrayBuffer())
  }
  const sizeAt = async (path: string) => sizeOf(await bytesAt(path))

  it('every game has its tiles, and neighbouring games have different ones', async () => {
    const seen: string[] = []
    for (const { name, gameType: type, vendor } of games) {
      const picture = { name, type, vendor }
      seen.push((await bytesAt(tile(picture, 'tall'))).toString('base64'))
      expect(await sizeAt(tile(picture, 'square'))).toEqual([208, 208])
    }
    expect(new Set(seen).size).toBeGreaterThan(300)
    expect(new Set(seen.slice(0, 60)).size).toBe(60)
  })

  it('every vendor, team and member has one', async () => {
    const teams = worldMatches(games, 0).flatMap((one) => [
      crest(one.homeTeam, one.sport),
      crest(one.awayTeam, one.sport),
    ])
    const marks = vendors.flatMap(({ code }) => [vendorMark(code, 'night'), vendorMark(code, 'day')])
    const faces = icons.map((icon) => avatar(`icon ${icon}`))
    for (const all of [teams, marks, faces]) {
      const bytes = await Promise.all(all.map(bytesAt))
      expect(new Set(bytes.map(String)).size).toBe(new Set(all).size)
    }
  })

  it('a banner shows its theme on the brand’s ground', async () => {
    const night = await bytesAt(bannerPicture('welcome', 'home-welcome'))
    expect(await bytesAt(bannerPicture('welcome', 'promo-7'))).toEqual(night)
    expect(await bytesAt(bannerPicture('welcome', 'home-welcome', 'day'))).not.toEqual(night)
  })

  it('a game without its own picture gets an untitled one of its type, matching a word of its name', async () => {
    const other = { name: 'Mango Test 4711', type: 'RNG', vendor: 'PW' } as const
    expect(await bytesAt(tile(other, 'tall'))).toEqual(readFileSync(`${folder}tile/rng/mango.webp`))
    const nameless = tile({ ...other, name: 'Qwx 4711' }, 'tall')
    expect(await sizeAt(nameless)).toEqual([300, 400])
    expect(await bytesAt(nameless)).toEqual(await bytesAt(nameless))
  })

  it('a live table without a picture of its own has a wheel for roulette and cards for all others', async () => {
    const read = (name: string) => readFileSync(`${folder}tile/live/${name}.webp`)
    const wheels = ['auto', 'lightning', 'ruleta'].map(read)
    const cards = ['evening', 'pearl'].map(read)
    const untitled = games.filter(
      ({ name, gameType }) =>
        gameType === 'LIVE' &&
        !existsSync(`${folder}tile/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`),
    )
    expect(untitled.length).toBeGreaterThan(10)
    for (const { name, vendor, gameType: type } of untitled) {
      const shown = await bytesAt(tile({ name, type, vendor }, 'tall'))
      const of = /roulette|ruleta|wheel/i.test(name) ? wheels : cards
      expect([name, of.some((file) => file.equals(shown))]).toEqual([name, true])
    }
  })

  it('a double-size tall tile falls back to the usual one', async () => {
    expect(await sizeAt(tile({ ...game, name: 'Bakunawa Moon' }, 'large'))).toEqual([640, 853])
    expect(await sizeAt(tile({ ...game, name: 'Qwx 4711' }, 'large'))).toEqual([300, 400])
  })

  it('are served as immutable', async () => {
    const answer = await world.fetch(tile(game, 'tall'))
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
    expect((await world.fetch(tile(game, 'tall'), { headers })).status).toBe(304)
    expect((await world.fetch(tile({ ...game, name: 'Mango Mix' }, 'tall'), { headers })).status).toBe(200)
  })

  it.each([
    '/art/',
    '/art/v2/avatar/icon-1.webp',
    '/art/v1/avatar/icon-1.png',
    '/art/v1/avatar/nobody.webp',
    '/art/v1/tile/poker/AMH/no-such-game.webp',
    '/art/v1/tile/rng/AMH/.webp',
    '/art/v1/tile/rng/A%20B/fortune-carabao.webp',
    '/art/v1/banner/constructor/first.webp',
    '/art/v1/captcha/0395.webp',
    '/art/v1/captcha/0395.png',
    '/art/v1/../rng.ts',
  ])('there is none at %s', async (path) => {
    expect((await world.fetch(path)).status).toBe(404)
  })
})

describe('captcha pictures', () => {
  it('show four digits each, as PNG of 160x60 [WIRE-09]', () => {
    expect(captchaAnswers.length).toBeGreaterThanOrEqual(30)
    for (const answer of captchaAnswers) {
      expect(answer).toMatch(/^\d{4}$/)
      const png = Buffer.from(captchaPicture(answer), 'base64')
      expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([160, 60])
      expect(png.length).toBeLessThan(6000)
    }
  })
})
