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
  /** By address. `open` is 0 where only a player may see it, 2 where only an agent may; `tabs` is 1 with a tab bar. */
  readonly screens: Readonly<
    Record<string, readonly [open: 0 | 1 | 2, files: Numbers, words: Numbers, tabs: 0 | 1]>
  >
  /** The tabs that are always there, first and last, with their words by language. */
  readonly tabs: Tabs
  /** Files of each table of words, by language. */
  readonly words: readonly Readonly<Record<string, number>>[]
  /** Calls by address: without a token, with that of whoever has one, and those of players alone. */
  readonly asked: Readonly<Record<string, readonly [plain: Numbers, optional: Numbers, player: Numbers]>>
  /** The type of account that is refused what only players may see, and those that are refused what only agents may. */
  readonly trial: number
  readonly notAgents: Numbers
}
type Numbers = readonly number[]
type Tabs = readonly (readonly [address: string, words: Readonly<Record<string, string>>])[]

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

/** How long outlines stand, milliseconds: they are gone when the page says that it is late (src/styles/boot.css). */
const patience = 6_000

/**
 * Outlines of a screen and its tab bar, with links that work, until the program draws it: on a slow line that is seconds
 * later. Not for screen readers: they wait for the screen itself.
 */
function sketch(tabs: Tabs, language: string): void {
  const app = document.querySelector('.boot')?.parentElement
  if (!app) return
  const add = (tag: string, style: string, parent: Element = app) => {
    const element = document.createElement(tag)
    element.style.cssText = style
    parent.append(element)
    return element
  }
  const outlines = add(
    'div',
    'position:absolute;top:calc(var(--bar) + var(--sat));left:var(--gutter);right:var(--gutter);pointer-events:none',
  )
  for (const height of [150, 68, 68, 68])
    add('p', `height:${height}px;margin-top:12px;border-radius:16px;background:var(--surface)`, outlines)
  setTimeout(() => outlines.remove(), patience)
  if (!tabs[0]) return
  const bar = add(
    'div',
    'position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;height:calc(var(--tabs) + var(--sab));background:var(--surface)',
  )
  bar.ariaHidden = 'true'
  for (const [href, words] of tabs)
    Object.assign(add('a', 'width:20%;padding-top:40px;text-align:center;font-size:12px', bar), {
      href,
      textContent: words[language],
      tabIndex: -1,
    })
}

export function begin({ guest, language, merchant, fetchAhead, askEarly }: EarlyVisit): void {
  const { files, calls, login, screens, words, asked, trial, notAgents, tabs } = EARLY_PLAN
  const address = location.pathname.replace(/(.)\/+$/, '$1')
  const screen = screens[address]
  if (!screen) return
  // Guests are sent to log in, and come back.
  const [open] = screen
  const seen = open === 1 || !guest ? screen : screens[login]
  const [, code = [], tables = []] = seen ?? []
  sketch(seen?.[3] ? tabs : [], language)
  const texts = tables.flatMap((one) => [words[one]?.EN, words[one]?.[language]])
  for (const one of new Set([...code, ...texts])) if (one !== undefined) fetchAhead(files[one] ?? '')
  // What the address says may change what is asked for.
  const calm = seen === screen && location.search === ''
  const [plain = [], optional = [], player = []] = (calm && asked[address]) || []
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
