import { bannerUrl, crestUrl, tileUrl, vendorUrl } from '../art/urls'
import type { BannerTheme, Ground, TileShape } from '../art/urls'
import type { GameType } from './categories'

/** The world's pictures: every address in an answer comes from here. */

export const tile = (game: { name: string; type: GameType; vendor: string }, shape: TileShape): string =>
  tileUrl({ ...game, shape })

/** The ground that a brand's pages have: pictures are drawn for it. */
export const groundOf = (brand: string | undefined): Ground => (brand === 'bayside' ? 'day' : 'night')

export const vendorMark = (vendor: { code: string; name: string }, ground: Ground): string =>
  vendorUrl({ code: vendor.code, ground })

export const crest = (name: string, sport: string): string => crestUrl({ name, sport })

export const bannerPicture = (theme: BannerTheme, seed: string, ground: Ground = 'night'): string =>
  bannerUrl({ theme, seed, ground })
