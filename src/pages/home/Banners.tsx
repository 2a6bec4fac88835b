import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { homeContent, homeContentActor } from '../../flows/home'
import { checkImage, checkUrl } from '../../flows/urls'
import { isBuilt } from '../../flows/screens'
import { leaveFor } from '../../flows/taps'
import { BannerCarousel } from '../../ui/home/BannerCarousel'
import { Skeleton } from '../../ui/Skeleton'
import css from './home.module.css'

/** Banners of home (HOME-19..23); one that leads nowhere we may go is a picture only. */
export function Banners() {
  const { t } = useTranslation('home')
  const { data, face } = useSelector(homeContentActor(), homeContent.view)
  if (face === 'error' || face === 'empty' || data?.banners.length === 0) return null
  if (!data) {
    return (
      <div className={css.bannerWait}>
        <Skeleton />
      </div>
    )
  }
  const banners = data.banners.flatMap((banner) => {
    const image = checkImage(banner.url)
    if (!image) return []
    const link = checkUrl(banner.link)
    const href = link.kind === 'own' && isBuilt(link.path) ? link.path : undefined
    // Another host is named before it opens (HOME-22).
    const leave = link.kind === 'foreign' ? () => leaveFor(link.url) : undefined
    return [
      {
        key: banner.id,
        image,
        alt: '',
        kicker: banner.kicker,
        title: banner.title,
        ...(href ? { href, action: banner.button } : {}),
        ...(leave ? { onSelect: leave, action: banner.button } : {}),
      },
    ]
  })
  return (
    <BannerCarousel
      label={t('banners')}
      banners={banners}
      pageLabel={(page, count) => t('bannerPage', { page, count })}
    />
  )
}
