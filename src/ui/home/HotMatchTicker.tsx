import { useRef } from 'react'
import { classes } from '../classes'
import { BulbDots } from './BulbDots'
import { HotMatchCard, type HotMatch, type HotMatchCardProps } from './HotMatchCard'
import { useCarousel } from './useCarousel'
import css from './HotMatchTicker.module.css'

export interface HotMatchTickerProps {
  matches: readonly HotMatch[]
  /** Words for the bulbs, for example "Match 2 of 3"; `page` counts from 1. */
  pageLabel: (page: number, count: number) => string
  betOn: (match: HotMatch) => HotMatchCardProps['bet']
  onOpen?: (() => void) | undefined
  openLabel?: string | undefined
}

/**
 * Hot matches one above the other [HOT-01]: 5 seconds each, half a second to the next [HOT-04], round and round
 * while there is more than one [HOT-05], until a touch or focus.
 */
export function HotMatchTicker({ matches, pageLabel, betOn, onOpen, openLabel }: HotMatchTickerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const count = matches.length
  const { page, live } = useCarousel(frame, { count, delay: 5000, speed: 500, vertical: true })
  if (count === 0) return null
  return (
    <div>
      <div ref={frame} className={css.frame} data-live={live || undefined}>
        <ul className={classes('swiper-wrapper', css.track)}>
          {matches.map((match, n) => (
            // A match out of sight is not there for the keyboard either.
            <li key={match.key} className={classes('swiper-slide', css.slide)} inert={n !== page}>
              <HotMatchCard match={match} bet={betOn(match)} onOpen={onOpen} openLabel={openLabel} />
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && <BulbDots count={count} page={page} label={pageLabel(page + 1, count)} />}
    </div>
  )
}
