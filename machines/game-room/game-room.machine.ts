import { options } from '../shared/chart'
import { failureOf } from '../shared/failure'
import { destination, safeNext } from '../shared/next'
import { refusalIn } from '../shared/answers'
import { connectionRegion, positionRegion, screenRegion } from './game-room.regions'
import { roomSetup } from './game-room.setup'
import { otherGames } from './room'

export type {
  FrameEvent,
  LaunchQuery,
  NetworkEvent,
  OpenedGame,
  Position,
  RoomContext,
  RoomEvent,
} from './room'

/** A game on screen: opened by the platform, shown in a frame, always with a way back. */
export const gameRoomMachine = roomSetup.createMachine({
  id: 'game-room',
  description: 'A game on screen: opened by the platform, shown in a frame, always with a way back.',
  options,
  context: ({ input }) => ({
    query: input.query,
    game: null,
    failure: null,
    position: null,
    movedAgain: false,
    continued: false,
  }),
  initial: 'opening',
  on: { LEAVE: { target: '.left', description: 'Back, from anywhere.' } },
  states: {
    opening: {
      description: 'The platform is asked to open the game.',
      tags: ['pending', 'opening'],
      meta: { rows: ['LAUNCH-08', 'WIRE-69'], screen: '/m/launchGame' },
      invoke: {
        id: 'open',
        src: 'openGame',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'waits', params: ({ event }) => ({ answer: event.output }) },
            target: 'offering',
            description: 'A round of this game was interrupted and waits.',
            actions: {
              type: 'keepGame',
              params: ({ event }) => ({ game: event.output.ok ? event.output.value : null }),
            },
          },
          {
            guard: { type: 'opened', params: ({ event }) => ({ answer: event.output }) },
            target: 'playing',
            description: 'The game has an address.',
            actions: [
              {
                type: 'keepGame',
                params: ({ event }) => ({ game: event.output.ok ? event.output.value : null }),
              },
              { type: 'addRecent', params: ({ context }) => ({ query: context.query }) },
            ],
          },
          {
            target: 'refused',
            description: 'The vendor is down, the game is closed, or the player may not play.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'refused',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    offering: {
      description:
        'A round of this game waits with its stake held: it comes first, before anything new is bet.',
      tags: 'offered',
      meta: { rows: ['WIRE-70'], screen: '/m/launchGame' },
      on: {
        CONTINUE: {
          target: 'playing',
          description: 'The player goes on with it.',
          actions: ['goOn', { type: 'addRecent', params: ({ context }) => ({ query: context.query }) }],
        },
      },
    },
    playing: {
      description: 'The game is in its frame.',
      tags: 'frame',
      meta: { rows: ['LAUNCH-13'], screen: '/m/launchGame' },
      type: 'parallel',
      invoke: [
        {
          id: 'frame',
          src: 'watchFrame',
          onError: { actions: { type: 'logFault', params: { what: 'game frame', code: 'unknown' } } },
        },
        {
          id: 'network',
          src: 'watchNetwork',
          onError: { actions: { type: 'logFault', params: { what: 'network watcher', code: 'unknown' } } },
        },
      ],
      on: {
        GAME_EXIT: { target: 'left', description: 'The game’s own exit.' },
        GAME_FAULT: {
          target: 'broken',
          description: 'The game says it cannot go on.',
          actions: { type: 'keepFailure', params: { failure: { code: 'vendor-down' } } },
        },
      },
      states: { screen: screenRegion, connection: connectionRegion, position: positionRegion },
    },
    refused: {
      description:
        'The game did not open; nothing was bet. The screen says why, and offers another try, other games and the way back.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/launchGame' },
      on: {
        RETRY: { target: 'opening', description: 'The player tries again.' },
        OTHER_GAMES: { target: 'elsewhere', description: 'The player looks for another game.' },
      },
    },
    broken: {
      description:
        'The game stopped in the middle. What was bet is in the betting record, and a round that was open waits.',
      tags: ['error', 'broken'],
      meta: { rows: ['ERROR-32'], screen: '/m/launchGame' },
      entry: 'moneyMoved',
      on: {
        RETRY: { target: 'opening', description: 'The player opens it again.' },
        OTHER_GAMES: { target: 'elsewhere', description: 'The player looks for another game.' },
      },
    },
    elsewhere: {
      type: 'final',
      description: 'The list of games of the same category.',
      meta: { rows: ['LAUNCH-12'] },
      entry: {
        type: 'goTo',
        params: ({ context }) => ({ ...otherGames(context.query), replace: true }),
      },
    },
    left: {
      type: 'final',
      description: 'Back to the screen the game was opened from.',
      meta: { rows: ['LAUNCH-13'] },
      entry: [
        'moneyMoved',
        {
          type: 'goTo',
          params: ({ context }) => ({ ...destination(safeNext(context.query.pageBack)), replace: true }),
        },
      ],
    },
  },
})
