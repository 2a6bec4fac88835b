import type { SearchPlace } from '../../../machines/game-search/found'
import type { GameSearchEvent } from '../../../machines/game-search/game-search.machine'
import { withCode } from '../core/effects'
import { inTurn } from '../core/in-turn'
import { perPage } from '../core/lifetime'

/** What is typed while the code is on its way: two imports of one file may come in any order. */
const turns = perPage(inTurn)

/** Tells the search through all games what happens in a field; its code comes with the first touch of one. */
export function tellSearch(
  place: SearchPlace,
  event: Extract<GameSearchEvent, { type: 'FOCUS' | 'TYPE' }>,
): void {
  const code = import('./search')
  turns()(() => withCode(code, ({ searchActor }) => searchActor(place).send(event)))
}
