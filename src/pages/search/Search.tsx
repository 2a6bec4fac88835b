import type { SearchProps } from './props'
import { SearchHints } from './SearchHints'
import { SearchResults } from './SearchResults'

/** What is shown below a search field or, if nothing can be picked, the results. */
export default function Search({ place, onPick, above = [], none }: SearchProps) {
  return onPick ? (
    <SearchHints place={place} onPick={onPick} />
  ) : (
    <SearchResults place={place} above={above} none={none} />
  )
}
