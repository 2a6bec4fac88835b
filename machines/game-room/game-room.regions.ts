import { roomSetup } from './game-room.setup'

/** What the player sees of the game. */
export const screenRegion = roomSetup.createStateConfig({
  description: 'What the player sees of the game.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The frame is loading.',
      tags: ['pending', 'loading'],
      on: { GAME_READY: { target: 'ready', description: 'The game’s page has loaded.' } },
      after: { gameReady: { target: 'slow', description: 'Loading is taking a long time.' } },
    },
    slow: {
      description: 'Loading is taking a long time: the screen says so and offers the way back.',
      tags: 'slow',
      on: {
        GAME_READY: { target: 'ready', description: 'The game has loaded after all.' },
        OPEN_TAB: {
          guard: 'hasOwnHost',
          target: '#game-room.away',
          description: 'The player opens the game in a tab, as its vendor may not allow frames.',
          actions: [
            { type: 'openExternal', params: ({ context }) => ({ url: context.game?.url ?? '' }) },
            {
              type: 'logFault',
              params: {
                what: 'game: no load in a frame; "open" of its vendor may have to be "tab"',
                code: 'timeout',
              },
            },
          ],
        },
      },
    },
    ready: { description: 'The game is ready to play.', meta: { rows: ['LAUNCH-13'] } },
  },
})

/** Whether bets can reach the platform. */
export const connectionRegion = roomSetup.createStateConfig({
  description: 'Whether bets can reach the platform.',
  initial: 'there',
  states: {
    there: {
      description: 'The connection works.',
      tags: 'connected',
      on: {
        OFFLINE: { target: 'lost', description: 'The connection was lost.' },
        LINK_SLOW: { target: 'slow', description: 'The game is waiting a long time for responses.' },
      },
    },
    slow: {
      description: 'The connection is slow: the screen warns that this can matter in timed rounds.',
      tags: ['connected', 'slow-link'],
      meta: { rows: ['ERROR-33'] },
      on: {
        OFFLINE: { target: 'lost', description: 'The connection was lost.' },
        LINK_GOOD: { target: 'there', description: 'Responses arrive in time again.' },
      },
    },
    lost: {
      description:
        'Connection lost: the game is covered so that it cannot be tapped until the connection is back.',
      tags: 'disconnected',
      meta: { rows: ['ERROR-33'] },
      on: {
        ONLINE: [
          { guard: 'hasLoaded', target: 'there', description: 'The connection is back.' },
          {
            target: '#game-room.opening',
            description: 'The connection is back; the game is opened again, as its page was lost on the way.',
          },
        ],
      },
    },
  },
})

const askAgain = {
  target: 'renewing',
  description: 'Money may have moved: balance and net position are loaded again.',
} as const
const noted = {
  actions: 'noteMove',
  description: 'Money may have moved: the net position is loaded again in a moment.',
} as const

/** Playing time and net position of this session (trust 36), reloaded after every round. */
export const positionRegion = roomSetup.createStateConfig({
  description: 'Playing time, net position and held stakes of this session, updated after every round.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether the game is played for real money.',
      always: [
        { guard: 'playsForMoney', target: 'asking', description: 'The game is played for real money.' },
        { target: 'none', description: 'The game is played with demo points: there is nothing to track.' },
      ],
    },
    none: {
      description: 'Demo points: no money moves, and the screen says so.',
      meta: { rows: ['LAUNCH-13'] },
    },
    asking: {
      description: 'Loads the player’s net position; what is known stays on screen.',
      tags: ['pending', 'money'],
      meta: { rows: ['WIRE-70'] },
      entry: 'forgetMove',
      invoke: {
        id: 'position',
        src: 'loadPosition',
        input: { onceSeen: true },
        onDone: {
          target: 'resting',
          actions: { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
        },
        onError: { target: 'missing', description: 'The net position could not be loaded for now.' },
      },
      on: { ROUND_HELD: noted, ROUND_ENDED: noted, SESSION_DOUBTED: noted },
    },
    renewing: {
      description: 'Loads the net position and the balance after a round; the old values stay on screen.',
      tags: ['pending', 'money'],
      meta: { rows: ['WIRE-70'] },
      entry: 'forgetMove',
      invoke: {
        id: 'renewal',
        src: 'loadPosition',
        input: { onceSeen: false },
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
            { type: 'tellBalance', params: ({ event }) => ({ balance: event.output.balance }) },
          ],
        },
        onError: {
          target: 'missing',
          description: 'The net position could not be loaded for now; the balance is loaded separately.',
          actions: { type: 'tellBalance', params: { balance: null } },
        },
      },
      on: { ROUND_HELD: noted, ROUND_ENDED: noted, SESSION_DOUBTED: noted },
    },
    resting: {
      description:
        'The net position was just loaded: further changes wait, so that it is not loaded too often.',
      tags: 'money',
      meta: { rows: ['WIRE-70'] },
      on: { ROUND_HELD: noted, ROUND_ENDED: noted, SESSION_DOUBTED: noted },
      after: {
        moneyRest: [
          {
            guard: 'movedAgain',
            target: 'renewing',
            description: 'Money has moved since then.',
          },
          { target: 'known', description: 'No money has moved since then.' },
        ],
      },
    },
    known: {
      description: 'Playing time and net position show.',
      tags: 'money',
      meta: { rows: ['WIRE-70'] },
      on: { ROUND_HELD: askAgain, ROUND_ENDED: askAgain, SESSION_DOUBTED: askAgain, ONLINE: askAgain },
    },
    missing: {
      description:
        'The position could not be loaded: the old one stays, marked as old, and is loaded again later.',
      tags: ['money', 'stale'],
      meta: { rows: ['ERROR-32'] },
      on: { ROUND_HELD: askAgain, ROUND_ENDED: askAgain, SESSION_DOUBTED: askAgain, ONLINE: askAgain },
      after: { positionRetry: { target: 'asking', description: 'The net position is loaded again.' } },
    },
  },
})
