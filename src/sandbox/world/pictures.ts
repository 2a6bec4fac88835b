import { avatarUrl, bannerUrl, crestUrl, inPixels, tileUrl, vendorUrl } from '../art/urls'
import type { BannerTheme, Ground, TileShape } from '../art/urls'
import type { GameType } from './categories'

/** The world's pictures: every address in an answer comes from here. */

export const tile = (game: { name: string; type: GameType; vendor: string }, shape: TileShape): string =>
  inPixels(tileUrl({ ...game, shape }))

/** The ground that a brand's pages have: pictures are drawn for it. */
export const groundOf = (brand: string | undefined): Ground => (brand === 'bayside' ? 'day' : 'night')

export const vendorMark = (vendor: { code: string; name: string }, ground: Ground): string =>
  inPixels(vendorUrl({ code: vendor.code, ground }))

export const crest = (name: string, sport: string): string => inPixels(crestUrl({ name, sport }))

export const bannerPicture = (theme: BannerTheme, seed: string, ground: Ground = 'night'): string =>
  inPixels(bannerUrl({ theme, seed, ground }))

export const avatar = (name: string): string => inPixels(avatarUrl({ name }))
