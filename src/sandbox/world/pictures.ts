import { operatorOf } from '../../operators/all'
import type { GameType } from './categories'

/**
 * The world's pictures: every image address in an answer comes from here, and its file is in
 * `src/sandbox/art`.
 */

export type BannerTheme =
  | 'welcome'
  | 'deposit'
  | 'vip'
  | 'referral'
  | 'sports'
  | 'fish'
  | 'slots'
  | 'cockfight'
  | 'live'
  | 'lottery'
  | 'launch'

/** For the night brand (dark ground) or the day brand (light ground). */
export type Ground = 'night' | 'day'

/** Portrait 3:4, the same at double size for a two-column tile, and a square thumbnail without title. */
const tileKinds = { tall: 'tile', large: 'tile-large', square: 'tile-sq' } as const

/** Base of all pictures. Versioned URLs are cacheable forever; a changed picture needs a new version. */
export const artBase = '/art/v1/'

/** A name as a URL slug: "Lotto 6/42" is lotto-6-42. */
const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A game's tile, for example /art/v1/tile/rng/AMH/fortune-carabao.webp. */
export const tile = (
  { name, type, vendor }: { name: string; type: GameType; vendor: string },
  shape: keyof typeof tileKinds,
): string => `${artBase}${tileKinds[shape]}/${type.toLowerCase()}/${vendor}/${slug(name)}.webp`

/** The background of a brand's pages, for which its pictures are drawn. */
export const groundOf = (brand: string | undefined): Ground => operatorOf(brand).brand.ground

const onGround = (kind: string, ground: Ground): string => (ground === 'day' ? `${kind}-day` : kind)

export const vendorMark = (code: string, ground: Ground): string =>
  `${artBase}${onGround('vendor', ground)}/${code}.webp`

export const crest = (name: string, sport: string): string => `${artBase}crest/${sport}/${slug(name)}.webp`

/** A banner with a calm left side, for live text. */
export const bannerPicture = (theme: BannerTheme, id: string, ground: Ground = 'night'): string =>
  `${artBase}${onGround('banner', ground)}/${theme}/${id}.webp`

export const avatar = (name: string): string => `${artBase}avatar/${slug(name)}.webp`
