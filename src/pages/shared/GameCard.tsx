import { memo, useSyncExternalStore } from 'react'
import type { TFunction } from 'i18next'
import type { LaunchTarget } from '../../../machines/game-launch/launch'
import { keptGames, onHearts, toggleHeart } from '../../flows/hearts'
import type { GameItem } from '../../flows/home'
import { checkImage } from '../../flows/urls'
import { GameTile } from '../../ui/home/GameTile'

/** Node ids of the games the player keeps; the screen follows them. */
export function useKeptGames(): readonly string[] {
  return useSyncExternalStore(onHearts, keptGames)
}

export interface GameCardProps {
  game: GameItem
  /** The words of `home`: a row of tiles asks for them once. */
  t: TFunction<'home'>
  kept: boolean
  onOpen: (target: LaunchTarget) => void
  /** Own path to come back to when the heart leads to the login. */
  from: string
  big?: boolean
  eager?: boolean
  late?: boolean
  as?: 'li' | 'div'
}

/**
 * A game of a list, with the heart that keeps it (GAMES-26, FAV-01..04). Drawn again only when something of it
 * changes: a long list asks for its tiles with every step of scrolling.
 */
export const GameCard = memo(function GameCard({ game, t, kept, onOpen, from, ...look }: GameCardProps) {
  const { gameName: name, nodeId, vassalage: vendor, flag } = game
  return (
    <GameTile
      {...look}
      name={name}
      vendor={game.vendorName}
      art={checkImage(game.showIcon || game.iconUrl) ?? ''}
      largeArt={checkImage(game.mobileLargeIcon) ?? undefined}
      flag={flag ? { kind: flag, text: t(`flag.${flag}`) } : undefined}
      favourite={{
        on: kept,
        label: t('favourite', { name }),
        onToggle: () => toggleHeart({ nodeId, vendor }, from),
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
