/**
 * Fetched by the early script on every visit except a guest's to home or login: starts the files and calls of
 * the addressed screen in parallel with the app, which would otherwise request them only once it runs. It
 * imports nothing, and the site works without it.
 */
import type { EarlyVisit } from './early'

/**
 * What each screen needs in the visitor's language, as indices into `files` and `calls`; filled in by the
 * build (src/tools/early-plan.ts).
 */
declare const EARLY_PLAN: {
  readonly files: readonly string[]
  readonly calls: readonly string[]
  /** The address where guests log in. */
  readonly login: string
  /**
   * By address. `open` is 0 for players only, 2 for agents only. Calls are listed as: without a token, with a
   * token if there is one, and players only.
   */
  readonly screens: Readonly<
    Record<
      string,
      readonly [open: 0 | 1 | 2, files: Numbers, plain: Numbers, optional: Numbers, player: Numbers]
    >
  >
  /** The account type refused by player-only screens, and those refused by agent-only screens. */
  readonly trial: number
  readonly notAgents: Numbers
}
type Numbers = readonly number[]

/** This tab's session, as stored by the app (src/platform/records.ts). */
interface Session {
  readonly token: string
  readonly merchantCode: string
  readonly type: number
}

function sessionHere(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as Session | null
  } catch {
    return null
  }
}

/** What a call says of the phone's own day and time zone. */
function ofPhone(name: string): number | string {
  const now = new Date()
  const midnight = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  if (name === 'from') return midnight(-6).getTime()
  if (name === 'to') return midnight(1).getTime()
  // Swedes write 2026-11-30.
  return name === 'day' ? now.toLocaleDateString('sv') : Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function begin(visit: EarlyVisit): void {
  const { guest, address, merchant, fetchAhead, app, askEarly } = visit
  const { files, calls, login, screens, trial, notAgents } = EARLY_PLAN
  const screen = screens[address]
  if (!screen) return
  // Guests are sent to log in, and then return.
  const [open, , plain, optional, player] = screen
  const seen = open === 1 || !guest ? screen : screens[login]
  const [, needed = []] = seen ?? []
  // All at once, the app's files would come last: they are the largest. Its code runs while the screen's is
  // fetched, and its last file leaves no gap on the line.
  let left = app.length
  const arrived = () => {
    left -= 1
    if (left === 1) for (const one of needed) fetchAhead(files[one] ?? '')
  }
  for (const one of app) void one.then(arrived)
  // The query may change what is requested.
  if (seen !== screen || location.search !== '') return
  const session = sessionHere()
  const ask = (list: Numbers, token?: string) =>
    askEarly(
      list.map((one) =>
        (calls[one] ?? '').replace(/\{(\w\w+)\}/g, (_, name: string) => encodeURIComponent(ofPhone(name))),
      ),
      token,
    )
  ask(plain)
  // Another tab may be signed in: then the token is unknown here.
  if (guest) ask(optional)
  else if (session?.merchantCode === merchant) {
    const isRefused = open === 2 ? notAgents.includes(session.type) : session.type === trial
    ask(isRefused ? optional : [...optional, ...player], session.token)
  }
}
