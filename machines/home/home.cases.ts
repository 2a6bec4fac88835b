import { defineCases } from '../shared/cases'
import type { MenuEntry } from './categories'
import { homeMachine } from './home.machine'

const vendor = {
  vassalage: 'KDL',
  name: 'Kidlat',
  mobileSmallIcon: '/art/kidlat.svg',
  freeplay: 1,
  gameCount: 40,
}
const menu: readonly MenuEntry[] = [
  { category: 'HOT', vendors: [], classify: [] },
  { category: 'SPORTS', vendors: [vendor], classify: [] },
  { category: 'RNG', vendors: [vendor], classify: [{ id: 'VIDEO', name: 'Video slots' }] },
]

export const homeCases = defineCases<typeof homeMachine>({
  id: 'home',
  summary: 'Category menu and its games',
  machine: homeMachine,
  inputs: { start: undefined },
  events: {
    CHOOSE_CATEGORY: [{ category: 'RNG' }, { category: 'SPORTS' }, { category: 'HOT' }],
    CHOOSE_TYPE: [{ classify: 'VIDEO' }, { classify: '' }],
    SEARCH: [{ text: 'carabao' }],
    TOUCH_SEARCH: [{}],
    RETRY: [{}],
    OPEN: [{ target: { category: 'RNG', vendor: 'KDL', gameId: 'g1', nodeId: 'n1', supportPlay: 0 } }],
    LANGUAGE_CHANGED: [{}],
    RELIST: [{}],
    RELOAD: [],
    NEWER: [{ games: [{ nodeId: 'n2', gameName: 'Golden Jeepney' }] }],
  },
  signals: ['LANGUAGE_CHANGED', 'RELIST', 'RELOAD', 'NEWER'],
  outcomes: {
    menu: { done: [menu], error: [{ code: 'upgrading' }] },
    games: { done: [[{ nodeId: 'n1', gameName: 'Fortune Carabao' }], []], error: [{ code: 'offline' }] },
  },
  project: ({ context: c }) => [c.category, c.classify, ...Object.keys(c.kept).sort()],
  invariants: {
    'a grid has games': (s) => !s.hasTag('games') || s.context.games.length > 0,
    'an empty category is never cached': (s) =>
      Object.values(s.context.kept).every(({ length }) => length > 0),
    'a failed category says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'a category with vendors never asks for games': (s) =>
      !s.hasTag('pending') || s.context.category !== 'SPORTS',
  },
})
