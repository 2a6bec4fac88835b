import { avatar } from './avatar'
import { banner } from './banner'
import { crest } from './crest'
import { slugToName } from './names'
import { hash } from './rng'
import { gameTile } from './tile'
import { ART_GAME_TYPES, ART_VERSION, BANNER_KINDS, BANNER_THEMES, TILE_KINDS, VENDOR_KINDS } from './urls'
import { vendorLogo } from './vendor'

/** A picture as HTTP sends it. Immutable: serve it with Cache-Control public, max-age=31536000, immutable. */
export interface ArtResponse {
  readonly body: string
  readonly type: 'image/svg+xml'
  /** A strong entity tag, quotes included. */
  readonly etag: string
}

const CODE = /^[A-Za-z0-9_]{1,24}$/
const SEED = /^[a-z0-9-]{1,40}$/

/** About 20 kB each: what a lobby and a few searches show, at most 20 MB. */
const KEPT = 1000
const cache = new Map<string, ArtResponse>()

/** The one value of a closed list that a segment is, or undefined. */
const oneOf = <T extends string>(list: readonly T[], segment: string): T | undefined =>
  list.find((item) => item === segment)

/** The key of a kind of picture by its path segment, or undefined. */
function keyOf<K extends string>(kinds: Readonly<Record<K, string>>, segment: string): K | undefined {
  for (const key in kinds) if (kinds[key] === segment) return key
  return undefined
}

function drawTile(
  kind: string,
  [type = '', vendor = '', slug = '', ...rest]: readonly string[],
): string | null {
  const shape = keyOf(TILE_KINDS, kind)
  const known = type === type.toLowerCase() ? oneOf(ART_GAME_TYPES, type.toUpperCase()) : undefined
  const name = slugToName(slug)
  if (!shape || !known || !name || !CODE.test(vendor) || rest.length) return null
  return gameTile({ name, type: known, vendor }, shape)
}

function drawVendor(kind: string, [code = '', slug, ...rest]: readonly string[]): string | null {
  const ground = keyOf(VENDOR_KINDS, kind)
  const name = slug === undefined ? code : slugToName(slug)
  if (!ground || !CODE.test(code) || !name || rest.length) return null
  return vendorLogo({ code, name }, ground, slug === undefined)
}

function drawBanner(kind: string, [theme = '', seed = '', ...rest]: readonly string[]): string | null {
  const ground = keyOf(BANNER_KINDS, kind)
  const known = oneOf(BANNER_THEMES, theme)
  if (!ground || !known || !SEED.test(seed) || rest.length) return null
  return banner(known, seed, ground)
}

function drawCrest([sport = '', slug = '', ...rest]: readonly string[]): string | null {
  const name = slugToName(slug)
  return name && SEED.test(sport) && !rest.length ? crest({ name, sport }) : null
}

function drawAvatar([slug = '', ...rest]: readonly string[]): string | null {
  const name = slugToName(slug)
  return name && !rest.length ? avatar({ name }) : null
}

function draw(path: string): string | null {
  const prefix = `/art/v${ART_VERSION}/`
  if (!path.startsWith(prefix) || !path.endsWith('.svg')) return null
  const [kind = '', ...segments] = path.slice(prefix.length, -'.svg'.length).split('/')
  if (kind === 'crest') return drawCrest(segments)
  if (kind === 'avatar') return drawAvatar(segments)
  return drawTile(kind, segments) ?? drawVendor(kind, segments) ?? drawBanner(kind, segments)
}

/**
 * The picture under a path, for example /art/v1/tile/rng/AMH/fortune-carabao.svg (see urls.ts for all of them);
 * null if the path names none, which is a 404. The path alone decides the picture. Recent pictures are kept.
 */
export function artResponse(path: string): ArtResponse | null {
  const known = cache.get(path)
  const body = known?.body ?? draw(path)
  if (body === null) return null
  const response = known ?? {
    body,
    type: 'image/svg+xml',
    etag: `"${hash(body).toString(36)}-${body.length}"`,
  }
  // Deleting first moves a picture that is used again to the young end of the map.
  cache.delete(path)
  cache.set(path, response)
  const oldest = cache.keys().next()
  if (cache.size > KEPT && !oldest.done) cache.delete(oldest.value)
  return response
}
