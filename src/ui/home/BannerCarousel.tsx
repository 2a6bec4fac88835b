import { useRef, type ReactNode } from 'react'
import { classes } from '../classes'
import { BulbDots } from './BulbDots'
import { useCarousel } from './useCarousel'
import css from './BannerCarousel.module.css'

/** [CONST-07] */
const AUTOPLAY_MS = 5000

export interface Banner {
  key: string
  image: string
  /** What the picture says; empty when title and kicker say it. */
  alt: string
  kicker?: string | undefined
  title?: string | undefined
  /** The words on the button; the whole banner is one target [HOME-21]. */
  action?: string | undefined
  href?: string | undefined
  onSelect?: (() => void) | undefined
}

export interface BannerCarouselProps {
  /** Spoken name of the section. */
  label: string
  banners: readonly Banner[]
  /** Words for the pagination, for example "Banner 2 of 4"; `page` counts from 1. */
  pageLabel: (page: number, count: number) => string
}

function Target({ banner, children }: { banner: Banner; children: ReactNode }) {
  const { href, onSelect } = banner
  if (href !== undefined) {
    return (
      <a className={css.banner} href={href} onClick={onSelect} draggable={false}>
        {children}
      </a>
    )
  }
  if (onSelect) {
    return (
      <button type="button" className={css.banner} onClick={onSelect}>
        {children}
      </button>
    )
  }
  return <div className={css.banner}>{children}</div>
}

/**
 * The banners at the top of home. The first one is there with the page; swiping and the 5 second turn, for more
 * than one banner only [HOME-19], come after the first paint and end for good at a touch or focus.
 */
export function BannerCarousel({ label, banners, pageLabel }: BannerCarouselProps) {
  const frame = useRef<HTMLDivElement>(null)
  const count = banners.length
  const { page, live } = useCarousel(frame, { count, delay: AUTOPLAY_MS, speed: 300 })
  if (count === 0) return null

  return (
    <section aria-label={label}>
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
                  alt={banner.alt}
                  width={716}
                  height={320}
                  draggable={false}
                  decoding="async"
                  loading={n === 0 ? 'eager' : 'lazy'}
                  fetchPriority={n === 0 ? 'high' : 'auto'}
                />
                {banner.title !== undefined && (
                  <span className={css.copy}>
                    {banner.kicker !== undefined && <span className={css.kicker}>{banner.kicker}</span>}
                    <span className={classes(css.title, 'display')}>{banner.title}</span>
                    {banner.action !== undefined && <span className={css.action}>{banner.action}</span>}
                  </span>
                )}
              </Target>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && <BulbDots count={count} page={page} label={pageLabel(page + 1, count)} pairs />}
    </section>
  )
}
