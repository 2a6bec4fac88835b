import { logFault } from '../core/log'

/**
 * Errors of the page's own code: their kind and their place in a file, never their text, which may contain a
 * player's data.
 */

const kindOf = (error: unknown): string =>
  error instanceof Error && /^[A-Z][A-Za-z]{2,30}$/.test(error.name) ? error.name : 'Error'

/** `index-Ab3_dE7.js 1:2045`, of a file of this site. */
function placeOf({ filename, lineno, colno }: ErrorEvent): string {
  const file = /\/assets\/([\w.-]+\.js)$/.exec(filename)?.[1]
  return file ? ` ${file} ${lineno}:${colno}` : ''
}

export function watchScripts(): void {
  window.addEventListener('error', (event) => {
    // A picture or file that failed to load is a different kind of error, without `error`.
    if (event.error) logFault({ what: `script ${kindOf(event.error)}${placeOf(event)}`, code: 'unknown' })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // Failed calls have already been logged.
    if (kindOf(reason) === 'PlatformError') return
    logFault({ what: `promise ${kindOf(reason)}`, code: 'unknown' })
  })
}
