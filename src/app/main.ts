/**
 * Lets the bare page be painted before the app's code is run: on a slow phone that is most of a second of something to
 * look at. The early script says when (src/app/early.ts); in development there is none, and nothing to wait for.
 */
import { pause } from '../flows/pause'

/** How long the early script is waited for, milliseconds: without it the app starts all the same. */
const patience = 500

const early = document.querySelector('script[data-app]')
if (early && !window.peryaPainted) {
  await new Promise((come) => {
    early.addEventListener('load', come)
    setTimeout(come, patience)
  })
}
await window.peryaPainted
// In pieces: a slow phone hears the first taps between them.
await import('./react')
await pause()
await import('./libraries')
await pause()
await import('./start')
