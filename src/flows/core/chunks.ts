import { answersAt, fileFailed, type FailedFile } from '../../platform/files'
import { here, reloadOnce } from '../../platform/page'
import { onOnline } from '../adapters/network'
import { perPage } from './lifetime'
import { logFault } from './log'
import { createListeners } from './listeners'

export { FileFault } from '../../platform/files'

/** How long until failed files are looked for again, milliseconds: at first, and at most. */
const patience = { first: 5_000, most: 60_000 }

const renewed = createListeners()
const kept = perPage(() => ({ looking: false, patience: patience.first }))

/** Calls back when files that failed may be there again, so that what could not be drawn is tried again. */
export const onFilesBack = renewed.add

/**
 * Recovers from files that could not be loaded. If the site answers, a new version may have removed the old files, or one
 * may hang for as long as this page is open: a reload fetches it. If that does not help, the route's error screen stays
 * until the next reload, at growing intervals. If nothing answers, a reload would lose the whole page: the file is looked
 * for until it is there, and whatever failed asks for it again. So it is with a file that was lost with the network.
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
    // A file that keeps failing is asked for less and less often.
    kept().patience = Math.min(2 * kept().patience, patience.most)
  } while (!(await answersAt(file)))
  kept().looking = false
  renewed.tell()
}

/** The browser's word that the network is back is taken, but not relied on. */
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
