import { roomSetup } from './game-room.setup'

/** What the player sees of the game. */
export const screenRegion = roomSetup.createStateConfig({
  description: 'What the player sees of the game.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The frame is loading.',
      tags: ['pending', 'loading'],
      on: { GAME_READY: { target: 'ready', description: 'The game says it is there.' } },
      after: { gameReady: { target: 'slow', description: 'It takes long.' } },
    },
    slow: {
      description: 'It takes long: the screen says so, and offers the way back.',
      tags: 'slow',
      on: { GAME_READY: { target: 'ready', description: 'There it is after all.' } },
    },
    ready: { description: 'The game can be played.', meta: { rows: ['LAUNCH-13'] } },
  },
})

/** Whether bets can reach the platform. */
export const connectionRegion = roomSetup.createStateConfig({
  description: 'Whether bets can reach the platform.',
  initial: 'there',
  states: {
    there: {
      description: 'Connected.',
      tags: 'connected',
      on: {
        OFFLINE: { target: 'lost', description: 'The network went away.' },
        LINK_SLOW: { target: 'slow', description: 'The game waits long for its answers.' },
      },
    },
    slow: {
      description: 'The link is slow: the screen warns that this may matter in rounds against the clock.',
      tags: ['connected', 'slow-link'],
      meta: { rows: ['ERROR-33'] },
      on: {
        OFFLINE: { target: 'lost', description: 'The network went away.' },
        LINK_GOOD: { target: 'there', description: 'Answers come in time again.' },
      },
    },
    lost: {
      description: 'Connection lost: a cover keeps taps away from the game until it is back.',
      tags: 'disconnected',
      meta: { rows: ['ERROR-33'] },
      on: { ONLINE: { target: 'there', description: 'The network is back.' } },
    },
  },
})

const askAgain = {
  target: 'asking',
  description: 'Money may have moved: balance and position are asked for.',
  actions: 'moneyMoved',
} as const
const noted = { actions: 'noteMove', description: 'Noted: asked for again in a moment.' } as const

/** Playing time and net position of this session (trust 36), asked for again after every round. */
export const positionRegion = roomSetup.createStateConfig({
  description:
    'Playing time, net position and held stakes of this session, asked for again after every round.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Looks whether real money is played.',
      always: [
        { guard: 'playsForMoney', target: 'asking', description: 'Real money.' },
        { target: 'none', description: 'Demo points: nothing to count.' },
      ],
    },
    none: {
      description: 'Demo points: no money moves, and the screen says so.',
      meta: { rows: ['LAUNCH-13'] },
    },
    asking: {
      description: 'Asks how the player stands; what is known stays on screen.',
      tags: ['pending', 'money'],
      meta: { rows: ['WIRE-70'] },
      entry: 'forgetMove',
      invoke: {
        id: 'position',
        src: 'loadPosition',
        onDone: {
          target: 'resting',
          actions: { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
        },
        onError: { target: 'missing', description: 'Not known for now.' },
      },
      on: { ROUND_HELD: noted, ROUND_ENDED: noted, SESSION_DOUBTED: noted },
      after: { longestWait: { target: 'missing', description: 'No answer in time.' } },
    },
    resting: {
      description:
        'Just asked: however often a game says that money moved, it is asked once in a while only.',
      tags: 'money',
      meta: { rows: ['WIRE-70'] },
      on: { ROUND_HELD: noted, ROUND_ENDED: noted, SESSION_DOUBTED: noted },
      after: {
        moneyRest: [
          { guard: 'movedAgain', target: 'asking', description: 'It moved since.', actions: 'moneyMoved' },
          { target: 'known', description: 'Nothing moved since.' },
        ],
      },
    },
    known: {
      description: 'Time and net position show.',
      tags: 'money',
      meta: { rows: ['WIRE-70'] },
      on: { ROUND_HELD: askAgain, ROUND_ENDED: askAgain, SESSION_DOUBTED: askAgain, ONLINE: askAgain },
    },
    missing: {
      description:
        'The position could not be loaded: an old one stays, marked as old, and it is asked for again.',
      tags: ['money', 'stale'],
      meta: { rows: ['ERROR-32'] },
      on: { ROUND_HELD: askAgain, ROUND_ENDED: askAgain, SESSION_DOUBTED: askAgain, ONLINE: askAgain },
      after: { positionRetry: askAgain },
    },
  },
})
