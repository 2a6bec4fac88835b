import { assign, setup } from 'xstate'
import type { Category } from '../home/categories'
import type { LaunchTarget } from '../game-launch/launch'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { longestSearch, remembered, resultStep, type Found, type SearchQuery } from './found'

interface GameSearchContext {
  /** Where the player returns to from a login or a game. */
  readonly from: string
  readonly text: string
  readonly category: Category | 'ALL'
  readonly limit: number
  /** The results for the text, or for one shortly before it. */
  readonly found: Found | null
  /** This player's recent searches on this phone, latest first. */
  readonly recents: readonly string[]
  readonly failure: Failure | null
}

export type GameSearchEvent =
  | { type: 'FOCUS' }
  | { type: 'TYPE'; text: string; category: Category | 'ALL' }
  | { type: 'SUBMIT' }
  | { type: 'OPEN'; target: LaunchTarget }
  | { type: 'FORGET' }
  | { type: 'MORE' }
  | { type: 'RETRY' }
  | { type: 'RECENTS'; recents: readonly string[] }
  | { type: 'LEAVE' }
  | { type: 'GREW' }
  | { type: 'ONLINE' }
  | { type: 'LANGUAGE_CHANGED' }

interface GameSearchInput {
  readonly from: string
  readonly recents: readonly string[]
}

