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
  /** The call whose answer names the picture hosts. */
  readonly settings: string
  /** By call: where the answer's rows are, the address of a row's picture, and how many start early. */
  readonly pictures: Readonly<Record<number, readonly [list: string, field: string, count: number]>>
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

/** The answer on its way to a call just made. */
function answerOf(call: string, token = ''): Promise<Response> | undefined {
  const { language = '', merchant = '', answers } = window.peryaEarly ?? {}
  const [address = ''] = call.replaceAll('{l}', language).replaceAll('{m}', merchant).split('#')
  return answers?.get(token + address)
}

/** What is needed of the answers, all of which the client reads too. */
async function valueOf<Value>(answer: Promise<Response> | undefined): Promise<Value> {
  const response = (await answer) as Response
  const { value } = (await response.clone().json()) as { readonly value: Value }
  return value
}

/** Kept until the screen shows them. */
const shown: HTMLImageElement[] = []

/**
 * Starts the pictures that are the screen's largest once their addresses are known, instead of once the app shows
 * them. If they have several hosts, the app draws one of them later (src/flows/core/urls.ts).
 */
async function showAhead(
  settings: Promise<Response> | undefined,
  answer: Promise<Response> | undefined,
  [list, field, count]: (typeof EARLY_PLAN.pictures)[number],
): Promise<void> {
  const [{ imageCDNs }, value] = await Promise.all([
    valueOf<{ readonly imageCDNs: readonly string[] }>(settings),
    valueOf<Readonly<Record<string, readonly Readonly<Record<string, string>>[] | undefined>>>(answer),
  ])
  const [host = '', another] = imageCDNs
  const operator = document.getElementById('operator')?.textContent
  if (another || (host !== '/' && !operator?.includes(`"${host}"`))) return
  for (const { [field]: path = '' } of value[list]?.slice(0, count) ?? []) {
    if (!/^\/\w/.test(path)) continue
    const image = new Image()
    image.src = host.replace(/\/$/, '') + path
    shown.push(image)
  }
}

export function begin(visit: EarlyVisit): void {
  const { guest, address, merchant, fetchAhead, app, askEarly } = visit
  const { files, calls, settings, pictures, login, screens, trial, notAgents } = EARLY_PLAN
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
  const ask = (list: Numbers, token?: string) => {
    askEarly(
      list.map((one) =>
        (calls[one] ?? '').replace(/\{(\w\w+)\}/g, (_, name: string) => encodeURIComponent(ofPhone(name))),
      ),
      token,
    )
    for (const one of list) {
      const those = pictures[one]
      // Without them the screen fetches its pictures itself.
      if (those) showAhead(answerOf(settings), answerOf(calls[one] ?? '', token), those).catch(() => {})
    }
  }
  ask(plain)
  // Another tab may be signed in: then the token is unknown here.
  if (guest) ask(optional)
  else if (session?.merchantCode === merchant) {
    const isRefused = open === 2 ? notAgents.includes(session.type) : session.type === trial
    ask(isRefused ? optional : [...optional, ...player], session.token)
  }
}
