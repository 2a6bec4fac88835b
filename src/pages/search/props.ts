import type { ReactNode } from 'react'
import type { SearchPlace } from '../../../machines/game-search/found'

export interface SearchProps {
  place: SearchPlace
  /** Puts a whole search into the field: this is what stands right under it. */
  onPick?: (text: string) => void
  /** Says that nothing was found, in place of the search’s own words. */
  none?: ReactNode
  /** Games that the place shows above the results as its own. */
  above?: readonly { readonly nodeId: string }[]
}
