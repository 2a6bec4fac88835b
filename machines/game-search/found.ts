import type { Category } from '../home/categories'

/** Search results, as stored by the chart. */

/** Where the search field is: on home or in a list; each keeps its own search. */
export type SearchPlace = 'home' | 'list'

export interface FoundGame<Game = unknown> {
  readonly game: Game
  /** Matched ranges of the name: start, and end (exclusive). */
  readonly marks: readonly (readonly [from: number, to: number])[]
}

export interface FoundVendor {
  readonly vassalage: string
  readonly name: string
}

export interface Found<Game = unknown> {
  /** Best first, no more than requested. */
  readonly games: readonly FoundGame<Game>[]
  /** Total number of matches. */
  readonly total: number
  /** No game matches all the words: these are the nearest. */
  readonly near: boolean
  readonly vendors: readonly FoundVendor[]
  /** Completions of the typed text, as whole searches. */
  readonly suggestions: readonly string[]
  /** The whole catalogue has been searched; otherwise more of it is still loading. */
  readonly complete: boolean
}

export interface SearchQuery {
  readonly text: string
  /** Games of this kind come first. */
  readonly category: Category | 'ALL'
  /** Maximum number of games to return. */
  readonly limit: number
}

/** Longest text that is searched for, or kept in an address. */
export const longestSearch = 40

/** Number of results shown at first, and added by each tap on "more". */
export const resultStep = 24

/** Maximum number of remembered searches. */
const mostRecents = 6

/** Puts a search at the front of the remembered ones; too short a text is ignored. */
export function remembered(recents: readonly string[], text: string): readonly string[] {
  const search = text.trim()
  if (search.length < 2) return recents
  const others = recents.filter((one) => one.toLowerCase() !== search.toLowerCase())
  return [search, ...others].slice(0, mostRecents)
}
