import { nameToSlug } from './names'

/** The version of the artwork. A URL that carries it may be kept for ever; a changed picture needs a new one. */
export const ART_VERSION = 1

/** Kinds of game the tiles know, as the wire names them. */
export const ART_GAME_TYPES = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'ELOTT',
  'LOTT',
] as const
export type ArtGameType = (typeof ART_GAME_TYPES)[number]

/** Portrait 3:4 with title, square thumbnail without (44 to 48 px), landscape with title (search rows). */
export type TileShape = 'tall' | 'square' | 'wide'

export const BANNER_THEMES = [
  'welcome',
  'deposit',
  'vip',
  'referral',
  'sports',
  'fish',
  'slots',
  'cockfight',
  'live',
  'lottery',
  'launch',
] as const
export type BannerTheme = (typeof BANNER_THEMES)[number]

/** For the night brand (dark ground, the default) or the day brand (light ground). */
export type Ground = 'night' | 'day'

/** The path segment of each kind of picture. */
export const TILE_KINDS = { tall: 'tile', square: 'tile-sq', wide: 'tile-wide' } as const
export const VENDOR_KINDS = { night: 'vendor', day: 'vendor-day' } as const
export const BANNER_KINDS = { night: 'banner', day: 'banner-day' } as const

const base = `/art/v${ART_VERSION}`

/** A game tile, for example /art/v1/tile/rng/AMH/fortune-carabao.svg. The vendor code is letters and digits. */
export function tileUrl(game: {
  name: string
  type: ArtGameType
  vendor: string
  shape?: TileShape
}): string {
  const kind = TILE_KINDS[game.shape ?? 'tall']
  return `${base}/${kind}/${game.type.toLowerCase()}/${game.vendor}/${nameToSlug(game.name)}.svg`
}

/** The segment of tall tiles with twice the pixels: the same drawing, for a place of two columns. */
export const LARGE_TILE = 'tile-large'

/** A tall tile in pixels, for a place of two columns on a phone with three pixels a point. */
export function largeTileUrl(game: { name: string; type: ArtGameType; vendor: string }): string {
  return inPixels(tileUrl(game)).replace(`/${TILE_KINDS.tall}/`, `/${LARGE_TILE}/`)
}

/** A vendor's symbol, or with a name its symbol and word. */
export function vendorUrl(vendor: { code: string; name?: string; ground?: Ground }): string {
  const word = vendor.name ? `/${nameToSlug(vendor.name)}` : ''
  return `${base}/${VENDOR_KINDS[vendor.ground ?? 'night']}/${vendor.code}${word}.svg`
}

/** A banner of 716x320 whose left side is calm, for live text. The seed is lower-case letters, digits, hyphens. */
export function bannerUrl(banner: { theme: BannerTheme; seed: string; ground?: Ground }): string {
  return `${base}/${BANNER_KINDS[banner.ground ?? 'night']}/${banner.theme}/${banner.seed}.svg`
}

/** A team's crest. The sport is lower-case letters, digits, hyphens. */
export function crestUrl(team: { name: string; sport: string }): string {
  return `${base}/crest/${team.sport}/${nameToSlug(team.name)}.svg`
}

/** A member's picture. */
export function avatarUrl(member: { name: string }): string {
  return `${base}/avatar/${nameToSlug(member.name)}.svg`
}

/**
 * The same picture in pixels. A browser reads every drawing on the page's own thread and paints it there again and
 * again, which a slow phone feels with every list; pixels it unpacks beside it.
 */
export function inPixels(url: string): string {
  return url.replace(/svg$/, 'webp')
}
