import { followNewerGames } from '../home/newer-games'
import { startKeeping } from './app-update'
import { startBeacon } from './beacon'
import { install } from './install'

/** What begins once the page has nothing else to do. */
export function startQuietly(): void {
  startBeacon()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  followNewerGames()
  startKeeping()
  install()
}
