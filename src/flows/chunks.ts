import { answersAt } from '../platform/client'
import { reloadHere } from '../platform/page'
import { reloadRecord } from '../platform/records'
import { read, write } from '../platform/storage'
import { isOnline } from './adapters/network'
import { logFault } from './log'

/**
 * After a new version is put live, an open page may ask for a chunk that no longer exists. One reload of the same
 * address fetches the new version; if that does not help, the error screen of the route takes over. Whoever asked for
 * the chunk hears of its failure at once, as of any other.
 */
export function recoverChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    const here = location.pathname + location.search
    logFault({ what: 'chunk', code: 'offline' })
    if (!isOnline() || read(reloadRecord) === here) return
    void reloadWhereSiteAnswers(here)
  })
}

/**
 * Without a network a reload would take the whole page away, and a browser that has just lost it may not know yet: the
 * site itself is asked first.
 */
async function reloadWhereSiteAnswers(here: string): Promise<void> {
  if (!(await answersAt(here))) return
  write(reloadRecord, here)
  reloadHere()
}
