/** The arithmetic of a list that comes page by page (GAMES-12, GAMES-13). */

/** What a list holds: anything with a key of its own. */
export interface Item {
  readonly key: string
}

/** One page of an answer. */
export interface Page {
  readonly items: readonly Item[]
  readonly pageNum: number
  readonly totalPages: number
}

/** All pages of one query that have come so far. */
export interface Shelf {
  readonly items: readonly Item[]
  readonly pageNum: number
  readonly totalPages: number
}

export const emptyShelf: Shelf = { items: [], pageNum: 0, totalPages: 0 }

/** A next page is appended; an item that has moved down a page since is not shown twice. */
export function appended(shelf: Shelf, page: Page): Shelf {
  const known = new Set(shelf.items.map(({ key }) => key))
  return {
    items: [...shelf.items, ...page.items.filter(({ key }) => !known.has(key))],
    pageNum: page.pageNum,
    totalPages: page.totalPages,
  }
}

export function hasMore({ pageNum, totalPages }: { pageNum: number; totalPages: number }): boolean {
  return pageNum < totalPages
}

/** Queries whose pages are remembered beside the one on screen. */
export const remembered = 6

/** The memory with one more shelf in it; the oldest makes room, and an empty one is not worth remembering. */
export function shelved(
  memory: ReadonlyMap<string, Shelf>,
  key: string,
  shelf: Shelf,
): ReadonlyMap<string, Shelf> {
  const rest = [...memory].filter(([other]) => other !== key)
  return shelf.items.length === 0
    ? new Map(rest)
    : new Map([...rest, [key, shelf] as const].slice(-remembered))
}
