import type { SearchPlace } from '../../../machines/game-search/found'
import type { GameSearchEvent } from '../../../machines/game-search/game-search.machine'
import { withCode } from '../core/effects'

/** Tells the search through all games what happens in a field; its code comes with the first touch of one. */
export function tellSearch(
  place: SearchPlace,
  event: Extract<GameSearchEvent, { type: 'FOCUS' | 'TYPE' }>,
): void {
  withCode(import('./search'), ({ searchActor }) => searchActor(place).send(event))
}
