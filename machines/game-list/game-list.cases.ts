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
    'guest at favourites': { choice: favourites, guest: true, filterOpen: false },
  },
  events: {
    ADDRESS: [{ choice: slots }, { choice: favourites }],
    CHOOSE_TAB: [{ tab: 'ALL' }, { tab: 'FAV' }],
    CHOOSE_VENDOR: [{ vassalage: 'KDL' }],
    TYPE: [{ text: 'gem' }, { text: '' }],
    SEARCH: [{}],
    OPEN_FILTER: [{}],
    PICK: [{ filter: { vassalage: 'KDL' } }],
    RESET: [{}],
    APPLY: [{}],
    SHOW_ALL: [{}],
    CLOSE_FILTER: [{}],
    SIGNED_IN: [{}],
    SIGNED_OUT: [{}],
  },
  signals: ['ADDRESS', 'SIGNED_IN', 'SIGNED_OUT'],
  outcomes: { count: { done: [{ games: 24, more: false }], error: [{ code: 'offline' }] } },
  project: ({ context: c }) => [c.guest, c.choice, c.text, c.draft.vassalage],
  limit: 4000,
  invariants: {
    'a guest never sees what belongs to a player': (s) =>
      !s.matches({ list: 'showing' }) ||
      !s.context.guest ||
      !['RECENT', 'FAV'].includes(s.context.choice.tab),
    'the panel is open or it is not counting': (s) => !s.hasTag('counting') || s.hasTag('filter'),
  },
})
