import { memo, useSyncExternalStore, type ReactNode } from 'react'
import type { TFunction } from 'i18next'
import type { LaunchTarget } from '../../../machines/game-launch/launch'
import { favouriteIds, onFavouritesChange, toggleFavourite } from '../../flows/games/favourites'
import type { CatalogueGame, GameItem } from '../../flows/home/home'
import { checkImage } from '../../flows/core/urls'
import { GameTile } from './GameTile'

/** Node ids of the player's favourites; the screen subscribes to them. */
export function useKeptGames(): readonly string[] {
  return useSyncExternalStore(onFavouritesChange, favouriteIds)
}

interface GameCardProps {
  game: CatalogueGame & Partial<Pick<GameItem, 'iconUrl' | 'mobileLargeIcon'>>
  /** The name with the search's matches marked. */
  shown?: ReactNode
  /** The sort value, in place of the vendor’s name. */
  fact?: string | undefined
  /** The `home` texts: a row of tiles loads them once. */
  t: TFunction<'home'>
  kept: boolean
  onOpen: (target: LaunchTarget) => void
  /** Own path to return to when the heart leads to the login. */
  from: string
  big?: boolean
  eager?: boolean
  late?: boolean
  as?: 'li' | 'div'
}

/**
 * A game in a list, with the heart that makes it a favourite (GAMES-26, FAV-01..04). Memoized: a long list
 * re-renders its tiles on every scroll step.
 */
export const GameCard = memo(function GameCard({
  game,
  t,
  kept,
  onOpen,
  from,
  fact,
  ...look
}: GameCardProps) {
  const { gameName: name, nodeId, vassalage: vendor, flag } = game
  return (
    <GameTile
      {...look}
      name={name}
      vendor={fact ?? game.vendorName}
      art={checkImage(game.showIcon || game.iconUrl) ?? ''}
      largeArt={checkImage(game.mobileLargeIcon) ?? undefined}
      flag={flag ? { kind: flag, text: t(`flag.${flag}`) } : undefined}
      favourite={{
        on: kept,
        label: t('favourite', { name }),
        onToggle: () => toggleFavourite({ nodeId, vendor }, from),
      }}
      onOpen={() =>
        onOpen({
          category: game.gameType,
          vendor,
          gameId: game.gameId,
          nodeId,
          roomId: game.roomId,
          supportPlay: game.supportPlay,
        })
      }
    />
  )
})
