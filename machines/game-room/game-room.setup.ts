import { assign, setup, stateIn } from 'xstate'
import { callActor, watchActor, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import type { Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import type { Money } from '../shared/money'
import type {
  FrameEvent,
  LaunchQuery,
  NetworkEvent,
  OpenedGame,
  Position,
  RoomContext,
  RoomEvent,
} from './room'

/** The setup of the game room's parts. */
export const roomSetup = setup({
  types: {
    context: {} as RoomContext,
    events: {} as RoomEvent,
    input: {} as { query: LaunchQuery },
    meta: {} as ChartMeta,
    tags: {} as
      | 'pending'
      | 'opening'
      | 'offered'
      | 'outside'
      | 'away'
      | 'frame'
      | 'loading'
      | 'slow'
      | 'connected'
      | 'disconnected'
      | 'slow-link'
      | 'money'
      | 'stale'
      | 'error'
      | 'broken',
  },
  actors: {
    openGame: callActor<Answer<OpenedGame>, { query: LaunchQuery }>('openGame'),
    /** Reports moved money at once; repeats a failed load once the page is visible. */
    loadPosition: callActor<Position, { onceSeen: boolean }>('loadPosition'),
    watchFrame: watchActor<FrameEvent>('watchFrame'),
    watchNetwork: watchActor<NetworkEvent>('watchNetwork'),
  },
  actions: {
    ...effects,
    /** Adds the game to the recent games (LAUNCH-14); failures are ignored. */
    addRecent: (_: unknown, _params: { query: LaunchQuery }) => {},
    /** Opens the game in a new tab; browsers allow that only while handling a tap. */
    openExternal: (_: unknown, _params: { url: string }) => {},
    /** Opens the game in place of the site. */
    leaveFor: (_: unknown, _params: { url: string }) => {},
    /** The balance may have changed. */
    moneyMoved: () => {},
    /** The balance after a round; null if the answer omits it and it must be requested. */
    tellBalance: (_: unknown, _params: { balance: Money | null }) => {},
    keepGame: assign((_, { game }: { game: OpenedGame | null }) => ({
      game,
      failure: null,
      continued: false,
    })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, game: null })),
    keepPosition: assign((_, { position }: { position: Position }) => ({ position })),
    noteMove: assign({ movedAgain: true }),
    forgetMove: assign({ movedAgain: false }),
    goOn: assign({ continued: true }),
  },
  guards: {
    opened: (_, { answer }: { answer: Answer<OpenedGame> }) => answer.ok,
    waits: (_, { answer }: { answer: Answer<OpenedGame> }) => answer.ok && answer.value.unfinished !== null,
    opensInTab: ({ context }) => context.game?.outside === 'tab',
    replacesPage: ({ context }) => context.game?.outside === 'page',
    hasOwnHost: ({ context }) => context.game?.foreign === true,
    playsForMoney: ({ context }) => context.game?.mode === 'play',
    movedAgain: ({ context }) => context.movedAgain,
    hasLoaded: stateIn({ playing: { screen: 'ready' } }),
  },
  delays: {
    gameReady: limits.gameReady,
    moneyRest: limits.moneyRest,
    positionRetry: limits.positionRetry,
  },
})
