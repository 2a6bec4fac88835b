import { answerIn, options } from '../shared/chart'
import { thrown } from '../shared/failure'
import { destination, safeNext } from '../shared/next'
import { refusalIn } from '../shared/answers'
import * as paths from '../shared/paths'
import { connectionRegion, positionRegion, screenRegion } from './game-room.regions'
import { roomSetup } from './game-room.setup'
import { otherGames } from './room'

export type { FrameEvent, LaunchQuery, OpenedGame, Position } from './room'

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
  on: { LEAVE: { target: '.left', description: 'The player goes back, which works from anywhere.' } },
  states: {
    opening: {
      description: 'The platform is asked to open the game.',
      tags: ['pending', 'opening'],
      meta: { rows: ['LAUNCH-08', 'WIRE-69'], screen: paths.launchGame },
      invoke: {
        id: 'open',
        src: 'openGame',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'waits', params: answerIn },
            target: 'offering',
            description: 'An interrupted round of this game is waiting.',
            actions: {
              type: 'keepGame',
              params: ({ event }) => ({ game: event.output.ok ? event.output.value : null }),
            },
          },
          {
            guard: { type: 'opened', params: answerIn },
            target: 'placing',
            description: 'The game can be loaded.',
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
            description: 'The vendor is down, the game is closed, or the player may not play it.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    offering: {
      description: 'An interrupted round is waiting with its stake held: it comes first, before any new bet.',
      tags: 'offered',
      meta: { rows: ['WIRE-70'], screen: paths.launchGame },
      on: {
        CONTINUE: {
          target: 'placing',
          description: 'The player continues the round.',
          actions: ['goOn', { type: 'addRecent', params: ({ context }) => ({ query: context.query }) }],
        },
      },
    },
    placing: {
      description: 'Decides where the game opens, as the operator file specifies for its vendor.',
      meta: { rows: ['LAUNCH-13'], screen: paths.launchGame },
      always: [
        { guard: 'opensInTab', target: 'invited', description: 'The game opens in its own tab.' },
        { guard: 'replacesPage', target: 'gone', description: 'The game replaces this site.' },
        { target: 'playing', description: 'The game opens in a frame on this screen.' },
      ],
    },
    invited: {
      description: 'The game needs its own tab: the screen says so and has a button that opens it.',
      tags: 'outside',
      meta: { rows: ['LAUNCH-13'], screen: paths.launchGame },
      on: {
        OPEN_TAB: {
          target: 'away',
          description: 'The player opens the game’s tab.',
          actions: { type: 'openExternal', params: ({ context }) => ({ url: context.game?.url ?? '' }) },
        },
      },
    },
    away: {
      description: 'The game is in its own tab; this screen waits for the player and can open it again.',
      tags: ['outside', 'away'],
      meta: { rows: ['LAUNCH-13'], screen: paths.launchGame },
      on: { RETRY: { target: 'opening', description: 'The player opens the game again.' } },
    },
    playing: {
      description: 'The game is on screen.',
      tags: 'frame',
      meta: { rows: ['LAUNCH-13'], screen: paths.launchGame },
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
        GAME_EXIT: { target: 'left', description: 'The player taps the game’s own exit button.' },
        GAME_FAULT: {
          target: 'broken',
          description: 'The game reports that it cannot continue.',
          actions: { type: 'keepFailure', params: { failure: { code: 'vendor-down' } } },
        },
      },
      states: { screen: screenRegion, connection: connectionRegion, position: positionRegion },
    },
    refused: {
      description:
        'The game did not open, and nothing was bet. The screen says why and offers to try again, other games and the way back.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.launchGame },
      on: {
        RETRY: { target: 'opening', description: 'The player tries again.' },
        OTHER_GAMES: { target: 'elsewhere', description: 'The player looks for other games.' },
      },
    },
    broken: {
      description:
        'The game stopped midway: bets are in the betting record, and an open round can be continued later.',
      tags: ['error', 'broken'],
      meta: { rows: ['ERROR-32'], screen: paths.launchGame },
      entry: 'moneyMoved',
      on: {
        RETRY: { target: 'opening', description: 'The player opens the game again.' },
        OTHER_GAMES: { target: 'elsewhere', description: 'The player looks for other games.' },
      },
    },
    gone: {
      type: 'final',
      description: 'The game replaces this site; Back leads to the screen from which it was opened.',
      meta: { rows: ['LAUNCH-13'] },
      entry: [
        {
          type: 'goTo',
          params: ({ context }) => ({ ...destination(safeNext(context.query.pageBack)), replace: true }),
        },
        { type: 'leaveFor', params: ({ context }) => ({ url: context.game?.url ?? '' }) },
      ],
    },
    elsewhere: {
      type: 'final',
      description: 'The list of games in the same category opens.',
      meta: { rows: ['LAUNCH-12'] },
      entry: {
        type: 'goTo',
        params: ({ context }) => ({ ...otherGames(context.query), replace: true }),
      },
    },
    left: {
      type: 'final',
      description: 'The player returns to the screen from which the game was opened.',
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
