import { useSelector } from '@xstate/react'
import { placeBanners, type BannerPlace, type PlaceBanner } from '../../flows/home/place-banners'
import { Press } from '../../ui/Press'
import { classes } from '../../ui/classes'
import face from '../../ui/home/bannerFace.module.css'
import css from './PlaceBanners.module.css'

/** A screen's banners: lower than home's, side by side, moved only by swiping (HOME-23). */
export default function PlaceBanners({ place }: { place: BannerPlace }) {
  const { resource, actor } = placeBanners[place]
  const { data, status } = useSelector(actor(), resource.view)
  if (status === 'error' || status === 'empty') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- banners that lead nowhere hold no focus: arrow keys scroll the strip itself
    <ul className={css.strip} data-place={place} tabIndex={0}>
      {data?.map((banner, n) => (
        <li key={banner.id}>
          <Banner banner={banner} first={n === 0} />
        </li>
      ))}
    </ul>
  )
}

function Banner({ banner, first }: { banner: PlaceBanner; first: boolean }) {
  const { image, kicker, title, button, href, onSelect } = banner
  const leads = href !== undefined || onSelect !== undefined
  const inside = (
    <>
      <img
        src={image}
        alt=""
        width={716}
        height={320}
        // The screen's largest picture: the tiles below load after it.
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        draggable={false}
      />
      <span className={classes(face.copy, css.copy)}>
        <span className={face.kicker}>{kicker}</span>
        <span className={`display ${css.title}`}>{title}</span>
        {leads && <span className={css.action}>{button}</span>}
      </span>
    </>
  )
  return leads ? (
    <Press className={classes(face.banner, css.banner)} href={href} onSelect={onSelect}>
      {inside}
    </Press>
  ) : (
    <div className={classes(face.banner, css.banner)}>{inside}</div>
  )
}
