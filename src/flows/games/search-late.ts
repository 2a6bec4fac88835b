import type { SearchPlace } from '../../../machines/game-search/found'
import type { GameSearchEvent } from '../../../machines/game-search/game-search.machine'
import { withCode } from '../core/effects'
import { inTurn } from '../core/in-turn'
import { perPage } from '../core/lifetime'

/** Buffers input while the code loads: two imports of one file may resolve in any order. */
const turns = perPage(inTurn)

/**
 * Forwards a field's events to the search through all games; its code loads when a field is first touched.
 */
export function tellSearch(
  place: SearchPlace,
  event: Extract<GameSearchEvent, { type: 'FOCUS' | 'TYPE' }>,
): void {
  // The load starts in its turn, too: one that fails earlier would fail unheard.
  turns()(() => withCode(import('./search'), ({ searchActor }) => searchActor(place).send(event)))
}
