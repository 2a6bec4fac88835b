import type { LaunchTarget } from '../../../machines/game-launch/launch'
import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import {
  gamesOf,
  homeActor,
  homePageSize,
  hotCount,
  searchGames,
  type GameItem,
  type HomeState,
} from '../../flows/home/home'
import { appActor } from '../../flows/core/root'
import { Button } from '../../ui/Button'
import { GameGrid, TileRoom } from '../../ui/home/GameGrid'
import { GameCard, useKeptGames } from '../shared/GameCard'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'

/** Tiles visible on a phone without scrolling: their pictures are loaded at once. */
const firstScreen = 4

/** Tiles rendered in the frame of the tap; the rest follow before the player can scroll to them. */
const atOnce = 6

const open = (target: LaunchTarget) => homeActor().send({ type: 'OPEN', target })

interface TilesProps {
  label: string
  found: readonly GameItem[]
  /** The first one is twice as large. */
  big: boolean
}

/** The tiles of one category: the visible ones first and the rest right after, so that a tap is answered quickly. */
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
          from={paths.home}
          onOpen={open}
        />
      ))}
      {found.slice(drawn).map(({ nodeId }) => (
        <TileRoom key={nodeId} />
      ))}
    </GameGrid>
  )
}

/** Drops a tile that would be alone in the last row, so that rows of three and six come out even. */
const evenRows = (count: number, big: boolean) => ((big ? count + 3 : count) % 3 === 1 ? count - 1 : count)

/** The grid of games (HOME-14); HOT follows its search box (HOME-11). */
export function Games({ state }: { state: HomeState }) {
  const { t } = useTranslation('home')
  const guest = useSelector(appActor(), (now) => now.hasTag('guest'))
  const { category, classify, search, games } = state.context
  const hot = category === 'HOT'
  const searching = hot && search !== ''
  const all = searchGames(gamesOf(games), hot ? search : '')
  const most = hot ? hotCount(guest) : all.length
  const room = all.length > 1 ? evenRows(Math.min(all.length, most), hot) : 1
  const found = searching ? all : all.slice(0, room)
  const allOf = { gameType: category, ...(classify ? { gameClassify: classify } : {}) }
  return (
    <>
      {found.length > 0 && (
        <Tiles key={`${category} ${classify}`} label={t('games')} found={found} big={hot && search === ''} />
      )}
      {!searching && (games.length >= homePageSize || found.length < all.length) && (
        <div className="wrap">
          <Button look="quiet" wide href={linkTo(paths.gameList, allOf)}>
            {t('seeAll')}
          </Button>
        </div>
      )}
    </>
  )
}
