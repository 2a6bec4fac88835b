import { late } from '../../ui/late'

const banners = late(() => import('./PlaceBanners'))
// Their picture is their screens' largest: their code loads in parallel with the screen's own start, not
// after it.
banners.load().catch(() => {})

export const PlaceBanners = banners.Component
