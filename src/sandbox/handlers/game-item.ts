import type { Kysely, Selectable } from 'kysely'
import type { GameItem } from '../../platform/calls/games'
import type { GameRow } from '../db/games'
import type { Tables } from '../db/tables'
import { roomTypeOf } from '../world/live-rooms'
import { tile } from '../world/pictures'

/** A game joined with its vendor's name. */
export type ListedGame = Selectable<GameRow> & { readonly vendorName: string }

/** Every available game, with its vendor's name. */
export function listedGames(db: Kysely<Tables>) {
  return db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .selectAll('game')
    .select('vendor.name as vendorName')
    .where('game.closed', '=', 0)
}

/** A row as the wire shows it (GAMES-26). */
export function gameItem(game: ListedGame): GameItem {
  const roomType = roomTypeOf(game)
  const picture = { name: game.name, type: game.gameType, vendor: game.vendor }
  return {
    nodeId: game.nodeId,
    gameName: game.name,
    nodeName: game.nodeName,
    vassalage: game.vendor,
    vendorName: game.vendorName,
    gameType: game.gameType,
    gameId: game.gameId,
    roomId: game.roomId,
    supportPlay: game.supportPlay,
    iconUrl: tile(picture, 'square'),
    showIcon: tile(picture, 'tall'),
    mobileLargeIcon: tile(picture, 'large'),
    gameClassifyNew: game.classify,
    flag: game.flag,
    ...(roomType ? { roomType } : {}),
  }
}
