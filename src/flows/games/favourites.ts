import type { Keepsake } from '../../../machines/favourites/changes'
import { notifyLoadFailed } from '../core/effects'
import { onPlayerChange, perPlayer } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { currentSession } from '../core/root'
import type * as Flow from './favourites-flow'

/**
 * Connects tiles to the favourites chart, which is loaded only when needed: when someone signs in, or with the first
 * tap on a heart.
 */

const changed = createListeners()

const favourites = perPlayer((_, { startFavourites }: typeof Flow) => {
  const actor = startFavourites()
  actor.subscribe(changed.tell)
  return actor
})

/** The current player's favourites, once the code has loaded. */
const fetched = () => {
  const code = import('./favourites-flow')
  return code.then(favourites)
}

/** Listens for changes of the favourites. Returns an unsubscribe function. */
export function onFavouritesChange(listener: () => void): () => void {
  const follow = () => {
    listener()
    if (currentSession() && !favourites.known()) fetched().then(listener, () => {})
  }
  favourites.known()?.send({ type: 'REVISIT' })
  follow()
  const stops = [changed.add(listener), onPlayerChange(follow)]
  return () => {
    for (const stop of stops) stop()
  }
}

const none: readonly string[] = []

/** Node ids of the favourites; the same array as long as nothing changes. */
export function favouriteIds(): readonly string[] {
  return favourites.known()?.getSnapshot().context.ids ?? none
}

/** Whether the hearts are known; until then, lists of favourites show all that the platform sent. */
export function knowsFavourites(): boolean {
  return !!favourites.known()?.getSnapshot().hasTag('known')
}

/** A tap on a heart; `from` is the own path to return to after a login (FAV-01..04). */
export function toggleFavourite(game: Keepsake, from: string): void {
  const toggle = { type: 'TOGGLE', game, from } as const
  const actor = favourites.known()
  if (actor) actor.send(toggle)
  else fetched().then((there) => there.send(toggle), notifyLoadFailed)
}
