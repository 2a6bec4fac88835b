import { useSelector } from '@xstate/react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { homeContent, homeContentActor } from '../../flows/home/home'
import { checkImage, checkUrl } from '../../flows/core/urls'
import { hasScreen } from '../../flows/core/screens'
import { leaveFor } from '../../flows/core/late-actions'
import { classes } from '../../ui/classes'
import { BulbDots } from '../../ui/home/BulbDots'
import { useCarousel } from '../../ui/home/useCarousel'
import { Skeleton } from '../../ui/Skeleton'
import face from '../../ui/home/bannerFace.module.css'
import css from './Banners.module.css'

/** Space for the banners, or for their placeholder. */
export function BannersWait() {
  return (
    <div className={css.bannerWait}>
      <Skeleton />
    </div>
  )
}

/** Banners of home (HOME-19..23); one without an allowed link is just a picture. */
export function Banners() {
  const { data, status } = useSelector(homeContentActor(), homeContent.view)
  if (status === 'error' || status === 'empty' || data?.banners.length === 0) return null
  if (!data) return <BannersWait />
  const banners = data.banners.flatMap(({ id, url, link, kicker, title, button }): Banner[] => {
    const image = checkImage(url)
    if (!image) return []
    const way = checkUrl(link)
    const href = way.kind === 'own' && hasScreen(way.path) ? way.path : undefined
    // Another host is named before it opens (HOME-22).
    const onSelect = way.kind === 'foreign' ? () => leaveFor(way.url) : undefined
    return [{ key: id, image, kicker, title, action: href || onSelect ? button : undefined, href, onSelect }]
  })
  return banners.length > 0 && <Carousel banners={banners} />
}

interface Banner {
  key: string
  image: string
  kicker: string
  title: string
  /** The button's text; the whole banner is one target [HOME-21]. */
  action: string | undefined
  href: string | undefined
  onSelect: (() => void) | undefined
}

function Target({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { href, onSelect } = banner
  if (href !== undefined) {
    return (
      <a className={classes(face.banner, css.banner)} href={href} onClick={onSelect} draggable={false}>
        {children}
      </a>
    )
  }
  if (onSelect) {
    return (
      <button type="button" className={classes(face.banner, css.banner)} onClick={onSelect}>
        {children}
      </button>
    )
  }
  return <div className={classes(face.banner, css.banner)}>{children}</div>
}

/** How long each banner is shown [CONST-07]. */
const stay = 5000

/**
 * The first one renders with the page; swiping and the 5-second rotation, only for more than one banner
 * [HOME-19], start after the first paint; a touch or focus stops the rotation for good.
 */
function Carousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation('home')
  const frame = useRef<HTMLDivElement>(null)
  const count = banners.length
  const { page, live } = useCarousel(frame, { count, delay: stay, speed: 300 })
  return (
    <section aria-label={t('banners')}>
      <div
        ref={frame}
        className={css.frame}
        data-live={live || undefined}
        data-alone={count === 1 || undefined}
      >
        <ul className={classes('swiper-wrapper', css.track)}>
          {banners.map((banner, n) => (
            <li key={banner.key} className={classes('swiper-slide', css.slide)}>
              <Target banner={banner}>
                <img
                  src={banner.image}
                  alt=""
                  width={716}
                  height={320}
                  draggable={false}
                  decoding="async"
                  loading={n === 0 ? 'eager' : 'lazy'}
                  fetchPriority={n === 0 ? 'high' : 'auto'}
                />
                <span className={classes(face.copy, css.copy)}>
                  <span className={classes(face.kicker, css.kicker, 'cut')}>{banner.kicker}</span>
                  <span className={classes(css.title, 'display')}>{banner.title}</span>
                  {banner.action !== undefined && (
                    <span className={classes(css.action, 'cut')}>{banner.action}</span>
                  )}
                </span>
              </Target>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <BulbDots count={count} page={page} label={t('bannerPage', { page: page + 1, count })} pairs />
      )}
    </section>
  )
}
