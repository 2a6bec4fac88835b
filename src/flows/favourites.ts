import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import type { Change } from '../../machines/favourites/changes'
import { favouritesMachine } from '../../machines/favourites/favourites.machine'
import { addFavourite, favouriteIds, removeFavourite } from '../platform/calls/games'
import { ask } from './client'
import { boundEffects } from './effects'
import { appActor, currentSession } from './root'
import { inspect } from './inspect'

const loadFavourites = fromPromise<readonly string[]>(({ signal }) => ask(favouriteIds, null, { signal }))

const sendChange = fromPromise<null, { change: Change }>(({ input: { change }, signal }) => {
  const { nodeId, vendor, add } = change
  return ask(add ? addFavourite : removeFavourite, { nodeId, vendor }, { signal }).then(() => null)
})

const favouritesFlow = favouritesMachine.provide({
  actors: { loadFavourites, sendChange },
  actions: boundEffects,
})

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>
let favourites: FavouritesActor | null = null

/** The hearts of the whole page; they follow whoever signs in and out. */
export function favouritesActor(): FavouritesActor {
  if (favourites) return favourites
  const actor = createActor(favouritesFlow, { inspect }).start()
  favourites = actor
  let known: string | null = null
  const follow = () => {
    const now = currentSession()?.token ?? null
    if (now === known) return
    known = now
    actor.send({ type: now === null ? 'SIGNED_OUT' : 'SIGNED_IN' })
  }
  follow()
  appActor().subscribe(follow)
  return actor
}
