import type { Category } from '../home/categories'

/** What a search finds, as the chart keeps it. */

/** Where somebody types: home’s field or a list’s; each keeps its own search. */
export type SearchPlace = 'home' | 'list'

export interface FoundGame<Game = unknown> {
  readonly game: Game
  /** Which letters of the name were matched: from, and up to but without. */
  readonly marks: readonly (readonly [from: number, to: number])[]
}

export interface FoundVendor {
  readonly vassalage: string
  readonly name: string
}

export interface Found<Game = unknown> {
  /** Best first, no more than were asked for. */
  readonly games: readonly FoundGame<Game>[]
  /** How many there are in all. */
  readonly total: number
  /** Nothing has all the words: these are the nearest. */
  readonly near: boolean
  readonly vendors: readonly FoundVendor[]
  /** Whole searches that what is typed may become. */
  readonly suggestions: readonly string[]
  /** Every game has been looked at; otherwise more of the catalogue is on its way. */
  readonly complete: boolean
}

export interface SearchQuery {
  readonly text: string
  /** Games of this kind come first. */
  readonly category: Category | 'ALL'
  /** Most games to answer. */
  readonly limit: number
}

/** Longest text that is searched for, and that an address keeps. */
export const longestSearch = 40

/** Games that a search shows at once, and that a tap on "more" adds. */
export const resultStep = 24

/** Searches that are remembered. */
const mostRecents = 6

/** A search put first among the remembered ones; too short a one says nothing. */
export function remembered(recents: readonly string[], text: string): readonly string[] {
  const search = text.trim()
  if (search.length < 2) return recents
  const others = recents.filter((one) => one.toLowerCase() !== search.toLowerCase())
  return [search, ...others].slice(0, mostRecents)
}
