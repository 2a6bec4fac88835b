/**
 * Fetched by the early script on every visit except a guest's to home or login: starts the files and calls of
 * the addressed screen in parallel with the app, which would otherwise request them only once it runs. It
 * imports nothing, and the site works without it.
 */
import type { EarlyVisit } from './early'

/**
 * What each screen needs, as indices into `files` and `calls`; filled in by the build
 * (src/tools/early-plan.ts).
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
      readonly [
        open: 0 | 1 | 2,
        files: Numbers,
        words: Numbers,
        plain: Numbers,
        optional: Numbers,
        player: Numbers,
      ]
    >
  >
  /** Files of each table of words, by language. */
  readonly words: readonly Readonly<Record<string, number>>[]
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

export function begin({ guest, address, language, merchant, fetchAhead, askEarly }: EarlyVisit): void {
  const { files, calls, login, screens, words, trial, notAgents } = EARLY_PLAN
  const screen = screens[address]
  if (!screen) return
  // Guests are sent to log in, and then return.
  const [open, , , plain, optional, player] = screen
  const seen = open === 1 || !guest ? screen : screens[login]
  const [, code = [], tables = []] = seen ?? []
  const texts = tables.flatMap((one) => [words[one]?.EN, words[one]?.[language]])
  for (const one of new Set([...code, ...texts])) if (one !== undefined) fetchAhead(files[one] ?? '')
  // The query may change what is requested.
  if (seen !== screen || location.search !== '') return
  const session = sessionHere()
  const ask = (list: Numbers, token?: string) =>
    askEarly(
      list.map((one) => calls[one] ?? ''),
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
