import type { ReactNode } from 'react'
import type { SearchPlace } from '../../../machines/game-search/found'

export interface SearchProps {
  place: SearchPlace
  /** Puts a whole search into the field: suggestions are shown right below it. */
  onPick?: (text: string) => void
  /** Says that nothing was found, replacing the search’s own text. */
  none?: ReactNode
  /** Games that the place shows above the results as its own results. */
  above?: readonly { readonly nodeId: string }[]
}
