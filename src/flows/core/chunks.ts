import { answersAt, fileFailed, type FailedFile } from '../../platform/files'
import { here, reloadOnce } from '../../platform/page'
import { onOnline } from '../adapters/network'
import { perPage } from './lifetime'
import { logFault } from './log'
import { createListeners } from './listeners'

export { FileFault } from '../../platform/files'

/** Delay before checking again for failed files, milliseconds: initial and maximum. */
const patience = { first: 5_000, most: 60_000 }

const renewed = createListeners()
const kept = perPage(() => ({ looking: false, patience: patience.first }))

/** Calls back when failed files may be available again, so that failed parts are retried. */
export const onFilesBack = renewed.add

/**
 * Recovers from files that could not be loaded. If the site responds, a new version may have removed the old
 * files, or a request may hang for as long as this page is open: a reload fixes both. If it does not, the
 * route's error screen stays until the next reload, at growing intervals. If the site does not respond, or
 * the file was lost with the network, a reload would lose the whole page: the file is polled until it is
 * available, and then whatever failed is retried.
 */
export function recoverChunks(): void {
  window.addEventListener(fileFailed, (event) => {
    logFault({ what: 'chunk', code: 'offline' })
    if (!kept().looking) void recover((event as CustomEvent<FailedFile | undefined>).detail)
  })
}

async function recover({ file = here(), lost }: FailedFile = {}): Promise<void> {
  kept().looking = true
  do {
    if (await answersAt(here())) {
      if (lost && (await answersAt(file))) break
      if (reloadOnce(60_000)) return
    }
    await networkOrPatience()
    // A file that keeps failing is retried less and less often.
    kept().patience = Math.min(2 * kept().patience, patience.most)
  } while (!(await answersAt(file)))
  kept().looking = false
  renewed.tell()
}

/** The browser's `online` event is used, but not relied on. */
const networkOrPatience = () =>
  new Promise<void>((resume) => {
    const go = () => {
      clearTimeout(timer)
      forget()
      resume()
    }
    const timer = setTimeout(go, kept().patience)
    const forget = onOnline(go)
  })