/** A search through every game and vendor, from any search field. */
export const gameSearchMachine = setup({
  types: {
    context: {} as GameSearchContext,
    events: {} as GameSearchEvent,
    input: {} as GameSearchInput,
    meta: {} as ChartMeta,
    tags: {} as 'offering' | 'search' | 'busy' | 'results' | 'nothing' | 'error' | 'offline',
  },
  actors: {
    search: callActor<Found, SearchQuery>('search'),
    watchCatalogue: watchActor<{ type: 'GREW' }>('watchCatalogue'),
    watchOnline: watchActor<{ type: 'ONLINE' }>('watchOnline'),
  },
  actions: {
    ...effects,
    /** Preloads the list of all games, before anything is searched. */
    prepare: () => {},
    /** Hands a tapped game to the launch rules. */
    launch: (_: unknown, _params: { target: LaunchTarget; from: string }) => {},
    /** Stores the recent searches for this player on this phone. */
    keepRecents: (_: unknown, _params: { recents: readonly string[] }) => {},
    type: assign((_, { text, category }: { text: string; category: Category | 'ALL' }) => ({
      text: text.slice(0, longestSearch),
      category,
      limit: resultStep,
    })),
    empty: assign({ text: '', found: null, failure: null, limit: resultStep }),
    keepFound: assign((_, { found }: { found: Found }) => ({ found, failure: null })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, found: null })),
    remember: assign(({ context }) => ({ recents: remembered(context.recents, context.text) })),
    forget: assign({ recents: [] }),
    takeRecents: assign((_, { recents }: { recents: readonly string[] }) => ({ recents })),
    showMore: assign(({ context }) => ({ limit: context.limit + resultStep })),
  },
  guards: {
    blank: (_, { text }: { text: string }) => text.trim() === '',
    nothingFound: (_, { found }: { found: Found }) =>
      (found.near || found.games.length === 0) && found.vendors.length === 0,
    isOffline: (_, { failure }: { failure: Failure }) => failure.code === 'offline',
    isPartial: ({ context }) => context.found?.complete === false,
    hasMore: ({ context }) => context.found !== null && context.found.total > context.found.games.length,
  },
  delays: { searchPause: limits.searchPause },
}).createMachine({
  id: 'game-search',
  description: 'A search across all games and vendors, from the search box on home or in a list.',
  options,
  context: ({ input }) => ({
    from: input.from,
    text: '',
    category: 'ALL',
    limit: resultStep,
    found: null,
    recents: input.recents,
    failure: null,
  }),
  initial: 'idle',
  on: {
    TYPE: [
      {
        guard: { type: 'blank', params: ({ event }) => ({ text: event.text }) },
        target: '.offering',
        description: 'The search box is empty again.',
        actions: 'empty',
      },
      {
        target: '.active',
        actions: { type: 'type', params: ({ event }) => ({ text: event.text, category: event.category }) },
      },
    ],
    RECENTS: {
      description: 'The player searched in another search box: the recent searches are updated.',
      actions: { type: 'takeRecents', params: ({ event }) => ({ recents: event.recents }) },
    },
  },
  states: {
    idle: {
      description: 'The search box has not been used yet.',
      meta: { rows: ['HOME-11', 'GAMES-01'] },
      on: {
        FOCUS: { target: 'offering', description: 'The player taps the search box.' },
      },
    },
    offering: {
      description:
        'The search box is empty: recent searches show below it, and the list of all games is fetched.',
      tags: 'offering',
      meta: { rows: ['HOME-11', 'GAMES-01'] },
      entry: 'prepare',
      on: {
        LEAVE: { target: 'idle', description: 'The player goes to another screen.' },
        FORGET: {
          actions: ['forget', { type: 'keepRecents', params: { recents: [] } }],
          description: 'The recent searches are cleared.',
        },
      },
    },
    active: {
      description: 'The player has typed something.',
      tags: 'search',
      initial: 'typing',
      invoke: {
        id: 'watchCatalogue',
        src: 'watchCatalogue',
        onError: {
          description: 'Later parts of the list of games are not reported; the next search includes them.',
        },
      },
      on: {
        SUBMIT: {
          target: '.asking',
          description: 'The player taps the keyboard’s search key: the search is added to the recent ones.',
          actions: [
            'remember',
            { type: 'keepRecents', params: ({ context }) => ({ recents: context.recents }) },
          ],
        },
        OPEN: {
          description: 'The player taps a result: it opens, and the search is added to the recent ones.',
          actions: [
            'remember',
            { type: 'keepRecents', params: ({ context }) => ({ recents: context.recents }) },
            {
              type: 'launch',
              params: ({ context, event }) => ({ target: event.target, from: context.from }),
            },
          ],
        },
        LANGUAGE_CHANGED: {
          target: '.asking',
          description: 'The language has changed, so the platform’s names are loaded again.',
        },
      },
      states: {
        typing: {
          description: 'Waits for a short pause in typing; earlier results stay on screen.',
          tags: ['search', 'busy'],
          meta: { rows: ['HOME-11', 'GAMES-01'] },
          after: { searchPause: { target: 'asking', description: 'The player stopped typing.' } },
        },
        asking: {
          description: 'Searches all games on the phone, or on the platform if there are too many.',
          tags: ['search', 'busy'],
          meta: { rows: ['HOME-11', 'GAMES-01'] },
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context: { text, category, limit } }) => ({ text: text.trim(), category, limit }),
            onDone: [
              {
                guard: { type: 'nothingFound', params: ({ event }) => ({ found: event.output }) },
                target: 'nothing',
                actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              },
              {
                target: 'results',
                actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isOffline', params: thrown },
                target: 'offline',
                actions: { type: 'keepFailure', params: thrown },
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: thrown },
              },
            ],
          },
        },
        results: {
          description: 'Games and vendors that match every typed word.',
          tags: ['search', 'results'],
          meta: { rows: ['HOME-11', 'GAMES-01'] },
          on: {
            MORE: {
              guard: 'hasMore',
              target: 'asking',
              description: 'The player taps the button below the last result.',
              actions: 'showMore',
            },
            GREW: {
              guard: 'isPartial',
              target: 'asking',
              description: 'More of the list of games has loaded and is searched as well.',
            },
          },
        },
        nothing: {
          description: 'Nothing matches every word: the closest games show instead.',
          tags: ['search', 'nothing'],
          meta: { rows: ['HOME-15', 'GAMES-06'] },
          on: {
            GREW: {
              guard: 'isPartial',
              target: 'asking',
              description: 'More of the list of games has loaded and is searched as well.',
            },
          },
        },
        failed: {
          description: 'The list of games could not be loaded; the screen offers to try again.',
          tags: ['search', 'error'],
          meta: { rows: ['ERROR-32'] },
          on: { RETRY: 'asking' },
        },
        offline: {
          description: 'The phone is offline: the search continues automatically once it is back online.',
          tags: ['search', 'error', 'offline'],
          meta: { rows: ['ERROR-32'] },
          invoke: {
            id: 'watchOnline',
            src: 'watchOnline',
            onError: {
              description: 'Connection changes are not reported; the player can try again with a tap.',
            },
          },
          on: {
            RETRY: 'asking',
            ONLINE: { target: 'asking', description: 'The phone is back online.' },
          },
        },
      },
    },
  },
})
