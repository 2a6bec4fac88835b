import { fromPromise, type ActorRefFrom } from 'xstate'
import type { Change } from '../../../machines/favourites/changes'
import { favouritesMachine } from '../../../machines/favourites/favourites.machine'
import { addFavourite, favouriteIds, removeFavourite } from '../../platform/calls/own-games'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { currentSession } from '../core/root'
import { startChart } from '../core/chart'

const loadFavourites = fromPromise<readonly string[]>(({ signal }) => call(favouriteIds, null, { signal }))

const sendChange = fromPromise<null, { change: Change }>(({ input: { change }, signal }) => {
  const { nodeId, vendor, add } = change
  return call(add ? addFavourite : removeFavourite, { nodeId, vendor }, { signal }).then(() => null)
})

const favouritesFlow = favouritesMachine.provide({
  actors: { loadFavourites, sendChange },
  actions: boundEffects,
})

type FavouritesActor = ActorRefFrom<typeof favouritesMachine>

/** The current player's favourites. */
export function startFavourites(): FavouritesActor {
  return startChart(favouritesFlow, { signedIn: currentSession() !== null })
}
