import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { isOutage } from '../shared/outage'

interface ResourceContext {
  /** What is requested; passed to the call as it is. */
  readonly query: unknown
  readonly data: unknown
  /** Whether the data is anything to show. */
  readonly shows: boolean
  readonly failure: Failure | null
}

type ResourceEvent = { type: 'RELOAD' } | { type: 'ASK'; query: unknown } | { type: 'LANGUAGE_CHANGED' }

/** The call's answer: the data, and whether it is empty. */
export interface Fetched {
  readonly data: unknown
  readonly empty: boolean
}

/** Any loaded data: loading, content, empty, error, and content that stays during a refresh. */
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
    keepData: assign((_, { fetched }: { fetched: Fetched }) => ({
      data: fetched.data,
      shows: !fetched.empty,
      failure: null,
    })),
    keepQuery: assign((_, { query }: { query: unknown }) => ({ query })),
    keepFailure: assign(failureKept),
  },
  guards: {
    nothingInIt: (_, { fetched }: { fetched: Fetched }) => fetched.empty,
    canKeepOld: ({ context }, { failure }: { failure: Failure }) => context.shows && isOutage(failure),
  },
  delays: { debounce: limits.languageDebounce },
}).createMachine({
  id: 'resource',
  description:
    'Loads data for a screen, and decides whether a skeleton, the content, an empty state or an error shows.',
  options,
  context: ({ input }) => ({ query: input.query, data: null, shows: false, failure: null }),
  initial: 'loading',
  on: {
    ASK: {
      target: '.loading',
      reenter: true,
      description: 'Something else is requested: whatever was loading is dropped, the last request counts.',
      actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
    },
    LANGUAGE_CHANGED: {
      target: '.settling',
      description: 'The language has changed, so the platform’s texts are loaded again.',
    },
  },
  states: {
    loading: {
      description: 'Nothing is loaded yet: a skeleton of the content shows.',
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
          actions: { type: 'keepFailure', params: thrown },
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
      description: 'The list is empty; the screen says what will appear here.',
      meta: { rows: ['SITE-14'] },
      tags: 'empty',
      on: { RELOAD: 'loading' },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'] },
      on: { RELOAD: 'loading' },
    },
    settling: {
      description: 'Waits a moment in case the language changes again.',
      tags: 'pending',
      meta: { rows: ['HOME-28', 'CONST-22'] },
      after: { debounce: { target: 'refreshing', description: 'The language has not changed again.' } },
      on: {
        LANGUAGE_CHANGED: {
          target: 'settling',
          reenter: true,
          description: 'The language changes again, which restarts the delay.',
        },
      },
    },
    outdated: {
      description: 'The old content shows; a line says that it may be out of date, and offers to try again.',
      meta: { rows: ['ERROR-32'] },
      tags: 'content',
      on: { RELOAD: 'refreshing' },
    },
    refreshing: {
      description: 'Loads again while the old content, if any, stays on screen.',
      meta: { rows: ['WIRE-124'] },
      tags: ['pending', 'content'],
      on: {
        RELOAD: {
          target: 'refreshing',
          reenter: true,
          description: 'Something has changed since it was requested, so it is requested again.',
        },
      },
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
        onError: [
          {
            guard: { type: 'canKeepOld', params: thrown },
            target: 'outdated',
            description: 'The platform cannot answer: the old content stays.',
            actions: { type: 'keepFailure', params: thrown },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: thrown } },
        ],
      },
    },
  },
})
