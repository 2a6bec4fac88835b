import { reloadHere } from '../platform/page'
import { reloadRecord } from '../platform/records'
import { read, write } from '../platform/storage'
import { isOnline } from './adapters/network'
import { logFault } from './log'

/**
 * After a new version is put live, an open page may ask for a chunk that no longer exists. One reload of the same
 * address fetches the new version; if that does not help, the error screen of the route takes over.
 */
export function recoverChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const here = location.pathname + location.search
    logFault({ what: 'chunk', code: 'offline' })
    // Without a network a reload would take the whole page away.
    if (!isOnline()) return
    if (read(reloadRecord) === here) return
    write(reloadRecord, here)
    event.preventDefault()
    reloadHere()
  })
}
