/**
 * Fetched by the early script on every visit but a guest's home and the login: begins the files and the calls of the
 * screen that the address names, beside the program, which would otherwise ask for them only once it runs. It imports
 * nothing, and the site works without it.
 */
import type { EarlyVisit } from './early'

/** What each screen needs, by number in `files` and `calls`; the build puts it in (src/tools/early-plan.ts). */
declare const EARLY_PLAN: {
  readonly files: readonly string[]
  readonly calls: readonly string[]
  /** The address where guests log in. */
  readonly login: string
  /**
   * By address. `open` is 0 where only a player may see it, 2 where only an agent may. The calls are those without a
   * token, with that of whoever has one, and those of players alone.
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
  /** The type of account that is refused what only players may see, and those that are refused what only agents may. */
  readonly trial: number
  readonly notAgents: Numbers
}
type Numbers = readonly number[]

/** The session of this tab, as the program keeps it (src/platform/records.ts). */
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
  // Guests are sent to log in, and come back.
  const [open, , , plain, optional, player] = screen
  const seen = open === 1 || !guest ? screen : screens[login]
  const [, code = [], tables = []] = seen ?? []
  const texts = tables.flatMap((one) => [words[one]?.EN, words[one]?.[language]])
  for (const one of new Set([...code, ...texts])) if (one !== undefined) fetchAhead(files[one] ?? '')
  // What the address says may change what is asked for.
  if (seen !== screen || location.search !== '') return
  const session = sessionHere()
  const ask = (list: Numbers, token?: string) =>
    askEarly(
      list.map((one) => calls[one] ?? ''),
      token,
    )
  ask(plain)
  // Another tab may know the player: then nothing is known of the token.
  if (guest) ask(optional)
  else if (session?.merchantCode === merchant) {
    const isRefused = open === 2 ? notAgents.includes(session.type) : session.type === trial
    ask(isRefused ? optional : [...optional, ...player], session.token)
  }
}
