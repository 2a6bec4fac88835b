/** Merging and caching the pages of a list (GAMES-12, GAMES-13). */

/** A list item: anything with a key of its own. */
export interface Item {
  readonly key: string
}

/** One page of an answer. */
export interface Page {
  readonly items: readonly Item[]
  readonly pageNum: number
  readonly totalPages: number
}

/** All pages of one query loaded so far. */
export interface CachedPages {
  readonly items: readonly Item[]
  readonly pageNum: number
  readonly totalPages: number
}

export const emptyPages: CachedPages = { items: [], pageNum: 0, totalPages: 0 }

/** Appends the next page; an item that has moved to a later page since then is not shown twice. */
export function appended(cached: CachedPages, page: Page): CachedPages {
  const known = new Set(cached.items.map(({ key }) => key))
  return {
    items: [...cached.items, ...page.items.filter(({ key }) => !known.has(key))],
    pageNum: page.pageNum,
    totalPages: page.totalPages,
  }
}

export function hasMore({ pageNum, totalPages }: { pageNum: number; totalPages: number }): boolean {
  return pageNum < totalPages
}

/** Number of queries whose pages are cached besides the one on screen. */
export const remembered = 6

/** The cache with one more query; the oldest is evicted, and empty results are not cached. */
export function remember(
  memory: ReadonlyMap<string, CachedPages>,
  key: string,
  cached: CachedPages,
): ReadonlyMap<string, CachedPages> {
  const rest = [...memory].filter(([other]) => other !== key)
  return cached.items.length === 0
    ? new Map(rest)
    : new Map([...rest, [key, cached] as const].slice(-remembered))
}
