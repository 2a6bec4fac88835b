import { defineCases } from '../shared/cases'
import * as paths from '../shared/paths'
import type { Found } from './found'
import { gameSearchMachine } from './game-search.machine'

const found: Found = {
  games: [{ game: { nodeId: 'n1', gameName: 'Speed Roulette' }, marks: [[6, 14]] }],
  total: 1,
  near: false,
  vendors: [],
  suggestions: [],
  complete: true,
}
const target = { category: 'LIVE', vendor: 'SPG', gameId: 'g1', nodeId: 'n1', supportPlay: 1 } as const

export const gameSearchCases = defineCases<typeof gameSearchMachine>({
  id: 'game-search',
  summary: 'Search through all games and vendors',
  machine: gameSearchMachine,
  inputs: { home: { from: paths.home, recents: ['gem'] } },
  events: {
    FOCUS: [{}],
    TYPE: [
      { text: 'roulette', category: 'HOT' },
      { text: '', category: 'HOT' },
    ],
    SUBMIT: [{}],
    OPEN: [{ target }],
    FORGET: [{}],
    RECENTS: [{ recents: ['gem', 'sabong'] }],
    LEAVE: [{}],
    MORE: [{}],
    RETRY: [{}],
    GREW: [{}],
    ONLINE: [{}],
    LANGUAGE_CHANGED: [{}],
  },
  signals: ['RECENTS', 'LEAVE', 'GREW', 'ONLINE', 'LANGUAGE_CHANGED'],
  outcomes: {
    search: {
      done: [
        found,
        { ...found, total: 30 },
        { ...found, complete: false },
        { ...found, near: true },
        { ...found, near: true, complete: false },
      ],
      error: [{ code: 'offline' }, { code: 'upgrading' }],
    },
  },
  project: ({ context: c }) => [
    c.text,
    c.recents.join(),
    c.found && [c.found.near, c.found.complete, c.found.total > c.found.games.length],
    c.limit > 24,
  ],
  invariants: {
    'what failed says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'results are there to be shown': (s) => !s.hasTag('results') || s.context.found !== null,
    'an empty field searches nothing': (s) => !s.hasTag('offering') || s.context.text === '',
  },
})
