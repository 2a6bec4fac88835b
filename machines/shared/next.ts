/** Where to go after signing in: an own path, or home. The one check of return paths (LOGIN-29; open redirects). */

export const home = '/m/home'

/** Screens that make no sense to return to after signing in. */
const neverNext = /^\/m\/(login|register|forget|maintenance)(\.html)?([/?#]|$)/

/** Answers `wanted` if it is a plain path of this site under `/m`, otherwise home. Never throws. */
export function safeNext(wanted: string | null | undefined): string {
  if (!wanted) return home
  // Browsers drop tabs and newlines, and read a backslash as a slash: refuse whatever could become another host.
  const plain = /^\/m(\/[\w./-]*)?(\?[\w./=&%+,:-]*)?(#[\w-]*)?$/
  if (
    !plain.test(wanted) ||
    wanted.includes('//') ||
    wanted.includes('..') ||
    /%(2f|5c|0[0-9a-f])/i.test(wanted)
  )
    return home
  return neverNext.test(wanted) ? home : wanted
}

/** Splits an own path into what the `goTo` effect takes. */
export function destination(path: string): { to: string; query?: Record<string, string> } {
  const [to = home, search] = path.split('?', 2)
  return search ? { to, query: Object.fromEntries(new URLSearchParams(search.split('#')[0])) } : { to }
}
