import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { isOutage } from '../shared/outage'
import { appended, emptyPages, hasMore, remember, type Page, type CachedPages } from './pages'

/** What is requested; `key` identifies the query. */
export interface Query {
  readonly key: string
}

interface PagedListContext {
  readonly query: Query
  readonly cached: CachedPages
  /** Earlier queries of this list: coming back to one shows it at once. */
  readonly memory: ReadonlyMap<string, CachedPages>
  readonly failure: Failure | null
  /** The end came near while the list was not allowed to load yet. */
  readonly wanted: boolean
}

type PagedListEvent =
  | { type: 'ASK'; query: Query }
  | { type: 'MORE' }
  | { type: 'RETRY' }
  | { type: 'RELOAD' }
  | { type: 'LANGUAGE_CHANGED' }

export interface PageQuery {
  readonly query: Query
  readonly pageNo: number
  /** The last page to reload, when the list is reloaded. */
  readonly through?: number
}

/** A list that loads page by page: the first page replaces, later ones are appended. */
export const pagedListMachine = setup({
  types: {
    context: {} as PagedListContext,
    events: {} as PagedListEvent,
    input: {} as { query: Query },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'empty' | 'error' | 'more' | 'end' | 'stuck',
  },
  actors: { fetchPage: callActor<Page, PageQuery>('fetchPage') },
  actions: {
    ...effects,
    keepQuery: assign((_, { query }: { query: Query }) => ({ query, cached: emptyPages, failure: null })),
    takeDown: assign(({ context: { memory } }, { query }: { query: Query }) => ({
      query,
      cached: memory.get(query.key) ?? emptyPages,
      failure: null,
    })),
    keepFirst: assign(({ context: { memory, query } }, { page }: { page: Page }) => {
      const cached = appended(emptyPages, page)
      return { cached, memory: remember(memory, query.key, cached), failure: null }
    }),
    append: assign(({ context }, { page }: { page: Page }) => {
      const cached = appended(context.cached, page)
      return { cached, memory: remember(context.memory, context.query.key, cached) }
    }),
    forgetOthers: assign({ memory: new Map<string, CachedPages>() }),
    keepFailure: assign(failureKept),
    want: assign({ wanted: true }),
    unwant: assign({ wanted: false }),
  },
  guards: {
    nothingInIt: (_, { page }: { page: Page }) => page.items.length === 0,
    isAsked: ({ context }, { query }: { query: Query }) => query.key === context.query.key,
    isKnown: ({ context }, { query }: { query: Query }) => context.memory.has(query.key),
    isShown: ({ context }, { query }: { query: Query }) =>
      query.key === context.query.key && context.cached.pageNum > 0,
    isOutage: (_, { failure }: { failure: Failure }) => isOutage(failure),
    isOld: ({ context }) => context.failure !== null,
    wasEmpty: ({ context }) => context.cached.items.length === 0,
    hasMore: ({ context }) => hasMore(context.cached),
    wantedMore: ({ context }) => context.wanted,
  },
  delays: {
    throttle: limits.pageThrottle,
    debounce: limits.languageDebounce,
    slowAnswer: limits.slowAnswer,
  },
}).createMachine({
  id: 'paged-list',
  description: 'Loads a list page by page as the player scrolls towards its end.',
  options,
  context: ({ input }) => ({
    query: input.query,
    cached: emptyPages,
    memory: new Map(),
    failure: null,
    wanted: false,
  }),
  initial: 'loading',
  on: {
    ASK: [
      {
        guard: { type: 'isShown', params: ({ event }) => ({ query: event.query }) },
        description: 'This list is already on screen.',
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => ({ query: event.query }) },
        target: '.refreshing',
        reenter: true,
        description:
          'This list was loaded earlier on this visit: it shows at once, and its first page is loaded again.',
        actions: { type: 'takeDown', params: ({ event }) => ({ query: event.query }) },
      },
      {
        target: '.loading',
        reenter: true,
        description:
          'A different list is requested, from page 1. Late responses to the previous request are dropped.',
        actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
      },
    ],
    LANGUAGE_CHANGED: {
      target: '.settling',
      actions: 'forgetOthers',
      description: 'The language has changed, so the platform’s names are loaded again.',
    },
  },
  states: {
    loading: {
      description: 'Nothing is loaded yet: a skeleton of the list shows.',
      tags: 'pending',
      meta: { rows: ['GAMES-07', 'GAMES-11'] },
      entry: 'unwant',
      on: {
        ASK: {
          guard: { type: 'isAsked', params: ({ event }) => ({ query: event.query }) },
          description: 'This list is already loading: no second request is sent.',
        },
      },
      invoke: {
        id: 'first',
        src: 'fetchPage',
        input: ({ context }) => ({ query: context.query, pageNo: 1 }),
        onDone: [
          {
            guard: { type: 'nothingInIt', params: ({ event }) => ({ page: event.output }) },
            target: 'empty',
            actions: { type: 'keepFirst', params: ({ event }) => ({ page: event.output }) },
          },
          {
            target: 'content',
            actions: { type: 'keepFirst', params: ({ event }) => ({ page: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'Only the skeleton shows.',
          tags: 'pending',
          meta: { rows: ['GAMES-07'] },
          after: { slowAnswer: { target: 'slow', description: 'Loading is taking a long time.' } },
        },
        slow: {
          description: 'A message says that the list is loading.',
          tags: 'pending',
          meta: { rows: ['GAMES-07', 'CONST-17'] },
          entry: {
            type: 'notify',
            params: { kind: 'loading', text: 'please-wait', milliseconds: limits.listToast },
          },
          exit: 'stopWaiting',
        },
      },
    },
    content: {
      description: 'The list shows.',
      initial: 'deciding',
      on: {
        RELOAD: { target: 'refreshing', description: 'The list may have changed and is loaded again.' },
        RETRY: {
          guard: 'isOld',
          target: 'refreshing',
          description: 'The list may be out of date and is loaded again.',
        },
      },
      states: {
        deciding: {
          description: 'Checks whether there is another page.',
          tags: 'content',
          meta: { rows: ['GAMES-13'] },
          always: [
            { guard: 'hasMore', target: 'resting' },
            { target: 'end', description: 'The last page has been loaded.' },
          ],
        },
        resting: {
          description: 'Pages load at most once a second.',
          tags: 'content',
          meta: { rows: ['GAMES-05', 'CONST-12'] },
          on: {
            MORE: {
              actions: 'want',
              description: 'The player is near the end of the list; the next page loads in a moment.',
            },
          },
          after: {
            throttle: [
              {
                guard: 'wantedMore',
                target: 'fetching',
                description: 'The player is near the end of the list.',
              },
              { target: 'waiting', description: 'A second has passed.' },
            ],
          },
        },
        waiting: {
          description: 'The next page loads when the player scrolls on.',
          tags: 'content',
          meta: { rows: ['GAMES-04', 'GAMES-05'] },
          on: { MORE: { target: 'fetching', description: 'The player is within 500 pixels of the end.' } },
        },
        fetching: {
          description: 'The next page is loading; the list stays.',
          tags: ['content', 'more'],
          meta: { rows: ['GAMES-05', 'GAMES-07', 'GAMES-12'] },
          entry: 'unwant',
          invoke: {
            id: 'next',
            src: 'fetchPage',
            input: ({ context }) => ({ query: context.query, pageNo: context.cached.pageNum + 1 }),
            onDone: {
              target: 'deciding',
              actions: { type: 'append', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: 'stuck',
              description: 'The page could not be loaded: the list ends here for now.',
            },
          },
        },
        stuck: {
          description: 'No more pages load automatically; the last row offers to try again.',
          tags: ['content', 'stuck'],
          meta: { rows: ['GAMES-14'] },
          on: { RETRY: 'fetching' },
        },
        end: {
          description: 'The whole list shows.',
          tags: ['content', 'end'],
          meta: { rows: ['GAMES-13'] },
        },
      },
    },
    empty: {
      description: 'The list is empty; the screen says what will appear here.',
      tags: 'empty',
      meta: { rows: ['GAMES-06'] },
      on: {
        RELOAD: {
          target: 'refreshing',
          description: 'The list may have entries now and is loaded again; the message stays meanwhile.',
        },
        RETRY: 'loading',
      },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['GAMES-14', 'ERROR-32'] },
      on: { RETRY: 'loading', RELOAD: 'loading' },
    },
    refreshing: {
      description: 'Loads the list again, at least its first page, while the old one stays on screen.',
      tags: ['pending', 'content'],
      meta: { rows: ['GAMES-11', 'GAMES-12'] },
      on: {
        RELOAD: {
          target: 'refreshing',
          reenter: true,
          description: 'Something has changed since it was requested, so it is requested again.',
        },
      },
      invoke: {
        id: 'again',
        src: 'fetchPage',
        input: ({ context }) => ({ query: context.query, pageNo: 1, through: context.cached.pageNum }),
        onDone: [
          {
            guard: { type: 'nothingInIt', params: ({ event }) => ({ page: event.output }) },
            target: 'empty',
            actions: { type: 'keepFirst', params: ({ event }) => ({ page: event.output }) },
          },
          {
            target: 'content',
            actions: { type: 'keepFirst', params: ({ event }) => ({ page: event.output }) },
          },
        ],
        onError: [
          { guard: 'wasEmpty', target: 'empty', description: 'Loading failed: the message stays.' },
          {
            guard: { type: 'isOutage', params: thrown },
            target: 'content',
            description:
              'The platform cannot answer: the old list stays, and a line says that it may be out of date.',
            actions: { type: 'keepFailure', params: thrown },
          },
          {
            target: 'failed',
            description: 'The platform refuses the list.',
            actions: { type: 'keepFailure', params: thrown },
          },
        ],
      },
    },
    settling: {
      description: 'Waits a moment in case the language changes again.',
      tags: 'pending',
      meta: { rows: ['HOME-28', 'CONST-22'] },
      after: { debounce: { target: 'loading', description: 'The language has not changed again.' } },
      on: {
        LANGUAGE_CHANGED: {
          target: 'settling',
          reenter: true,
          description: 'The language changes again, which restarts the delay.',
        },
      },
    },
  },
})
