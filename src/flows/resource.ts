import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { resourceMachine, type Fetched } from '../../machines/resource/resource.machine'
import type { Failure } from '../../machines/shared/failure'
import { onLanguageChange } from './language'
import { inspect } from './inspect'

export type ResourceActor = ActorRefFrom<typeof resourceMachine>

/** What a view draws of a resource; `data` is null exactly while there is nothing to show. */
export interface ResourceView<Data> {
  readonly data: Data | null
  readonly face: 'skeleton' | 'content' | 'empty' | 'error'
  readonly refreshing: boolean
  readonly failure: Failure | null
}

export interface Resource<Data, Query = null> {
  /** The resource chart bound to one call. */
  readonly logic: typeof resourceMachine
  /** Reads a snapshot of it, typed. */
  readonly view: (snapshot: ReturnType<ResourceActor['getSnapshot']>) => ResourceView<Data>
  readonly ask: (actor: ResourceActor, query: Query) => void
}

/** Binds the shared resource chart to a call; `isEmpty` says when there is nothing to show. */
/* @__NO_SIDE_EFFECTS__ */
export function defineResource<Data, Query = null>(
  fetchData: (query: Query, signal: AbortSignal) => Promise<Data>,
  isEmpty: (data: Data) => boolean,
): Resource<Data, Query> {
  const logic = resourceMachine.provide({
    actors: {
      fetchResource: fromPromise<Fetched, { query: unknown }>(async ({ input, signal }) => {
        const data = await fetchData(input.query as Query, signal)
        return { data, empty: isEmpty(data) }
      }),
    },
  })
  return {
    logic,
    view: (snapshot) => {
      const data = snapshot.context.data as Data | null
      const face = snapshot.hasTag('error')
        ? 'error'
        : snapshot.hasTag('empty')
          ? 'empty'
          : data === null
            ? 'skeleton'
            : 'content'
      return { data, face, refreshing: snapshot.hasTag('pending'), failure: snapshot.context.failure }
    },
    ask: (actor, query) => actor.send({ type: 'ASK', query }),
  }
}

/** One actor of a resource for the whole page, started at first use: coming back finds the data in hand. */
/* @__NO_SIDE_EFFECTS__ */
export function sharedResource<Data, Query>(
  resource: Resource<Data, Query>,
  query: Query,
): () => ResourceActor {
  let actor: ResourceActor | null = null
  return () => {
    if (!actor) {
      actor = createActor(resource.logic, { input: { query }, inspect }).start()
      const started = actor
      onLanguageChange(() => started.send({ type: 'LANGUAGE_CHANGED' }))
    }
    return actor
  }
}
