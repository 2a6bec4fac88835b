import { useSyncExternalStore } from 'react'
import { merged, recordingFormat, type Counts, type Recording } from '../../paths/recording'
import { channelName, isMessage, watchCookie, type ActorLine, type LogEntry, type PageNews } from './channel'

/** A page of the app that is watched, or was. */
export interface WatchedPage {
  readonly page: string
  readonly window: string
  readonly path: string
  readonly actors: ReadonlyMap<string, ActorLine>
  readonly log: readonly LogEntry[]
  readonly counts: Readonly<Record<string, Counts>>
  /** False when it was closed or left: what it counted still counts. */
  readonly isOpen: boolean
}

/** Entries of the log that are kept of one page. */
const kept = 300
/** The cookie outlives one missed renewal, and not the evening. */
const cookieSeconds = 60

let pages: ReadonlyMap<string, WatchedPage> = new Map()
const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

function set(next: ReadonlyMap<string, WatchedPage>): void {
  pages = next
  for (const listener of listeners) listener()
}

/** A page as it is after its news. */
export function heard(before: WatchedPage | undefined, news: PageNews): WatchedPage {
  const { page, window, path, isWhole } = news
  const actors = new Map(isWhole ? [] : before?.actors)
  for (const line of news.actors) actors.set(line.session, line)
  for (const session of news.gone) actors.delete(session)
  const last = isWhole ? 0 : (before?.log.at(-1)?.number ?? 0)
  const log = [...(isWhole ? [] : (before?.log ?? [])), ...news.log.filter(({ number }) => number > last)]
  const counts = isWhole ? news.counts : { ...before?.counts, ...news.counts }
  return { page, window, path, actors, log: log.slice(-kept), counts, isOpen: true }
}

function receive(data: unknown): void {
  if (!isMessage(data) || data.kind === 'who') return
  const next = new Map(pages)
  const before = next.get(data.page)
  if (data.kind === 'page') next.set(data.page, heard(before, data))
  else if (before) next.set(data.page, { ...before, actors: new Map(), isOpen: false })
  set(next)
}

function renewCookie(): void {
  try {
    document.cookie = `${watchCookie}; path=/; max-age=${cookieSeconds}; SameSite=Strict`
  } catch {
    // Refused outright: the look below finds none.
  }
}

function hasCookie(): boolean {
  try {
    return document.cookie.includes(watchCookie)
  } catch {
    return false
  }
}

let isAllowed = true

/** False where the browser keeps no cookies: no page reports then, and none lets itself be framed. */
export const isWatchingAllowed = (): boolean => isAllowed

/** Watches from now on, as long as the studio is open: pages of the app that open report, those that are open are asked. */
export function startWatching(): void {
  if (channel) return
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
  channel.postMessage({ kind: 'who' })
  renewCookie()
  isAllowed = hasCookie()
  if (!isAllowed) set(new Map(pages))
  setInterval(renewCookie, (cookieSeconds / 3) * 1000)
}

/** Every page heard of, the newest last. */
export function useWatched(): ReadonlyMap<string, WatchedPage> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pages,
  )
}

/** Counts that were there when somebody began anew: pages count from their own beginning. */
let base: Recording | undefined

const whole = (): Recording =>
  merged([...pages.values()].map(({ counts }) => ({ format: recordingFormat, charts: counts })))

function less(from: Counts['states'], taken: Counts['states'] = {}): Counts['states'] {
  const left = Object.entries(from).map(([id, count]): [string, number] => [id, count - (taken[id] ?? 0)])
  return Object.fromEntries(left.filter(([, count]) => count > 0))
}

/** What all watched pages have taken together, since the beginning or since `recordAnew`. */
export function recordingNow(): Recording {
  const charts = Object.entries(whole().charts).map(([id, counts]): [string, Counts] => {
    const before = base?.charts[id]
    return [
      id,
      {
        states: less(counts.states, before?.states),
        transitions: less(counts.transitions, before?.transitions),
      },
    ]
  })
  return { format: recordingFormat, charts: Object.fromEntries(charts) }
}

export function recordAnew(): void {
  base = whole()
  set(new Map(pages))
}
