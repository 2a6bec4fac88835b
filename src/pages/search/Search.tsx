import type { SearchProps } from './props'
import { SearchHints } from './SearchHints'
import { SearchResults } from './SearchResults'

/** What belongs under a search field, or, where nothing can be picked, what the search has found. */
export default function Search({ place, onPick, above = [], none }: SearchProps) {
  return onPick ? (
    <SearchHints place={place} onPick={onPick} />
  ) : (
    <SearchResults place={place} above={above} none={none} />
  )
}
