import {
  fromCallback,
  fromPromise,
  type ActorRefFrom,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'
import {
  gameRoomMachine,
  type FrameEvent,
  type LaunchQuery,
  type OpenedGame,
  type Position,
} from '../../../machines/game-room/game-room.machine'
import type { Answer } from '../../../machines/shared/chart'
import { playSession } from '../../platform/calls/bets'
import { addRecent, launchGame } from '../../platform/calls/games'
import { now } from '../../platform/clock'
import type { InputOf } from '../../platform/call'
import { PlatformError } from '../../platform/errors'
import { checkUrl } from '../../platform/urls'
import { spokenLanguage } from '../../i18n/language'
import { answered, call } from '../core/client'
import { listenToFrame } from '../adapters/frame'
import { watchNetwork } from '../adapters/network'
import { boundEffects } from '../core/effects'
import { walletActor } from '../core/root'

/** The launch query in the address, with what the platform needs besides it; unknown parameters are not sent. */
export function launchInput(query: LaunchQuery): InputOf<typeof launchGame> {
  const known = [
    'gameCategory',
    'gameId',
    'nodeId',
    'roomId',
    'freePlay',
    'playType',
    'prize_mode',
    'code',
    'event',
  ] as const
  const given = Object.fromEntries(known.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))
  return {
    ...given,
    vendor: query.vendor ?? '',
    language: spokenLanguage(),
    platform: 'html5',
  } as InputOf<typeof launchGame>
}

const openGame = fromPromise<Answer<OpenedGame>, { query: LaunchQuery }>(({ input, signal }) =>
  answered(
    call(launchGame, launchInput(input.query), { signal }).then(({ url, gameName, mode, unfinished }) => {
      const checked = checkUrl(url)
      if (checked.kind === 'refused') throw new PlatformError('bad-answer', { call: launchGame.name })
      return { url: checked.kind === 'own' ? checked.path : checked.url, gameName, mode, unfinished }
    }),
  ),
)

/** The platform counts the seconds, this phone keeps the start: their clocks need not agree. */
const loadPosition = fromPromise<Position>(({ signal }) =>
  call(playSession, null, { signal }).then(({ seconds, net, held }) => ({
    startedAt: now() - seconds * 1_000,
    net,
    held,
  })),
)

const watchFrame = fromCallback<EventObject, NonReducibleUnknown, FrameEvent>(({ sendBack }) =>
  listenToFrame(sendBack),
)

/** The game-room chart, bound to the platform. */
export const gameRoomFlow = gameRoomMachine.provide({
  actors: { openGame, loadPosition, watchFrame, watchNetwork },
  actions: {
    ...boundEffects,
    moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }),
    addRecent: (_, { query: { nodeId, vendor } }) => {
      // A missing entry in the recent games must never disturb a game.
      if (nodeId && vendor) call(addRecent, { nodeId, vendor }).catch(() => {})
    },
  },
})

export type GameRoomActor = ActorRefFrom<typeof gameRoomFlow>
