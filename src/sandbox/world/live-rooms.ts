import { sql } from 'kysely'
import { roomTypeIds, type RoomType } from '../../platform/calls/games'

/**
 * Room types of the live tables (GAMES-29), derived from the room number; rooms open to everyone are free.
 */

interface Room {
  readonly gameType: string
  readonly roomId: string
  readonly hotPlace: number | null
}

export function roomTypeOf({ gameType, roomId, hotPlace }: Room): RoomType | undefined {
  if (gameType !== 'LIVE') return undefined
  const last = hotPlace === null ? Number(roomId) % 10 : 0
  if (last === 3 || last === 8) return 'vip'
  return last === 6 ? 'pay' : 'free'
}

/** The same as a condition on `game`. */
export function isRoomType(typeId: string) {
  const last = sql<number>`iif(game.hotPlace is null, cast(game.roomId as integer) % 10, 0)`
  if (typeId === roomTypeIds.vip) return sql<boolean>`${last} in (3, 8)`
  return typeId === roomTypeIds.pay ? sql<boolean>`${last} = 6` : sql<boolean>`${last} not in (3, 6, 8)`
}
