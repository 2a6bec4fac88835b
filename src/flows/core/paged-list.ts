import { fromPromise, type ActorRefFrom } from 'xstate'
import { pagedListMachine, type PageQuery, type Query } from '../../../machines/paged-list/paged-list.machine'
import { appended, emptyPages, hasMore, type Item, type Page } from '../../../machines/paged-list/pages'
import type { Failure } from '../../../machines/shared/failure'
import { boundEffects } from './effects'
import { onOnline } from '../adapters/network'
import { onLanguageChange } from '../session/language'
import { tagIn } from './tags'
import { startChart } from './chart'
import { renewShown } from './first-shown'
import type { Kept, Lifetime } from './lifetime'

export type { Item, Page, Query }
export type PagedListActor = ActorRefFrom<typeof pagedListMachine>

/** What a view renders of a paged list. */
export interface PagedView<Listed extends Item> {
  readonly key: string
  readonly items: readonly Listed[]
  readonly status: 'skeleton' | 'content' | 'empty' | 'error'
  /** The state of the last row: another page is loading, failed to load, or there is none. */
  readonly foot: 'more' | 'stuck' | 'end' | null
  readonly failure: Failure | null
}

/** Reads a snapshot for the screen. */
export function pagedView<Listed extends Item>(
  snapshot: ReturnType<PagedListActor['getSnapshot']>,
): PagedView<Listed> {
  const { query, cached, failure } = snapshot.context
  const items = cached.items as readonly Listed[]
  const told = tagIn(snapshot, 'error', 'empty')
  // A list that was empty when last loaded stays so until the next answer.
  const status = told ?? (items.length > 0 ? 'content' : cached.pageNum > 0 ? 'empty' : 'skeleton')
  // A list that was complete stays so while it is reloaded.
  const rest = items.length > 0 && !hasMore(cached) ? 'end' : snapshot.context.wanted ? 'more' : null
  const foot = tagIn(snapshot, 'more', 'stuck', 'end') ?? rest
  return { key: query.key, items, status, foot, failure }
}

/** Maximum number of pages per reload. */
const mostAgain = 10

/** Pages 1 to `through` as one, so that a player who comes back to the middle of a list finds their place. */
async function pagesThrough(load: (pageNo: number) => Promise<Page>, through: number): Promise<Page> {
  const first = await load(1)
  const last = Math.min(through, first.totalPages, mostAgain)
  const rest = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, n) => load(n + 2)))
  return [first, ...rest].reduce(appended, emptyPages)
}

/**
 * Binds the paged-list chart to a call; one actor per page or player, so that returning finds the list as it was. A `whole`
 * list has all its pages loaded again, others start over with the first.
 */
export function sharedPagedList<Asked extends Query, Listed extends Item>(
  lifetime: Lifetime,
  fetchPage: (
    query: Asked,
    pageNo: number,
    signal: AbortSignal,
  ) => Promise<Page & { items: readonly Listed[] }>,
  whole = false,
): Kept<PagedListActor, [first: Asked]> {
  const logic = pagedListMachine.provide({
    actors: {
      fetchPage: fromPromise<Page, PageQuery>(({ input: { query, pageNo, through = 1 }, signal }) => {
        const load = (page: number) => fetchPage(query as Asked, page, signal)
        return whole && through > 1 ? pagesThrough(load, through) : load(pageNo)
      }),
    },
    actions: boundEffects,
  })
  return lifetime((atEnd, query: Asked) => {
    const actor = startChart(logic, { query })
    atEnd(onLanguageChange(() => actor.send({ type: 'LANGUAGE_CHANGED' })))
    // Failed loads are retried when the network is back.
    atEnd(onOnline(() => tagIn(actor.getSnapshot(), 'error', 'stuck') && actor.send({ type: 'RETRY' })))
    return actor
  })
}

/** For a screen that shows the list: switches it to a query, if there are several, and renews it. */
export function renew(list: PagedListActor, query?: Query): void {
  if (query) list.send({ type: 'ASK', query })
  renewShown(list)
}
