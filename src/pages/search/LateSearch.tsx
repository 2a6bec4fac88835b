import { withWords } from '../../i18n/lazy'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import type { SearchProps } from './props'

const Search = lateComponent(withWords(() => import('./Search'), ['search']))

/** A part of the search; its code loads when a field is first touched. */
export const LateSearch = (props: SearchProps) => (
  <Part wait={!props.onPick && <GameGridSkeleton count={6} />}>
    <Search {...props} />
  </Part>
)
