import * as paths from '../shared/paths'
import { defineCases, php, refusal } from '../shared/cases'
import { gameRoomMachine } from './game-room.machine'

const slot = {
  url: '/demo/slot/1',
  sandbox: 'allow-scripts',
  gameName: 'Fortune Carabao',
  mode: 'play',
  unfinished: null,
}

const position = {
  startedAt: 1_768_449_600_000,
  net: php('-40.00'),
  held: php('20.00'),
  balance: php('12440.50'),
}

const elsewhere = { url: 'https://games.lantern.example/1', foreign: true }

export const gameRoomCases = defineCases<typeof gameRoomMachine>({
  id: 'game-room',
  summary: 'A game on screen',
  machine: gameRoomMachine,
  risk: 'high',
  inputs: {
    'from home': {
      query: {
        vendor: 'KIDLAT',
        gameId: 'g1',
        nodeId: 'n1',
        gameCategory: 'RNG',
        freePlay: '1',
        pageBack: paths.home,
      },
    },
  },
  events: {
    LEAVE: [{}],
    RETRY: [{}],
    CONTINUE: [{}],
    OTHER_GAMES: [{}],
    OPEN_TAB: [{}],
    GAME_READY: [{}],
    GAME_EXIT: [{}],
    GAME_FAULT: [{}],
    ROUND_HELD: [{}],
    ROUND_ENDED: [{}],
    SESSION_DOUBTED: [{}],
    LINK_SLOW: [{}],
    LINK_GOOD: [{}],
    ONLINE: [{}],
    OFFLINE: [{}],
  },
  signals: [
    'GAME_READY',
    'GAME_EXIT',
    'GAME_FAULT',
    'ROUND_HELD',
    'ROUND_ENDED',
    'SESSION_DOUBTED',
    'LINK_SLOW',
    'LINK_GOOD',
    'ONLINE',
    'OFFLINE',
  ],
  outcomes: {
    open: {
      done: [
        { ok: true, value: slot },
        { ok: true, value: { ...slot, mode: 'free' } },
        { ok: true, value: { ...slot, unfinished: { stake: php('40.00'), placedAt: 1_768_449_600_000 } } },
        refusal('vendor-down'),
        { ok: true, value: { ...slot, ...elsewhere, outside: 'tab' } },
        { ok: true, value: { ...slot, ...elsewhere, outside: 'page' } },
        { ok: true, value: { ...slot, ...elsewhere } },
      ],
      error: [{ code: 'offline' }],
    },
    position: {
      done: [position],
      error: [{ code: 'offline' }],
    },
    renewal: { done: [position], error: [{ code: 'offline' }] },
    frame: { error: [new Error('no frame')] },
    network: { error: [new Error('no listener')] },
  },
  project: ({ context: { game, failure, position, movedAgain, continued } }) => [
    game?.mode,
    game?.foreign === true,
    game?.outside,
    game?.unfinished === null,
    failure?.code,
    position === null,
    movedAgain,
    continued,
  ],
  invariants: {
    'a game of another host is opened by a tap or in place of the site, never by itself in a tab': (s) =>
      !s.hasTag('outside') || s.context.game?.foreign === true,
    'a frame has an address': (s) => !s.hasTag('frame') || s.context.game !== null,
    'a closed game says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'nothing can be bet while disconnected': (s) => !(s.hasTag('connected') && s.hasTag('disconnected')),
    'a game on screen knows whether it is connected': (s) =>
      !s.hasTag('frame') || s.hasTag('connected') || s.hasTag('disconnected'),
    'a waiting round is offered before its game shows': (s) =>
      !s.hasTag('frame') || !s.context.game?.unfinished || s.context.continued,
    'demo points have no net position': (s) => !s.hasTag('money') || s.context.game?.mode === 'play',
  },
})
