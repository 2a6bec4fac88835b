/** Where to go after signing in: an own path, or home. The only check of return paths (LOGIN-29; open redirects). */

import type { Destination } from './effects'
import * as paths from './paths'

/** Screens it makes no sense to return to after signing in. */
const neverNext: readonly string[] = [paths.login, paths.register, paths.forgotPassword, paths.maintenance]

/** Returns `wanted` if it is a plain path of this site under `/m`, otherwise home. Never throws. */
export function safeNext(wanted: string | null | undefined): string {
  if (!wanted) return paths.home
  // Browsers drop tabs and newlines, and read a backslash as a slash: refuse anything that could become another host.
  const plain = /^\/m(\/[\w./-]*)?(\?[\w./=&%+,:-]*)?(#[\w-]*)?$/
  if (
    !plain.test(wanted) ||
    wanted.includes('//') ||
    wanted.includes('..') ||
    /%(5c|0[0-9a-f])/i.test(wanted) ||
    // In the query, an encoded slash only belongs to the path of a screen to return to.
    /^[^?#]*%2f/i.test(wanted)
  )
    return paths.home
  const [screen = ''] = /^\/m\/\w*/.exec(wanted) ?? []
  return neverNext.includes(screen) ? paths.home : wanted
}

/** Splits an own path into what the `goTo` effect takes. */
export function destination(path: string): { to: string; query?: Record<string, string> } {
  const [to = paths.home, search] = path.split('?', 2)
  return search ? { to, query: Object.fromEntries(new URLSearchParams(search.split('#')[0])) } : { to }
}

/** Where a login's second step is completed; it then continues to the login's destination. */
export const stepAfter = ({ next }: { readonly next: string | null }): Destination => ({
  to: paths.login,
  query: { view: 'step', ...(next && { next }) },
  replace: true,
})
