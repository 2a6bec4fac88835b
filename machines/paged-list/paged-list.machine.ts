import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { appended, emptyShelf, hasMore, shelved, type Page, type Shelf } from './pages'

/** What is asked for; `key` tells two queries apart. */
export interface Query {
  readonly key: string
}

export interface PagedListContext {
  readonly query: Query
  readonly shelf: Shelf
  /** Earlier queries of this list: coming back to one shows it at once. */
  readonly memory: ReadonlyMap<string, Shelf>
  readonly failure: Failure | null
  /** The end came near while the list had to rest. */
  readonly wanted: boolean
}

export type PagedListEvent =
  | { type: 'ASK'; query: Query }
  | { type: 'MORE' }
  | { type: 'RETRY' }
  | { type: 'RELOAD' }
  | { type: 'LANGUAGE_CHANGED' }

export interface PageQuery {
  readonly query: Query
  readonly pageNo: number
}

/** A list that comes page by page: the first page replaces, the next ones are appended. */
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
    keepQuery: assign((_, { query }: { query: Query }) => ({ query, shelf: emptyShelf, failure: null })),
    takeDown: assign(({ context: { memory } }, { query }: { query: Query }) => ({
      query,
      shelf: memory.get(query.key) ?? emptyShelf,
      failure: null,
    })),
    keepFirst: assign(({ context: { memory, query } }, { page }: { page: Page }) => {
      const shelf = appended(emptyShelf, page)
      return { shelf, memory: shelved(memory, query.key, shelf), failure: null }
    }),
    append: assign(({ context }, { page }: { page: Page }) => {
      const shelf = appended(context.shelf, page)
      return { shelf, memory: shelved(context.memory, context.query.key, shelf), failure: null }
    }),
    forgetOthers: assign({ memory: new Map<string, Shelf>() }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    want: assign({ wanted: true }),
    unwant: assign({ wanted: false }),
  },
  guards: {
    nothingInIt: (_, { page }: { page: Page }) => page.items.length === 0,
    isAsked: ({ context }, { query }: { query: Query }) => query.key === context.query.key,
    isKnown: ({ context }, { query }: { query: Query }) => context.memory.has(query.key),
    isShown: ({ context }, { query }: { query: Query }) =>
      query.key === context.query.key && context.shelf.pageNum > 0,
    hasMore: ({ context }) => hasMore(context.shelf),
    wantedMore: ({ context }) => context.wanted,
  },
  delays: {
    longestWait: limits.longestWait,
    throttle: limits.pageThrottle,
    debounce: limits.languageDebounce,
    slowAnswer: limits.slowAnswer,
  },
}).createMachine({
  id: 'paged-list',
  description: 'Fetches a list page by page as its end comes near.',
  options,
  context: ({ input }) => ({
    query: input.query,
    shelf: emptyShelf,
    memory: new Map(),
    failure: null,
    wanted: false,
  }),
  initial: 'loading',
  on: {
    ASK: [
      {
        guard: { type: 'isShown', params: ({ event }) => ({ query: event.query }) },
        description: 'That is what shows already.',
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => ({ query: event.query }) },
        target: '.refreshing',
        reenter: true,
        description: 'Seen on this visit: it shows at once, and its first page is asked for again.',
        actions: { type: 'takeDown', params: ({ event }) => ({ query: event.query }) },
      },
      {
        target: '.loading',
        reenter: true,
        description: 'Something else is wanted: back to page 1. A late answer to the last wish is dropped.',
        actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
      },
    ],
    LANGUAGE_CHANGED: {
      target: '.settling',
      actions: 'forgetOthers',
      description: 'Names come in the player’s language.',
    },
  },
  states: {
    loading: {
      description: 'Nothing to show yet: a skeleton in the shape of the list.',
      tags: 'pending',
      meta: { rows: ['GAMES-07', 'GAMES-11'] },
      entry: 'unwant',
      on: {
        ASK: {
          guard: { type: 'isAsked', params: ({ event }) => ({ query: event.query }) },
          description: 'That is on its way already: nothing is asked twice.',
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
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
        },
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The skeleton says enough.',
          tags: 'pending',
          meta: { rows: ['GAMES-07'] },
          after: { slowAnswer: { target: 'slow', description: 'It takes long.' } },
        },
        slow: {
          description: 'A toast says in words that it is loading.',
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
      on: { RELOAD: { target: 'refreshing', description: 'It may have changed.' } },
      states: {
        deciding: {
          description: 'Looks whether there is another page.',
          tags: 'content',
          meta: { rows: ['GAMES-13'] },
          always: [
            { guard: 'hasMore', target: 'resting' },
            { target: 'end', description: 'That was the last one.' },
          ],
        },
        resting: {
          description: 'Pages are asked for at most once a second.',
          tags: 'content',
          meta: { rows: ['GAMES-05', 'CONST-12'] },
          on: { MORE: { actions: 'want', description: 'The end is near: noted.' } },
          after: {
            throttle: [
              { guard: 'wantedMore', target: 'fetching', description: 'The end is near.' },
              { target: 'waiting', description: 'There is time.' },
            ],
          },
        },
        waiting: {
          description: 'More is there for whoever scrolls on.',
          tags: 'content',
          meta: { rows: ['GAMES-04', 'GAMES-05'] },
          on: { MORE: { target: 'fetching', description: 'Within 500 pixels of the end.' } },
        },
        fetching: {
          description: 'The next page is on its way; the list stays.',
          tags: ['content', 'more'],
          meta: { rows: ['GAMES-05', 'GAMES-07', 'GAMES-12'] },
          entry: 'unwant',
          invoke: {
            id: 'next',
            src: 'fetchPage',
            input: ({ context }) => ({ query: context.query, pageNo: context.shelf.pageNum + 1 }),
            onDone: {
              target: 'deciding',
              actions: { type: 'append', params: ({ event }) => ({ page: event.output }) },
            },
            onError: { target: 'stuck', description: 'The list ends here for now.' },
          },
          after: { longestWait: { target: 'stuck', description: 'No answer in time.' } },
        },
        stuck: {
          description: 'No more pages by themselves; the last row offers to try again.',
          tags: ['content', 'stuck'],
          meta: { rows: ['GAMES-14'] },
          on: { RETRY: 'fetching' },
        },
        end: {
          description: 'All of it shows.',
          tags: ['content', 'end'],
          meta: { rows: ['GAMES-13'] },
        },
      },
    },
    empty: {
      description: 'There is nothing; the screen says what would be here.',
      tags: 'empty',
      meta: { rows: ['GAMES-06'] },
      on: { RELOAD: 'loading', RETRY: 'loading' },
    },
    failed: {
      description: 'It could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['GAMES-14', 'ERROR-32'] },
      on: { RETRY: 'loading', RELOAD: 'loading' },
    },
    refreshing: {
      description: 'Asks for the first page again while what was there stays on screen.',
      tags: ['pending', 'content'],
      meta: { rows: ['GAMES-11', 'GAMES-12'] },
      invoke: {
        id: 'again',
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
        onError: { target: 'content', description: 'What is there is better than nothing.' },
      },
      after: { longestWait: { target: 'content', description: 'No answer in time.' } },
    },
    settling: {
      description: 'Waits a moment, in case the language is switched again.',
      tags: 'pending',
      meta: { rows: ['HOME-28', 'CONST-22'] },
      after: { debounce: { target: 'loading', description: 'The choice stands.' } },
      on: { LANGUAGE_CHANGED: { target: 'settling', reenter: true, description: 'Switched again.' } },
    },
  },
})
