import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { betOn, hotMatchPopup, matches, matchesActor, type Match } from '../../flows/matches'
import { checkImage } from '../../flows/urls'
import { clockTime, shortDate } from '../../i18n/time'
import type { HotMatch } from '../../ui/home/HotMatchCard'
import { HotMatchTicker } from '../../ui/home/HotMatchTicker'
import { SectionHead } from '../../ui/home/SectionHead'
import { Skeleton } from '../../ui/Skeleton'
import css from './home.module.css'

const MatchSheet = lazy(() => import('./MatchSheet'))

/** A match as the ticket and the list draw it: the time is the phone's own (HOT-13). */
export function drawn(match: Match): HotMatch {
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

/** The hot-match ticker; it opens the popup with all of them. Without a match there is no such block (HOT-01..13). */
export function HotMatches() {
  const { t } = useTranslation('home')
  const { data, face } = useSelector(matchesActor(), matches.view)
  const open = useSelector(hotMatchPopup, (state) => state.hasTag('open'))
  if (face === 'empty' || face === 'error') return null
  const all = () => hotMatchPopup.send({ type: 'OPEN' })
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
    <section aria-labelledby="matches">
      <SectionHead
        id="matches"
        title={t('matches')}
        more={{ label: t('match.all'), ...(data ? { onSelect: all } : {}) }}
      />
      {data ? (
        <HotMatchTicker
          matches={list.map(drawn)}
          pageLabel={(page, count) => t('match.page', { page, count })}
          betOn={bet}
          onOpen={all}
          openLabel={t('match.all')}
        />
      ) : (
        <div className={css.matchWait}>
          <Skeleton />
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          <MatchSheet matches={list.map(drawn)} betOn={bet} />
        </Suspense>
      )}
    </section>
  )
}
