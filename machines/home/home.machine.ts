import { assign, raise, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import type { LaunchTarget } from '../game-launch/launch'
import { shelfKind, type Category, type MenuEntry } from './categories'

/** A game as the home grid needs it. */
export interface HomeGame {
  readonly nodeId: string
  readonly gameName: string
}

export interface HomeContext {
  readonly menu: readonly MenuEntry[]
  readonly category: Category
  /** Game type chosen inside a category; empty is all. */
  readonly classify: string
  /** Text of HOT's search box. */
  readonly search: string
  readonly games: readonly HomeGame[]
  /** What has been on the shelf in this visit and language, by category and game type. */
  readonly kept: Readonly<Record<string, readonly HomeGame[]>>
  readonly menuFailure: Failure | null
  readonly failure: Failure | null
}

export type HomeEvent =
  | { type: 'CHOOSE_CATEGORY'; category: Category }
  | { type: 'CHOOSE_TYPE'; classify: string }
  | { type: 'SEARCH'; text: string }
  | { type: 'RETRY' }
  | { type: 'OPEN'; target: LaunchTarget }
  | { type: 'LANGUAGE_CHANGED' }
  | { type: 'RELIST' }
  | { type: 'RELOAD' }

export interface GamesQuery {
  readonly category: Category
  readonly classify: string
}

/** Under what name a shelf is kept. */
const shelfName = ({ category, classify }: GamesQuery) => `${category} ${classify}`

/** The popular-games area of home: category menu, and the shelf of the chosen category. */
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
    /** Hands a tapped game or vendor to the launch rules. */
    launch: (_: unknown, _params: { target: LaunchTarget }) => {},
    /** Scrolls the chosen category of the menu into view (HOME-10). */
    showCategory: (_: unknown, _params: { category: Category }) => {},
    keepMenu: assign((_, { menu }: { menu: readonly MenuEntry[] }) => ({ menu, menuFailure: null })),
    keepMenuFailure: assign((_, { error }: { error: unknown }) => ({ menuFailure: failureOf(error) })),
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
      // An empty shelf is asked about again: tomorrow's games are not kept out by today's lack of them.
      kept: games.length > 0 ? { ...context.kept, [shelfName(context)]: games } : context.kept,
    })),
    takeKept: assign(({ context }) => ({ games: context.kept[shelfName(context)] ?? [], failure: null })),
    forgetKept: assign({ kept: {} }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    giveUpWaiting: assign({ failure: { code: 'timeout' } }),
  },
  guards: {
    showsVendors: ({ context }) => shelfKind(context.category) === 'vendors',
    isKept: ({ context }) => context.kept[shelfName(context)] !== undefined,
    noGames: (_, { games }: { games: readonly HomeGame[] }) => games.length === 0,
    another: ({ context }, { category }: { category: Category }) => category !== context.category,
    anotherType: ({ context }, { classify }: { classify: string }) => classify !== context.classify,
  },
  delays: {
    longestWait: limits.longestWait,
    debounce: limits.languageDebounce,
  },
}).createMachine({
  id: 'home',
  description: 'The popular-games area: category menu, and the games or vendors of the chosen category.',
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
      description: 'A game or a vendor is tapped.',
      actions: { type: 'launch', params: ({ event }) => ({ target: event.target }) },
    },
  },
  states: {
    menu: {
      description: 'The category menu.',
      initial: 'loading',
      on: { RELOAD: { target: '.loading', description: 'Names come in the player’s language.' } },
      states: {
        loading: {
          description: 'The vendor list is on its way; the menu stays as it was, or shows its outline.',
          tags: 'menu-pending',
          meta: { rows: ['HOME-30', 'WIRE-54'], screen: '/m/home' },
          invoke: {
            id: 'menu',
            src: 'loadMenu',
            onDone: {
              target: 'ready',
              actions: { type: 'keepMenu', params: ({ event }) => ({ menu: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepMenuFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            longestWait: {
              target: 'failed',
              description: 'No answer in time.',
              actions: { type: 'keepMenuFailure', params: { error: { code: 'timeout' } } },
            },
          },
        },
        ready: {
          description: 'The categories show, HOT first.',
          tags: 'menu-ready',
          meta: { rows: ['HOME-06', 'HOME-07', 'HOME-08', 'HOME-16', 'HOME-17'], screen: '/m/home' },
        },
        failed: {
          description: 'No menu: HOT alone still works, and the screen offers to try again.',
          tags: 'menu-error',
          meta: { rows: ['ERROR-32'], screen: '/m/home' },
          on: { RETRY: 'loading' },
        },
      },
    },
    shelf: {
      description: 'What the chosen category holds.',
      initial: 'opening',
      on: {
        CHOOSE_CATEGORY: {
          guard: { type: 'another', params: ({ event }) => ({ category: event.category }) },
          target: '.opening',
          description: 'Another category; what was under way for the last one is dropped.',
          actions: [
            { type: 'choose', params: ({ event }) => ({ category: event.category }) },
            { type: 'showCategory', params: ({ event }) => ({ category: event.category }) },
          ],
        },
        RELOAD: {
          target: '.opening',
          description: 'Names come in the player’s language.',
          actions: 'forgetKept',
        },
        SEARCH: {
          description: 'The grid of hot games follows the search box letter by letter.',
          actions: { type: 'search', params: ({ event }) => ({ text: event.text }) },
        },
      },
      states: {
        opening: {
          description:
            'Looks whether this category shows games or vendors, and whether they are here already.',
          meta: { rows: ['HOME-09', 'HOME-12', 'HOME-13', 'SITE-43', 'CONST-50'], screen: '/m/home' },
          always: [
            { guard: 'showsVendors', target: 'vendors', description: 'Sports, lotteries and the like.' },
            {
              guard: 'isKept',
              target: 'games',
              description: 'Seen before in this visit: it shows at once, and nobody is asked.',
              actions: 'takeKept',
            },
            { target: 'loading', description: 'Hot games, slots, live, fish, table and house games.' },
          ],
        },
        loading: {
          description: 'Tiles are on their way.',
          tags: 'pending',
          meta: { rows: ['HOME-09', 'HOME-29', 'WIRE-55', 'WIRE-60'], screen: '/m/home' },
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
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            longestWait: { target: 'failed', description: 'No answer in time.', actions: 'giveUpWaiting' },
          },
          on: {
            CHOOSE_TYPE: {
              guard: { type: 'anotherType', params: ({ event }) => ({ classify: event.classify }) },
              target: 'opening',
              description: 'Another game type; what was under way for the last one is dropped.',
              actions: { type: 'chooseType', params: ({ event }) => ({ classify: event.classify }) },
            },
          },
        },
        games: {
          description: 'The grid of games. HOT has a search box; the others have a menu of game types.',
          tags: 'games',
          meta: { rows: ['HOME-11', 'HOME-12', 'HOME-14'], screen: '/m/home' },
          on: {
            CHOOSE_TYPE: {
              guard: { type: 'anotherType', params: ({ event }) => ({ classify: event.classify }) },
              target: 'opening',
              actions: { type: 'chooseType', params: ({ event }) => ({ classify: event.classify }) },
            },
          },
        },
        empty: {
          description: 'There are no such games; the screen says what would be here.',
          tags: 'empty',
          meta: { rows: ['HOME-15'], screen: '/m/home' },
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
          meta: { rows: ['ERROR-32'], screen: '/m/home' },
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
          description: 'The vendors of this category, from the menu’s own data.',
          tags: 'vendors',
          meta: { rows: ['HOME-13'], screen: '/m/home' },
        },
      },
    },
    language: {
      description: 'A change of language reloads menu and games, once the choice stands.',
      initial: 'steady',
      states: {
        steady: {
          description: 'The language stands.',
          meta: { rows: ['HOME-28'] },
          on: { LANGUAGE_CHANGED: { target: 'settling', description: 'Another language.' } },
        },
        settling: {
          description: 'Waits a moment, in case it is switched again.',
          meta: { rows: ['HOME-28', 'CONST-22', 'MENU-13'] },
          after: {
            debounce: { target: 'steady', actions: raise({ type: 'RELOAD' }), description: 'It stands.' },
          },
          on: {
            LANGUAGE_CHANGED: { target: 'settling', reenter: true, description: 'Switched again.' },
            RELIST: {
              target: 'steady',
              actions: raise({ type: 'RELOAD' }),
              description: 'The side menu is opened and shows the categories: no need to wait.',
            },
          },
        },
      },
    },
  },
})
