import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { pagedListMachine, type PageQuery, type Query } from '../../machines/paged-list/paged-list.machine'
import type { Item, Page } from '../../machines/paged-list/pages'
import type { Failure } from '../../machines/shared/failure'
import { boundEffects } from './effects'
import { onLanguageChange } from './language'
import { inspect } from './inspect'

export type { Item, Page, Query }
export type PagedListActor = ActorRefFrom<typeof pagedListMachine>

/** What a view draws of a paged list. */
export interface PagedView<Listed extends Item> {
  readonly key: string
  readonly items: readonly Listed[]
  readonly face: 'skeleton' | 'content' | 'empty' | 'error'
  /** What the last row says: another page is on its way, could not be loaded, or there is none. */
  readonly foot: 'more' | 'stuck' | 'end' | null
  readonly refreshing: boolean
  readonly failure: Failure | null
}

/** Reads a snapshot for the screen. */
export function pagedView<Listed extends Item>(
  snapshot: ReturnType<PagedListActor['getSnapshot']>,
): PagedView<Listed> {
  const { query, shelf, failure } = snapshot.context
  const items = shelf.items as readonly Listed[]
  const face = snapshot.hasTag('error')
    ? 'error'
    : snapshot.hasTag('empty')
      ? 'empty'
      : items.length > 0
        ? 'content'
        : 'skeleton'
  const told = (['more', 'stuck', 'end'] as const).find((tag) => snapshot.hasTag(tag)) ?? null
  const foot = told ?? (snapshot.context.wanted ? 'more' : null)
  return { key: query.key, items, face, foot, refreshing: snapshot.hasTag('pending'), failure }
}

/** Binds the paged-list chart to a call; one actor for the page, so that coming back finds the list as it was. */
export function sharedPagedList<Asked extends Query, Listed extends Item>(
  fetchPage: (
    query: Asked,
    pageNo: number,
    signal: AbortSignal,
  ) => Promise<Page & { items: readonly Listed[] }>,
): (first: Asked) => PagedListActor {
  const logic = pagedListMachine.provide({
    actors: {
      fetchPage: fromPromise<Page, PageQuery>(({ input: { query, pageNo }, signal }) =>
        fetchPage(query as Asked, pageNo, signal),
      ),
    },
    actions: boundEffects,
  })
  let actor: PagedListActor | null = null
  return (first) => {
    if (!actor) {
      const started = createActor(logic, { input: { query: first }, inspect }).start()
      actor = started
      onLanguageChange(() => started.send({ type: 'LANGUAGE_CHANGED' }))
    }
    return actor
  }
}
