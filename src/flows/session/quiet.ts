import { onTouched } from '../adapters/touched'
import { currentSession } from '../core/root'
import { followNewerGames } from '../home/newer-games'
import { startKeeping } from './app-update'
import { startBeacon } from './beacon'
import { install } from './install'

/** What is known of a path's screen: who may see it, and how to fetch its code. */
type ScreenOf = (
  path: string,
) => { readonly guard: string; readonly page: { readonly load: () => Promise<unknown> } | null } | undefined

/**
 * Prefetches a screen before the tap; if that fails, the tap retries. Guests do not fetch members' screens.
 */
export function fetchTouched(screenOf: ScreenOf): void {
  onTouched((path) => {
    const screen = screenOf(path)
    if (screen?.guard === 'open' || currentSession()) screen?.page?.load().catch(() => {})
  })
}

/** Starts work deferred until the page is idle. */
export function startQuietly(screenOf: ScreenOf): void {
  startBeacon()
  fetchTouched(screenOf)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  followNewerGames()
  startKeeping()
  install()
}
