import { late } from '../../ui/late'

const banners = late(() => import('./PlaceBanners'))

export const PlaceBanners = banners.Component

/**
 * For screens whose largest picture they are: their code loads in parallel with the screen's own start, not
 * after it.
 */
export const loadPlaceBanners = (): void => void banners.load().catch(() => {})
