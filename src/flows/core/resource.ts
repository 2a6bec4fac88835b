import { fromPromise, type ActorRefFrom } from 'xstate'
import { resourceMachine, type Fetched } from '../../../machines/resource/resource.machine'
import type { Failure } from '../../../machines/shared/failure'
import type { Call } from '../../platform/call'
import { onOnline } from '../adapters/network'
import { onLanguageChange } from '../session/language'
import { onNewer } from './newer'
import { tagIn } from './tags'
import { startChart } from './chart'
import type { Kept, Lifetime } from './lifetime'

export type ResourceActor = ActorRefFrom<typeof resourceMachine>

/** What a view renders of a resource; `data` is null exactly while there is nothing to show. */
export interface ResourceView<Data> {
  readonly data: Data | null
  readonly status: 'skeleton' | 'content' | 'empty' | 'error'
  readonly failure: Failure | null
}

export interface Resource<Data, Query = null> {
  /** The resource chart, bound to one call. */
  readonly logic: typeof resourceMachine
  /** Reads its snapshot, typed. */
  readonly view: (snapshot: ReturnType<ResourceActor['getSnapshot']>) => ResourceView<Data>
  readonly ask: (actor: ResourceActor, query: Query) => void
  /** The calls it is made from whose cached answers may be shown (src/platform/worker/kept.ts). */
  readonly from: readonly Call[]
}

/** Binds the shared resource chart to a call; `isEmpty` says when there is nothing to show. */
/* @__NO_SIDE_EFFECTS__ */
export function defineResource<Data, Query = null>(
  fetchData: (query: Query, signal: AbortSignal) => Promise<Data>,
  isEmpty: (data: Data) => boolean,
  from: readonly Call[] = [],
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
      const status = tagIn(snapshot, 'error', 'empty') ?? (data === null ? 'skeleton' : 'content')
      return { data, status, failure: snapshot.context.failure }
    },
    ask(actor, query) {
      const now = actor.getSnapshot()
      const isOnItsWay = now.hasTag('pending') && !now.hasTag('content')
      if (isOnItsWay && JSON.stringify(now.context.query) === JSON.stringify(query)) return
      actor.send({ type: 'ASK', query })
    },
    from,
  }
}

/**
 * One actor of a resource per page or player, started on first use: returning finds the data. `follow` is
 * called with each.
 */
/* @__NO_SIDE_EFFECTS__ */
export function sharedResource<Data, Query>(
  { logic, from }: Resource<Data, Query>,
  query: Query,
  lifetime: Lifetime,
  follow?: (actor: ResourceActor) => void,
): Kept<ResourceActor, []> {
  return lifetime((atEnd) => {
    const actor = startChart(logic, { query })
    follow?.(actor)
    atEnd(onLanguageChange(() => actor.send({ type: 'LANGUAGE_CHANGED' })))
    // Failed loads are retried when the network is back.
    atEnd(onOnline(() => actor.getSnapshot().hasTag('error') && actor.send({ type: 'RELOAD' })))
    // Cached data on screen is reloaded once it is stale.
    atEnd(onNewer((path) => from.some((call) => call.path === path) && actor.send({ type: 'RELOAD' })))
    return actor
  })
}
