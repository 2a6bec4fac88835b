import type { Failure } from '../shared/failure'
import { to } from '../shared/address'
import type { Destination } from '../shared/effects'
import * as paths from '../shared/paths'
import type { Money } from '../shared/money'

/** The launch query from the address, checked by the platform. */
export type LaunchQuery = Readonly<Record<string, string>>

/** A round that was interrupted: the platform holds its stake until it is finished. */
export interface WaitingRound {
  readonly stake: Money
  /** Milliseconds UTC. */
  readonly placedAt: number
}

export interface OpenedGame {
  /** Address of the page in the frame. */
  readonly url: string
  /** The frame's permissions, as tokens of the `sandbox` attribute. */
  readonly sandbox: string
  /** Where it opens if not in a frame on this screen, as the operator file defines for its vendor. */
  readonly outside?: 'tab' | 'page' | undefined
  /** It is hosted by its vendor, and can therefore also be opened without a frame. */
  readonly foreign?: boolean | undefined
  readonly gameName: string
  /** `play` moves real money, `free` uses demo points. */
  readonly mode: 'play' | 'free'
  readonly unfinished: WaitingRound | null
}

/** The player's net position since the first game of this session. */
export interface Position {
  /** When it began, by this phone's clock; elapsed time is derived from it, never counted. */
  readonly startedAt: number
  readonly net: Money
  /** Stakes of waiting rounds, in any game. */
  readonly held: Money
  /** What remains under the player’s own limits for bets, and for time in minutes; null without a limit. */
  readonly left?: Money | null
  readonly minutesLeft?: number | null
  /** The total balance; null if the platform does not include it here. */
  readonly balance: Money | null
}

export interface RoomContext {
  readonly query: LaunchQuery
  readonly game: OpenedGame | null
  readonly failure: Failure | null
  readonly position: Position | null
  /** Money moved while the position was loading, or just after. */
  readonly movedAgain: boolean
  /** The player has chosen to continue the waiting round. */
  readonly continued: boolean
}

/** A message from the frame, after its window and shape were checked. */
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
  | { type: 'OPEN_TAB' }

/** Where to find other games of the category if this one cannot be opened. */
export function otherGames({ gameCategory }: LaunchQuery): Destination {
  return gameCategory ? to(paths.gameList, { gameType: gameCategory }) : { to: paths.gameList }
}
