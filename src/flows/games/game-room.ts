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
import { limits } from '../../../machines/shared/limits'
import { safeNext } from '../../../machines/shared/next'
import { playSession } from '../../platform/calls/bets'
import { launchGame } from '../../platform/calls/launch'
import { addRecent } from '../../platform/calls/own-games'
import { now } from '../../platform/clock'
import type { InputOf } from '../../platform/call'
import { PlatformError } from '../../platform/errors'
import { operator } from '../../platform/operator'
import { leaveFor, openElsewhere, wholeAddress } from '../../platform/page'
import { spread } from '../../platform/random'
import { checkUrl } from '../../platform/urls'
import { spokenLanguage } from '../../i18n/language'
import { answered, call } from '../core/client'
import { listenToFrame } from '../adapters/frame'
import { watchNetwork } from '../adapters/network'
import { untilVisible } from '../adapters/visibility'
import { boundEffects } from '../core/effects'
import { logFault } from '../core/log'
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
  const back = query.pageBack && safeNext(query.pageBack)
  const given = Object.fromEntries(known.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))
  return {
    ...given,
    ...(back ? { backUrl: wholeAddress(back) } : {}),
    vendor: query.vendor ?? '',
    language: spokenLanguage(),
    platform: 'html5',
  } as InputOf<typeof launchGame>
}

/**
 * Sandbox permissions for a game served by this site: without `allow-same-origin` it cannot act as the site.
 */
const ownSandbox = 'allow-scripts'

/**
 * Where a game opens and its frame's permissions, as the operator file defines for its vendor's host. An
 * unlisted address is refused, and the log says where it would have to be listed.
 */
export function placeOf(url: string): Pick<OpenedGame, 'url' | 'sandbox' | 'foreign' | 'outside'> {
  const here = checkUrl(url, [wholeAddress('/').slice(0, -1)])
  if (here.kind === 'own') return { url: here.path, sandbox: ownSandbox }
  if (here.kind === 'foreign') return { url: here.url, sandbox: ownSandbox }
  for (const { origins, sandbox, open } of operator().games) {
    const checked = checkUrl(url, origins)
    if (checked.kind !== 'foreign') continue
    const outside = open === 'frame' ? undefined : open
    return { url: checked.url, sandbox: sandbox.join(' '), foreign: true, outside }
  }
  logFault({ what: 'game: its origin is not in "games" of the operator file', code: 'unlisted' })
  throw new PlatformError('bad-answer', { call: launchGame.name })
}

const openGame = fromPromise<Answer<OpenedGame>, { query: LaunchQuery }>(({ input, signal }) =>
  answered(
    call(launchGame, launchInput(input.query), { signal }).then(({ url, gameName, mode, unfinished }) => ({
      ...placeOf(url),
      gameName,
      mode,
      unfinished,
    })),
  ),
)

/** The platform counts elapsed seconds, this phone computes the start: their clocks need not agree. */
const loadPosition = fromPromise<Position, { onceSeen: boolean }>(async ({ input: { onceSeen }, signal }) => {
  if (onceSeen) await untilVisible(signal)
  const { seconds, ...position } = await call(playSession, null, { signal })
  return { ...position, startedAt: now() - seconds * 1_000 }
})

const watchFrame = fromCallback<EventObject, NonReducibleUnknown, FrameEvent>(({ sendBack }) =>
  listenToFrame(sendBack),
)

/** The game-room chart, bound to the platform. */
export const gameRoomFlow = gameRoomMachine.provide({
  actors: { openGame, loadPosition, watchFrame, watchNetwork },
  actions: {
    ...boundEffects,
    openExternal: (_, { url }) => openElsewhere(url),
    leaveFor: (_, { url }) => leaveFor(url),
    moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }),
    tellBalance: (_, { balance }) =>
      walletActor()?.send(
        balance ? { type: 'BALANCE', balance: { sumBalance: balance } } : { type: 'MONEY_MOVED' },
      ),
    addRecent: (_, { query: { nodeId, vendor } }) => {
      // Failing to record a recent game must never disturb the game.
      if (nodeId && vendor) call(addRecent, { nodeId, vendor }).catch(() => {})
    },
  },
  delays: { positionRetry: () => spread(limits.positionRetry) },
})

export type GameRoomActor = ActorRefFrom<typeof gameRoomFlow>
