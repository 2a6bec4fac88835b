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

/** Hears that files which failed may be there now: whoever could not be drawn tries again. */
export const onFilesBack = renewed.add

/**
 * Follows up on files that could not be loaded. Where the site answers, a new version may have taken the old files
 * away, or one may hang for as long as this page is open: a reload fetches it, and if that does not help, the error screen
 * of the route stays until the next one, which is less and less soon. Where nothing answers, a reload would take the whole
 * page away: the file is looked for until it is there, and what failed asks for it again. So does a file that went with
 * the network and is back with it.
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
    // A file that fails again and again is not asked for without end.
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
