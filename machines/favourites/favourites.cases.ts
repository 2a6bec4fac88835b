import { defineCases } from '../shared/cases'
import * as paths from '../shared/paths'
import { favouritesMachine } from './favourites.machine'

const game = { nodeId: '410010', vendor: 'TALA' }

export const favouritesCases = defineCases<typeof favouritesMachine>({
  id: 'favourites',
  summary: 'A player’s favourite games, with undo',
  machine: favouritesMachine,
  inputs: { guest: { signedIn: false }, player: { signedIn: true } },
  events: { TOGGLE: [{ game, from: paths.home }], REVISIT: [{}] },
  signals: [],
  outcomes: {
    load: { done: [[], ['410010', '410008']], error: [{ code: 'offline' }] },
    change: { done: [null], error: [{ code: 'upgrading' }] },
  },
  project: ({ context: c }) => [
    c.signedIn,
    c.ids.includes(game.nodeId),
    c.underWay,
    c.changes.map(({ add }) => add),
  ],
  invariants: {
    'no game is listed twice': (s) => new Set(s.context.ids).size === s.context.ids.length,
    'a guest has no favourites': (s) => !s.hasTag('guest') || s.context.ids.length === 0,
    'a call is in progress only with something to send': (s) =>
      !s.hasTag('sending') || s.context.changes.length > 0,
    'at most two changes per game: one on its way, one in line': (s) => s.context.changes.length <= 2,
  },
})
