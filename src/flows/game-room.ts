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
} from '../../machines/game-room/game-room.machine'
import type { Answer } from '../../machines/shared/chart'
import { playSession } from '../platform/calls/bets'
import { addRecent, launchGame } from '../platform/calls/games'
import { now } from '../platform/clock'
import type { InputOf } from '../platform/call'
import { PlatformError } from '../platform/errors'
import { checkUrl } from '../platform/urls'
import { spokenLanguage } from '../i18n/language'
import { answered, ask } from './client'
import { hearFrame } from './adapters/frame'
import { watchNetwork } from './adapters/network'
import { boundEffects } from './effects'
import { walletActor } from './root'

/** The launch query of the address, with what the platform needs beside it; unknown parameters are not sent. */
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
    ask(launchGame, launchInput(input.query), { signal }).then(({ url, gameName, mode, unfinished }) => {
      const checked = checkUrl(url)
      if (checked.kind === 'refused') throw new PlatformError('bad-answer', { call: launchGame.name })
      return { url: checked.kind === 'own' ? checked.path : checked.url, gameName, mode, unfinished }
    }),
  ),
)

/** The platform counts the seconds, this phone knows since when: their clocks need not agree. */
const loadPosition = fromPromise<Position>(({ signal }) =>
  ask(playSession, null, { signal }).then(({ seconds, net, held, currency }) => ({
    startedAt: now() - seconds * 1_000,
    net,
    held,
    currency,
  })),
)

const watchFrame = fromCallback<EventObject, NonReducibleUnknown, FrameEvent>(({ sendBack }) =>
  hearFrame(sendBack),
)

/** The game-room chart bound to the platform. */
export const gameRoomFlow = gameRoomMachine.provide({
  actors: { openGame, loadPosition, watchFrame, watchNetwork },
  actions: {
    ...boundEffects,
    moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }),
    addRecent: (_, { query: { nodeId, vendor } }) => {
      // Losing an entry of the recent list must never disturb a game.
      if (nodeId && vendor) ask(addRecent, { nodeId, vendor }).catch(() => {})
    },
  },
})

export type GameRoomActor = ActorRefFrom<typeof gameRoomFlow>
