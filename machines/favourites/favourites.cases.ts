import { defineCases } from '../shared/cases'
import { favouritesMachine } from './favourites.machine'

const game = { nodeId: '410010', vendor: 'TALA' }

export const favouritesCases = defineCases<typeof favouritesMachine>({
  id: 'favourites',
  summary: 'Hearts on games, with undo',
  machine: favouritesMachine,
  inputs: { start: undefined },
  events: { SIGNED_IN: [{}], SIGNED_OUT: [{}], TOGGLE: [{ game, from: '/m/home' }] },
  signals: ['SIGNED_IN', 'SIGNED_OUT'],
  outcomes: {
    load: { done: [[], ['410010', '410008']], error: [{ code: 'offline' }] },
    change: { done: [null], error: [{ code: 'upgrading' }] },
  },
  project: ({ context: c }) => [c.ids.includes(game.nodeId), c.underWay, c.changes.map(({ add }) => add)],
  invariants: {
    'no game is kept twice': (s) => new Set(s.context.ids).size === s.context.ids.length,
    'a guest keeps nothing': (s) => !s.hasTag('guest') || s.context.ids.length === 0,
    'a call is under way only with something to send': (s) =>
      !s.hasTag('sending') || s.context.changes.length > 0,
    'two wishes for one game at most: one under way, one in line': (s) => s.context.changes.length <= 2,
  },
})
