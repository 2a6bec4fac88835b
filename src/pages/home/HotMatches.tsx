import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { betOn, hotMatchPopup, matches, matchesActor, type Match } from '../../flows/games/matches'
import { checkImage } from '../../flows/core/urls'
import { clockTime, shortDate } from '../../i18n/time'
import { classes } from '../../ui/classes'
import { BulbDots } from '../../ui/home/BulbDots'
import { HotMatchCard, type HotMatch, type HotMatchCardProps } from '../../ui/home/HotMatchCard'
import { SectionHead } from '../../ui/home/SectionHead'
import { useCarousel } from '../../ui/home/useCarousel'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { Skeleton } from '../../ui/Skeleton'
import css from './HotMatches.module.css'

const MatchSheet = lateComponent(() => import('./MatchSheet'))

/** A match as drawn on the ticket and in the list, in the phone's own time (HOT-13). */
function drawn(match: Match): HotMatch {
  const team = (name: string, image: string) => ({ name, crest: checkImage(image) })
  return {
    key: `${match.vendor}-${match.nodeId}-${match.homeTeam}-${match.matchTime}`,
    league: match.league,
    home: team(match.homeTeam, match.homeTeamImageUrl),
    away: team(match.awayTeam, match.awayTeamImageUrl),
    date: shortDate(match.matchTime),
    time: clockTime(match.matchTime),
  }
}

/** The hot-match ticker; it opens the popup with all of them. Not shown without a match (HOT-01..13). */
export function HotMatches() {
  const { t } = useTranslation('home')
  const { data, status } = useSelector(matchesActor(), matches.view)
  const open = useSelector(hotMatchPopup(), (state) => state.hasTag('open'))
  if (status === 'empty' || status === 'error') return null
  const all = () => hotMatchPopup().send({ type: 'OPEN' })
  const list = data ?? []
  const bet = (match: HotMatch) => {
    const chosen = list.find((one) => drawn(one).key === match.key)
    return {
      label: t('match.bet'),
      spoken: t('match.betOn', { home: match.home.name, away: match.away.name }),
      onSelect: () => chosen && betOn(chosen),
    }
  }
  return (
    <section aria-labelledby="matches" className={data ? undefined : css.unknown}>
      <SectionHead
        id="matches"
        title={t('matches')}
        more={{ label: t('match.all'), ...(data ? { onSelect: all } : {}) }}
      />
      {data ? (
        <Ticker matches={list.map(drawn)} betOn={bet} onOpen={all} />
      ) : (
        <div className={css.wait}>
          <Skeleton />
        </div>
      )}
      {open && (
        <Part>
          <MatchSheet matches={list.map(drawn)} betOn={bet} />
        </Part>
      )}
    </section>
  )
}

interface TickerProps {
  matches: readonly HotMatch[]
  betOn: (match: HotMatch) => HotMatchCardProps['bet']
  onOpen: () => void
}

/**
 * Matches one after the other [HOT-01]: 5 seconds each, half a second to the next [HOT-04], in a loop if there is more
 * than one [HOT-05], until a touch or focus.
 */
function Ticker({ matches, betOn, onOpen }: TickerProps) {
  const { t } = useTranslation('home')
  const frame = useRef<HTMLDivElement>(null)
  const count = matches.length
  const { page, live } = useCarousel(frame, { count, delay: 5000, speed: 500, vertical: true })
  if (count === 0) return null
  return (
    <div>
      <div ref={frame} className={css.frame} data-live={live || undefined}>
        <ul className={classes('swiper-wrapper', css.track)}>
          {matches.map((match, n) => (
            // A hidden match must not be reachable by keyboard either.
            <li key={match.key} className={classes('swiper-slide', css.slide)} inert={n !== page}>
              <HotMatchCard match={match} bet={betOn(match)} onOpen={onOpen} openLabel={t('match.all')} />
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && <BulbDots count={count} page={page} label={t('match.page', { page: page + 1, count })} />}
    </div>
  )
}
