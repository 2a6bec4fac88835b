import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Found } from '../../../machines/game-search/found'
import { gamesIn, searchActor, type GameSearchActor } from '../../flows/games/search'
import { useLobby } from '../../flows/games/lobby'
import { checkImage } from '../../flows/core/urls'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { GameGrid, GameGridSkeleton } from '../../ui/home/GameGrid'
import { SectionHead } from '../../ui/home/SectionHead'
import { VendorList } from '../../ui/home/VendorList'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { GameCard, useKeptGames } from '../shared/GameCard'
import { LoadFault } from '../shared/LoadFault'
import { Marked } from './Marked'
import type { SearchProps } from './props'
import css from './search.module.css'

/** Every game and provider found by a search, in all states; those the place shows itself are omitted. */
export function SearchResults({ place, above = [], none }: Omit<SearchProps, 'onPick'>) {
  const { t } = useTranslation(['search', 'shell'])
  const actor = searchActor(place)
  const state = useSelector(actor, (now) => now)
  const { found, failure } = state.context
  if (state.hasTag('error')) {
    return (
      <LoadFault
        failure={failure}
        safe={state.hasTag('offline') ? t('search:offline.text') : undefined}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  }
  if (!found) return state.hasTag('search') ? <GameGridSkeleton count={6} /> : null
  const nothing = found.near && above.length === 0
  const others = gamesIn(found).filter(({ game }) => !above.some(({ nodeId }) => nodeId === game.nodeId))
  if (found.near && !nothing) return null
  return (
    <div className={css.results} aria-busy={state.hasTag('busy')}>
      {nothing &&
        (none ?? <EmptyState title={t('search:nothing.title')}>{t('search:nothing.text')}</EmptyState>)}
      <Vendors found={found} />
      {others.length > 0 && (
        <section aria-labelledby={`found-${place}`}>
          <SectionHead
            id={`found-${place}`}
            title={t(nothing ? 'search:nearest' : above.length > 0 ? 'search:others' : 'search:games')}
          />
          <p className={css.count} role="status">
            {!nothing && t('search:count', { count: found.total - (gamesIn(found).length - others.length) })}
          </p>
          <Tiles actor={actor} games={others} labelledBy={`found-${place}`} />
          {found.total > found.games.length && (
            <div className={css.more}>
              <Button look="quiet" wide onClick={() => actor.send({ type: 'MORE' })}>
                {t('search:more')}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  )
}

interface TilesProps {
  actor: GameSearchActor
  games: ReturnType<typeof gamesIn>
  labelledBy: string
}

function Tiles({ actor, games, labelledBy }: TilesProps) {
  const { t } = useTranslation('home')
  const kept = useKeptGames()
  const from = useSelector(actor, (state) => state.context.from)
  return (
    <GameGrid labelledBy={labelledBy}>
      {games.map(({ game, marks }) => (
        <GameCard
          key={game.nodeId}
          t={t}
          game={game}
          shown={<Marked name={game.gameName} marks={marks} />}
          kept={kept.includes(game.nodeId)}
          late
          from={from}
          onOpen={(target) => actor.send({ type: 'OPEN', target })}
        />
      ))}
    </GameGrid>
  )
}

/** The providers of that name; each leads to its games. */
function Vendors({ found: { vendors } }: { found: Found }) {
  const { t } = useTranslation('search')
  const { menu } = useLobby()
  if (vendors.length === 0) return null
  const logos = new Map(menu.flatMap((entry) => entry.vendors).map((one) => [one.vassalage, one]))
  return (
    <section aria-labelledby="found-vendors">
      <SectionHead id="found-vendors" title={t('vendors')} />
      <VendorList
        label={t('vendors')}
        vendors={vendors.map(({ vassalage, name }) => ({
          key: vassalage,
          name,
          logo: checkImage(logos.get(vassalage)?.mobileSmallIcon),
          href: linkTo(paths.gameList, { gameType: 'ALL', vassalage }),
        }))}
      />
    </section>
  )
}
