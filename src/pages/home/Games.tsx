import type { LaunchTarget } from '../../../machines/game-launch/launch'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import {
  gamesOf,
  homeActor,
  homePageSize,
  searchGames,
  type GameItem,
  type HomeState,
} from '../../flows/home'
import { Button } from '../../ui/Button'
import { GameGrid, TileRoom } from '../../ui/home/GameGrid'
import { GameCard, useKeptGames } from '../shared/GameCard'
import { LazyFace } from './LazyFace'

/** Tiles that a phone shows before any scrolling: their pictures are fetched at once. */
const firstScreen = 4

/** Tiles that are drawn with the tap itself; the rest follow before anybody has scrolled to them. */
const atOnce = 6

const open = (target: LaunchTarget) => homeActor().send({ type: 'OPEN', target })

interface TilesProps {
  label: string
  found: readonly GameItem[]
  /** The first one is twice as large. */
  big: boolean
}

/** The tiles of one shelf: those that show at once, and right after them the rest, so that a tap is answered soon. */
function Tiles({ label, found, big }: TilesProps) {
  const { t } = useTranslation('home')
  const kept = useKeptGames()
  const drawn = useDeferredValue(found.length, atOnce)
  return (
    <GameGrid label={label}>
      {found.slice(0, drawn).map((game, n) => (
        <GameCard
          key={game.nodeId}
          t={t}
          game={game}
          kept={kept.includes(game.nodeId)}
          big={big && n === 0}
          eager={n < firstScreen}
          late={n >= firstScreen}
          from="/m/home"
          onOpen={open}
        />
      ))}
      {found.slice(drawn).map(({ nodeId }) => (
        <TileRoom key={nodeId} />
      ))}
    </GameGrid>
  )
}

/** The grid of games (HOME-14); HOT follows its search box (HOME-11). */
export function Games({ state }: { state: HomeState }) {
  const { t } = useTranslation('home')
  const { category, classify, search, games } = state.context
  const hot = category === 'HOT'
  const found = searchGames(gamesOf(games), hot ? search : '')
  const allOf = { gameType: category, ...(classify ? { gameClassify: classify } : {}) }
  const look = (text: string) => homeActor().send({ type: 'SEARCH', text })
  return (
    <>
      {found.length === 0 ? (
        <LazyFace face={{ kind: 'not-found', onClear: () => look('') }} />
      ) : (
        <Tiles key={`${category} ${classify}`} label={t('games')} found={found} big={hot && search === ''} />
      )}
      {games.length >= homePageSize && !hot && (
        <div className="wrap">
          <Button look="quiet" wide href={`/m/gameList?${new URLSearchParams(allOf).toString()}`}>
            {t('seeAll')}
          </Button>
        </div>
      )}
    </>
  )
}
