import type { Failure } from '../shared/failure'

/** The launch query as it stands in the address, checked by the platform. */
export type LaunchQuery = Readonly<Record<string, string>>

/** A round that was interrupted: the platform holds its stake until it is played to its end. */
export interface WaitingRound {
  /** Exact decimal text. */
  readonly stake: string
  /** Milliseconds UTC. */
  readonly placedAt: number
}

export interface OpenedGame {
  /** Address of the page to frame. */
  readonly url: string
  readonly gameName: string
  /** `play` moves real money, `free` keeps demo points. */
  readonly mode: 'play' | 'free'
  readonly unfinished: WaitingRound | null
}

/** How the player stands since his first game of this session. Amounts are exact decimal text. */
export interface Position {
  /** When it began, by this phone's clock; what shows is worked out from it, never counted. */
  readonly startedAt: number
  readonly net: string
  /** Stakes of rounds that wait, in any game. */
  readonly held: string
  readonly currency: string
}

export interface RoomContext {
  readonly query: LaunchQuery
  readonly game: OpenedGame | null
  readonly failure: Failure | null
  readonly position: Position | null
  /** Money moved while the position was being asked for, or just after. */
  readonly movedAgain: boolean
  /** The player has chosen to go on with the round that waits. */
  readonly continued: boolean
}

/** What the frame says, after its window and the shape were checked. */
export type FrameEvent =
  | { type: 'GAME_READY' }
  | { type: 'GAME_EXIT' }
  | { type: 'GAME_FAULT' }
  | { type: 'ROUND_HELD' }
  | { type: 'ROUND_ENDED' }
  | { type: 'SESSION_DOUBTED' }
  | { type: 'LINK_SLOW' }
  | { type: 'LINK_GOOD' }
export type NetworkEvent = { type: 'ONLINE' } | { type: 'OFFLINE' }
export type RoomEvent =
  | FrameEvent
  | NetworkEvent
  | { type: 'LEAVE' }
  | { type: 'RETRY' }
  | { type: 'CONTINUE' }
  | { type: 'OTHER_GAMES' }

/** Where the other games of the category are, for whoever could not open this one. */
export function otherGames({ gameCategory }: LaunchQuery): {
  to: string
  query?: Record<string, string>
} {
  return gameCategory ? { to: '/m/gameList', query: { gameType: gameCategory } } : { to: '/m/gameList' }
}
