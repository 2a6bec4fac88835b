import type { Keepsake } from '../../machines/favourites/changes'
import type { FavouritesActor } from './favourites'
import { appActor } from './root'
import { missed } from './taps'

/**
 * The way from tiles to the favourites chart, which is fetched only once there is something to keep: when somebody
 * is signed in, or with the first tap on a heart.
 */

let actor: FavouritesActor | null = null
let coming: Promise<FavouritesActor> | null = null
let ids: readonly string[] = []
const hearers = new Set<() => void>()

function fetched(): Promise<FavouritesActor> {
  coming ??= import('./favourites').then(({ favouritesActor }) => {
    actor = favouritesActor()
    const hear = () => {
      const next = actor?.getSnapshot().context.ids ?? []
      if (next === ids) return
      ids = next
      for (const tell of hearers) tell()
    }
    hear()
    actor.subscribe(hear)
    return actor
  })
  coming.catch(() => {
    coming = null
  })
  return coming
}

/** Hears of every change of the kept games. Answers how to stop. */
export function onHearts(hear: () => void): () => void {
  hearers.add(hear)
  const follow = () => {
    if (appActor().getSnapshot().hasTag('signed-in')) void fetched().catch(() => {})
  }
  follow()
  const watch = appActor().subscribe(follow)
  return () => {
    hearers.delete(hear)
    watch.unsubscribe()
  }
}

/** Node ids of the kept games; the same list as long as nothing changes. */
export function keptGames(): readonly string[] {
  return ids
}

/** A tap on a heart; `from` is the own path to come back to after a login (FAV-01..04). */
export function toggleHeart(game: Keepsake, from: string): void {
  const toggle = { type: 'TOGGLE', game, from } as const
  if (actor) actor.send(toggle)
  else fetched().then((there) => there.send(toggle), missed)
}
