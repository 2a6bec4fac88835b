import { followNewerGames } from '../home/newer-games'
import { startKeeping } from './app-update'
import { install } from './install'

/** What begins once the page has nothing else to do. */
export function startQuietly(): void {
  followNewerGames()
  startKeeping()
  install()
}
