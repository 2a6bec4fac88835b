import { late } from '../../ui/late'

const banners = late(() => import('./PlaceBanners'))
// Their picture is the largest of their screens: their code comes beside the screen's own start, not after it.
banners.load().catch(() => {})

export const PlaceBanners = banners.Component
