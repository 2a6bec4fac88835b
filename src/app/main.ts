/**
 * Lets the bare page be painted before the app's code runs: on a slow phone, that is most of a second with
 * something to look at. The early script tells when (src/app/early.ts); in development there is none, and
 * nothing to wait for.
 */
import { yieldToBrowser } from '../flows/core/yield-to-browser'
import { loadFile } from '../flows/core/load-file'

/** `import()` without the build's loader (src/tools/late-code.ts). */
declare const importPlain: (file: string) => Promise<unknown>

/** How long to wait for the early script, in milliseconds: without it the app starts anyway. */
const patience = 500
/** Delay before a failed chunk is retried, milliseconds. */
const pause = 2_000

/** Loads a chunk needed to start, retrying until it succeeds: nothing can continue without it. */
async function piece(load: () => Promise<unknown>): Promise<void> {
  await load().catch(async () => {
    await new Promise((resume) => setTimeout(resume, pause))
    await piece(load)
  })
}

// A late script may have been requested a second time (src/app/slow-start.ts).
if (!window.peryaBegun) {
  window.peryaBegun = true
  const early = document.querySelector('script[data-app]')
  if (early && !window.peryaPainted) {
    await new Promise((come) => {
      early.addEventListener('load', come)
      setTimeout(come, patience)
    })
  }
  await window.peryaPainted
  // In separate tasks, so that a slow phone can handle taps between them. The build lists the chunks; the
  // first one starts the app.
  const files = (early?.getAttribute('data-app') ?? '').split(' ').map((file) => file.slice(1))
  const [start = ''] = files
  const run = (file: string, needs: readonly string[]) =>
    piece(() => loadFile((addressOf) => importPlain(addressOf(`/${file}`)), needs))
  for (const name of ['/react-', '/libraries-'])
    for (const file of files.filter((one) => one.includes(name))) {
      await run(file, [])
      await yieldToBrowser()
    }
  await (import.meta.env.PROD ? run(start, files) : piece(() => import('./start')))
}
