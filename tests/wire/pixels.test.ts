import { describe, expect, it } from 'vitest'
import {
  avatarUrl,
  bannerUrl,
  crestUrl,
  inPixels,
  largeTileUrl,
  rasterResponse,
  tileUrl,
  vendorUrl,
} from '../../src/sandbox/art/index'
import { openWorld } from './support/world'

const game = { name: 'Fortune Carabao', type: 'RNG', vendor: 'AMH' } as const

/** Pixels across and down, as the file itself says. */
function sizeOf(webp: Uint8Array): [number, number] {
  const view = Buffer.from(webp)
  expect(view.toString('latin1', 0, 4) + view.toString('latin1', 8, 12)).toBe('RIFFWEBP')
  const kind = view.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [view.readUIntLE(24, 3) + 1, view.readUIntLE(27, 3) + 1]
  return [view.readUInt16LE(26) & 0x3fff, view.readUInt16LE(28) & 0x3fff]
}

describe('pictures in pixels', () => {
  it('a tall tile comes with twice the pixels as well, for a place of two columns', async () => {
    const picture = await rasterResponse(largeTileUrl(game))
    if (!picture) throw new Error('no picture')
    expect(sizeOf(picture.body)).toEqual([640, 853])
    expect(picture.body.length).toBeLessThan(60_000)
  })

  it.each([
    [tileUrl(game), 300, 400],
    [tileUrl({ ...game, shape: 'square' }), 208, 208],
    [tileUrl({ ...game, shape: 'wide' }), 400, 250],
    [vendorUrl({ code: 'LAN' }), 96, 96],
    [vendorUrl({ code: 'LAN', ground: 'day' }), 96, 96],
    [bannerUrl({ theme: 'welcome', seed: 'first' }), 716, 320],
    [crestUrl({ name: 'Cebu Marlins', sport: 'basketball' }), 128, 149],
    [avatarUrl({ name: 'Mika 07' }), 128, 128],
  ])('%s is as large as its places on a phone need, and light', async (drawing, width, height) => {
    const picture = await rasterResponse(inPixels(drawing))
    if (!picture) throw new Error('no picture')
    expect(picture.type).toBe('image/webp')
    expect(sizeOf(picture.body)).toEqual([width, height])
    expect(picture.body.length).toBeLessThan(25_000)
    // Asked for again, the very same; another picture has another tag.
    expect(await rasterResponse(inPixels(drawing))).toBe(picture)
    expect(picture.etag).toMatch(/^"[a-z0-9-]+"$/)
  })

  it.each([
    '/art/v1/tile/poker/AMH/fortune-carabao.webp',
    '/art/v1/nothing.webp',
    '/art/v2/avatar/tala.webp',
    '/art/v1/avatar/tala.png',
    '/art/v1/toString/a/b.webp',
  ])('there is none at %s', async (path) => {
    expect(await rasterResponse(path)).toBeNull()
  })

  it('come over HTTP as what never changes', async () => {
    const world = await openWorld()
    const path = inPixels(tileUrl(game))
    const answer = await world.fetch(path)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const tag = answer.headers.get('ETag') ?? ''
    const again = await world.fetch(path, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect((await world.fetch('/art/v1/tile/rng/AMH/.webp')).status).toBe(404)
    await world.close()
  })
})
