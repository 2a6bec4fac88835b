import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

export interface ResourceContext {
  /** What was asked for; handed to the call as it is. */
  readonly query: unknown
  readonly data: unknown
  readonly failure: Failure | null
}

export type ResourceEvent =
  | { type: 'RELOAD' }
  | { type: 'ASK'; query: unknown }
  | { type: 'LANGUAGE_CHANGED' }

/** What the call answers: the data, and whether there is anything in it. */
export interface Fetched {
  readonly data: unknown
  readonly empty: boolean
}

/** Anything that is only fetched and shown: loading, content, empty, error, and content kept while it is refreshed. */
export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    input: {} as { query: unknown },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'empty' | 'error',
  },
  actors: { fetchResource: callActor<Fetched, { query: unknown }>('fetchResource') },
  actions: {
    keepData: assign((_, { fetched }: { fetched: Fetched }) => ({ data: fetched.data, failure: null })),
    keepQuery: assign((_, { query }: { query: unknown }) => ({ query })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: { nothingInIt: (_, { fetched }: { fetched: Fetched }) => fetched.empty },
  delays: { longestWait: limits.longestWait, debounce: limits.languageDebounce },
}).createMachine({
  id: 'resource',
  description: 'Fetches something to show, and says which of the four faces of a list to draw.',
  options,
  context: ({ input }) => ({ query: input.query, data: null, failure: null }),
  initial: 'loading',
  on: {
    ASK: {
      target: '.loading',
      reenter: true,
      description: 'Something else is wanted: what was under way is dropped, the last wish wins.',
      actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
    },
    LANGUAGE_CHANGED: {
      target: '.settling',
      description: 'Texts come from the platform in the player’s language.',
    },
  },
  states: {
    loading: {
      description: 'Nothing to show yet: a skeleton in the shape of the content.',
      meta: { rows: ['WIRE-124'] },
      tags: 'pending',
      invoke: {
        id: 'fetch',
        src: 'fetchResource',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'nothingInIt', params: ({ event }) => ({ fetched: event.output }) },
            target: 'empty',
            actions: { type: 'keepData', params: ({ event }) => ({ fetched: event.output }) },
          },
          {
            target: 'content',
            actions: { type: 'keepData', params: ({ event }) => ({ fetched: event.output }) },
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
    },
    content: {
      description: 'The content shows.',
      meta: { rows: ['SITE-14'] },
      tags: 'content',
      on: { RELOAD: 'refreshing' },
    },
    empty: {
      description: 'There is nothing; the screen says what would be here.',
      meta: { rows: ['SITE-14'] },
      tags: 'empty',
      on: { RELOAD: 'loading' },
    },
    failed: {
      description: 'It could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'] },
      on: { RELOAD: 'loading' },
    },
    settling: {
      description: 'Waits a moment, in case the language is switched again.',
      tags: 'pending',
      meta: { rows: ['HOME-28', 'CONST-22'] },
      after: { debounce: { target: 'refreshing', description: 'The choice stands.' } },
      on: { LANGUAGE_CHANGED: { target: 'settling', reenter: true, description: 'Switched again.' } },
    },
    refreshing: {
      description: 'Loads again while the old content, if any, stays on screen.',
      meta: { rows: ['WIRE-124'] },
      tags: ['pending', 'content'],
      invoke: {
        id: 'refresh',
        src: 'fetchResource',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          {
            guard: { type: 'nothingInIt', params: ({ event }) => ({ fetched: event.output }) },
            target: 'empty',
            actions: { type: 'keepData', params: ({ event }) => ({ fetched: event.output }) },
          },
          {
            target: 'content',
            actions: { type: 'keepData', params: ({ event }) => ({ fetched: event.output }) },
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
    },
  },
})
