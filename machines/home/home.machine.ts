import { assign, raise, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import type { LaunchTarget } from '../game-launch/launch'
import * as paths from '../shared/paths'
import { boothContent, type Category, type MenuEntry } from './categories'

/** A game as the home grid needs it. */
export interface HomeGame {
  readonly nodeId: string
  readonly gameName: string
}

interface HomeContext {
  readonly menu: readonly MenuEntry[]
  readonly category: Category
  /** Game type chosen inside a category; empty means all. */
  readonly classify: string
  /** Text of the search box: it filters HOT’s games, and every other game is searched in parallel. */
  readonly search: string
  readonly games: readonly HomeGame[]
  /** Games loaded on this visit in this language, by category and game type. */
  readonly kept: Readonly<Record<string, readonly HomeGame[]>>
  readonly menuFailure: Failure | null
  readonly failure: Failure | null
}

type HomeEvent =
  | { type: 'CHOOSE_CATEGORY'; category: Category }
  | { type: 'CHOOSE_TYPE'; classify: string }
  | { type: 'SEARCH'; text: string }
  | { type: 'TOUCH_SEARCH' }
  | { type: 'RETRY' }
  | { type: 'OPEN'; target: LaunchTarget }
  | { type: 'LANGUAGE_CHANGED' }
  | { type: 'RELIST' }
  | { type: 'RELOAD' }
  /** HOT’s games from the cache, which have changed since. */
  | { type: 'NEWER'; games: readonly HomeGame[] }

export interface GamesQuery {
  readonly category: Category
  readonly classify: string
}

/** Key of a category's cached games. */
const cacheKey = ({ category, classify }: GamesQuery) => `${category} ${classify}`

const hot = cacheKey({ category: 'HOT', classify: '' })

/** The popular-games area of home: the category menu, and the games of the chosen category. */
export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    meta: {} as ChartMeta,
    tags: {} as
      | 'menu-pending'
      | 'menu-ready'
      | 'menu-error'
      | 'pending'
      | 'games'
      | 'vendors'
      | 'empty'
      | 'error',
  },
  actors: {
    loadMenu: callActor<readonly MenuEntry[]>('loadMenu'),
    loadGames: callActor<readonly HomeGame[], GamesQuery>('loadGames'),
  },
  actions: {
    ...effects,
    /** Passes a tapped game or vendor to the launch rules. */
    launch: (_: unknown, _params: { target: LaunchTarget }) => {},
    /** Searches all other games for the typed text, those of the category first. */
    searchAll: (_: unknown, _params: { text: string; category: Category }) => {},
    /** Warms up that search. */
    openSearch: () => {},
    /** Scrolls the chosen category of the menu into view (HOME-10). */
    showCategory: (_: unknown, _params: { category: Category }) => {},
    keepMenu: assign((_, { menu }: { menu: readonly MenuEntry[] }) => ({ menu, menuFailure: null })),
    keepMenuFailure: assign((_, { failure }: { failure: Failure }) => ({ menuFailure: failure })),
    choose: assign((_, { category }: { category: Category }) => ({
      category,
      classify: '',
      search: '',
      games: [],
      failure: null,
    })),
    chooseType: assign((_, { classify }: { classify: string }) => ({ classify })),
    search: assign((_, { text }: { text: string }) => ({ search: text })),
    keepGames: assign(({ context }, { games }: { games: readonly HomeGame[] }) => ({
      games,
      failure: null,
      // An empty category is not cached: it may have games the next time.
      kept: games.length > 0 ? { ...context.kept, [cacheKey(context)]: games } : context.kept,
    })),
    keepHot: assign(({ context }, { games }: { games: readonly HomeGame[] }) => ({
      games: context.category === 'HOT' ? games : context.games,
      kept: { ...context.kept, [hot]: games },
    })),
    takeKept: assign(({ context }) => ({ games: context.kept[cacheKey(context)] ?? [], failure: null })),
    forgetKept: assign({ kept: {} }),
    keepFailure: assign(failureKept),
  },
  guards: {
    showsVendors: ({ context }) => boothContent(context.category) === 'vendors',
    isKept: ({ context }) => context.kept[cacheKey(context)] !== undefined,
    noGames: (_, { games }: { games: readonly HomeGame[] }) => games.length === 0,
    another: ({ context }, { category }: { category: Category }) => category !== context.category,
    anotherType: ({ context }, { classify }: { classify: string }) => classify !== context.classify,
  },
  delays: {
    debounce: limits.languageDebounce,
  },
}).createMachine({
  id: 'home',
  description: 'The popular-games area: the category menu, and the games or vendors of the chosen category.',
  options,
  type: 'parallel',
  context: {
    menu: [],
    category: 'HOT',
    classify: '',
    search: '',
    games: [],
    kept: {},
    menuFailure: null,
    failure: null,
  },
  on: {
    OPEN: {
      description: 'The player taps a game or a vendor.',
      actions: { type: 'launch', params: ({ event }) => ({ target: event.target }) },
    },
  },
  states: {
    menu: {
      description: 'The category menu.',
      initial: 'loading',
      on: {
        RELOAD: {
          target: '.loading',
          description: 'The language has changed, so the platform’s names are loaded again.',
        },
      },
      states: {
        loading: {
          description: 'The vendor list is loading; the menu stays as it was, or shows a placeholder.',
          tags: 'menu-pending',
          meta: { rows: ['HOME-30', 'WIRE-54'], screen: paths.home },
          invoke: {
            id: 'menu',
            src: 'loadMenu',
            onDone: {
              target: 'ready',
              actions: { type: 'keepMenu', params: ({ event }) => ({ menu: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepMenuFailure', params: thrown },
            },
          },
        },
        ready: {
          description: 'The categories show, HOT first.',
          tags: 'menu-ready',
          meta: { rows: ['HOME-06', 'HOME-07', 'HOME-08', 'HOME-16', 'HOME-17'], screen: paths.home },
        },
        failed: {
          description: 'The menu could not be loaded: only HOT works, and the screen offers to try again.',
          tags: 'menu-error',
          meta: { rows: ['ERROR-32'], screen: paths.home },
          on: { RETRY: 'loading' },
        },
      },
    },
    booth: {
      description: 'The content of the chosen category.',
      initial: 'opening',
      on: {
        CHOOSE_CATEGORY: {
          guard: { type: 'another', params: ({ event }) => ({ category: event.category }) },
          target: '.opening',
          description:
            'The player chooses another category; whatever was loading for the previous one is dropped.',
          actions: [
            { type: 'choose', params: ({ event }) => ({ category: event.category }) },
            { type: 'showCategory', params: ({ event }) => ({ category: event.category }) },
          ],
        },
        RELOAD: {
          target: '.opening',
          description: 'The language has changed, so the platform’s names are loaded again.',
          actions: 'forgetKept',
        },
        SEARCH: {
          description:
            'The grid of hot games is filtered with every letter typed; all other games are searched as well.',
          actions: [
            { type: 'search', params: ({ event }) => ({ text: event.text }) },
            {
              type: 'searchAll',
              params: ({ context, event }) => ({ text: event.text, category: context.category }),
            },
          ],
        },
        NEWER: {
          description: 'HOT’s games have changed since they were last seen: the grid is updated.',
          actions: { type: 'keepHot', params: ({ event }) => ({ games: event.games }) },
        },
        TOUCH_SEARCH: {
          description: 'The player taps the search box.',
          actions: 'openSearch',
        },
      },
      states: {
        opening: {
          description:
            'Checks whether this category shows games or vendors, and whether they are already loaded.',
          meta: { rows: ['HOME-09', 'HOME-12', 'HOME-13', 'SITE-43', 'CONST-50'], screen: paths.home },
          always: [
            {
              guard: 'showsVendors',
              target: 'vendors',
              description: 'Sports, lotteries and similar categories show vendors.',
            },
            {
              guard: 'isKept',
              target: 'games',
              description: 'The category was loaded earlier on this visit and shows at once.',
              actions: 'takeKept',
            },
            {
              target: 'loading',
              description: 'Hot games, slots, live, fish, table and house games are loaded.',
            },
          ],
        },
        loading: {
          description: 'The tiles are loading.',
          tags: 'pending',
          meta: { rows: ['HOME-09', 'HOME-29', 'WIRE-55', 'WIRE-60'], screen: paths.home },
          invoke: {
            id: 'games',
            src: 'loadGames',
            input: ({ context }) => ({ category: context.category, classify: context.classify }),
            onDone: [
              {
                guard: { type: 'noGames', params: ({ event }) => ({ games: event.output }) },
                target: 'empty',
                actions: { type: 'keepGames', params: ({ event }) => ({ games: event.output }) },
              },
              {
                target: 'games',
                actions: { type: 'keepGames', params: ({ event }) => ({ games: event.output }) },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: thrown },
            },
          },
          on: {
            CHOOSE_TYPE: {
              guard: { type: 'anotherType', params: ({ event }) => ({ classify: event.classify }) },
              target: 'opening',
              description:
                'The player chooses another game type; whatever was loading for the previous one is dropped.',
              actions: { type: 'chooseType', params: ({ event }) => ({ classify: event.classify }) },
            },
          },
        },
        games: {
          description: 'The grid of games. HOT has a search box; the others have a menu of game types.',
          tags: 'games',
          meta: { rows: ['HOME-11', 'HOME-12', 'HOME-14'], screen: paths.home },
          on: {
            CHOOSE_TYPE: {
              guard: { type: 'anotherType', params: ({ event }) => ({ classify: event.classify }) },
              target: 'opening',
              actions: { type: 'chooseType', params: ({ event }) => ({ classify: event.classify }) },
            },
          },
        },
        empty: {
          description: 'There are no such games; the screen says what will appear here.',
          tags: 'empty',
          meta: { rows: ['HOME-15'], screen: paths.home },
          on: {
            RETRY: 'loading',
            CHOOSE_TYPE: {
              guard: { type: 'anotherType', params: ({ event }) => ({ classify: event.classify }) },
              target: 'opening',
              actions: { type: 'chooseType', params: ({ event }) => ({ classify: event.classify }) },
            },
          },
        },
        failed: {
          description: 'The games could not be loaded; the screen offers to try again.',
          tags: 'error',
          meta: { rows: ['ERROR-32'], screen: paths.home },
          on: {
            RETRY: 'loading',
            CHOOSE_TYPE: {
              guard: { type: 'anotherType', params: ({ event }) => ({ classify: event.classify }) },
              target: 'opening',
              actions: { type: 'chooseType', params: ({ event }) => ({ classify: event.classify }) },
            },
          },
        },
        vendors: {
          description: 'The vendors of this category, taken from the menu’s data.',
          tags: 'vendors',
          meta: { rows: ['HOME-13'], screen: paths.home },
        },
      },
    },
    language: {
      description: 'When the language changes, the menu and the games reload.',
      initial: 'steady',
      states: {
        steady: {
          description: 'The language is not changing.',
          meta: { rows: ['HOME-28'] },
          on: { LANGUAGE_CHANGED: { target: 'settling', description: 'The player changes the language.' } },
        },
        settling: {
          description: 'Waits a moment in case the language changes again.',
          meta: { rows: ['HOME-28', 'CONST-22', 'MENU-13'] },
          after: {
            debounce: {
              target: 'steady',
              actions: raise({ type: 'RELOAD' }),
              description: 'The language has not changed again.',
            },
          },
          on: {
            LANGUAGE_CHANGED: {
              target: 'settling',
              reenter: true,
              description: 'The language changes again, which restarts the delay.',
            },
            RELIST: {
              target: 'steady',
              actions: raise({ type: 'RELOAD' }),
              description: 'The side menu opens and shows the categories: they are reloaded without delay.',
            },
          },
        },
      },
    },
  },
})
