import { defineCases } from '../shared/cases'
import { choiceOf } from './choice'
import { gameListMachine } from './game-list.machine'

const slots = choiceOf({ gameType: 'RNG' })
const favourites = choiceOf({ gameType: 'RNG', tab: 'fav' })

export const gameListCases = defineCases<typeof gameListMachine>({
  id: 'game-list',
  summary: 'Game list: search, tabs, vendors, filters',
  machine: gameListMachine,
  inputs: {
    member: { choice: slots, guest: false, filterOpen: false },
    guest: { choice: slots, guest: true, filterOpen: true },
    search: { choice: { ...slots, gameName: 'gem' }, guest: false, filterOpen: false },
    'guest at favourites': { choice: favourites, guest: true, filterOpen: false },
  },
  events: {
    ADDRESS: [{ choice: slots }, { choice: favourites }],
    CHOOSE_TAB: [{ tab: 'ALL' }, { tab: 'FAV' }],
    CHOOSE_VENDOR: [{ vassalage: 'KDL' }],
    TYPE: [{ text: 'gem' }, { text: '' }],
    TOUCH_SEARCH: [{}],
    SORT: [{ order: 'name' }],
    SEARCH: [{}],
    OPEN_FILTER: [{}],
    PICK: [{ filter: { vassalage: 'KDL' } }],
    RESET: [{}],
    APPLY: [{}],
    SHOW_ALL: [{}],
    CLOSE_FILTER: [{}],
  },
  signals: ['ADDRESS'],
  outcomes: { count: { done: [{ games: 24, more: false }], error: [{ code: 'offline' }] } },
  project: ({ context: c }) => [c.guest, c.choice, c.text, c.draft.vassalage],
  limit: 4000,
  invariants: {
    'a guest never sees a player’s own games': (s) =>
      !s.matches({ list: 'showing' }) ||
      !s.context.guest ||
      !['RECENT', 'FAV'].includes(s.context.choice.tab),
    'games are counted only while the panel is open': (s) => !s.hasTag('counting') || s.hasTag('filter'),
  },
})
