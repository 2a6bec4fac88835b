import { onTouched } from '../adapters/touched'
import { currentSession } from '../core/root'
import { followNewerGames } from '../home/newer-games'
import { startKeeping } from './app-update'
import { startBeacon } from './beacon'
import { install } from './install'

/** What is known of a path's screen: who may see it, and how its code is fetched. */
type ScreenOf = (
  path: string,
) => { readonly guard: string; readonly page: { readonly load: () => Promise<unknown> } | null } | undefined

/** Fetches a screen before the tap; where that fails, the tap asks again. What only players see, guests do not fetch. */
export function fetchTouched(screenOf: ScreenOf): void {
  onTouched((path) => {
    const screen = screenOf(path)
    if (screen?.guard === 'open' || currentSession()) screen?.page?.load().catch(() => {})
  })
}

/** What begins once the page has nothing else to do. */
export function startQuietly(screenOf: ScreenOf): void {
  startBeacon()
  fetchTouched(screenOf)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  followNewerGames()
  startKeeping()
  install()
}
