import { useSyncExternalStore } from 'react'
import { merged, recordingFormat, type Counts, type Recording, type Trace } from '../../paths/run/recording'
import { channelName, isMessage, watchCookie, type ActorLine, type LogEntry, type PageNews } from './channel'

/** A watched page of the app, open or closed. */
export interface WatchedPage {
  readonly page: string
  readonly window: string
  readonly path: string
  readonly actors: ReadonlyMap<string, ActorLine>
  readonly log: readonly LogEntry[]
  readonly counts: Readonly<Record<string, Counts>>
  /** False once closed or left; its counts still apply. */
  readonly isOpen: boolean
}

/** Log entries kept per page. */
const kept = 300
/** Long enough for one missed renewal, short enough to expire soon after. */
const cookieSeconds = 60

let pages: ReadonlyMap<string, WatchedPage> = new Map()
const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

function set(next: ReadonlyMap<string, WatchedPage>): void {
  pages = next
  for (const listener of listeners) listener()
}

/** Merges a message into a page. */
export function received(before: WatchedPage | undefined, news: PageNews): WatchedPage {
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
  if (data.kind === 'page') next.set(data.page, received(before, data))
  else if (before) next.set(data.page, { ...before, actors: new Map(), isOpen: false })
  set(next)
}

/** Allows the next page that loads to be watched, and framed by the studio. */
export function renewCookie(): void {
  try {
    document.cookie = `${watchCookie}; path=/; max-age=${cookieSeconds}; SameSite=Strict`
  } catch {
    // Refused outright: the check below finds no cookie.
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

/** False if the browser blocks cookies: then no page reports, and none may be framed. */
export const isWatchingAllowed = (): boolean => isAllowed

/** Starts watching while the studio is open: newly opened pages report, those already open are asked. */
export function startWatching(): void {
  if (channel) return
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is same-origin and has no target
  channel.postMessage({ kind: 'who' })
  renewCookie()
  isAllowed = hasCookie()
  if (!isAllowed) set(new Map(pages))
  setInterval(renewCookie, (cookieSeconds / 3) * 1000)
}

/** All known pages, newest last. */
export function useWatched(): ReadonlyMap<string, WatchedPage> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pages,
  )
}

/** Counts at the last reset: pages count since they loaded. */
let base: Recording | undefined
/** When that was, milliseconds since 1970. */
let since = 0

/**
 * The events, in order, in each flow of a page that started since the last reset and is completely in the
 * log.
 */
export function tracesOf({ log }: Pick<WatchedPage, 'log'>, from: number): Trace[] {
  const flows = new Map<string, LogEntry[]>()
  for (const entry of log) flows.set(entry.session, [...(flows.get(entry.session) ?? []), entry])
  return [...flows.values()].flatMap((all) => {
    // A chart that was stopped and goes on, as after a hot reload, begins again.
    const began = all.map(({ event }) => event).lastIndexOf('xstate.init')
    const entries = all.slice(Math.max(0, began))
    const [first, ...rest] = entries
    if (first?.event !== 'xstate.init' || first.at < from) return []
    // A screen that was left before anything happened on it.
    if (rest.length > 0 && rest.every(({ event }) => event === 'xstate.stop')) return []
    const events = entries.map(({ event: type, taken, reason, field }) => ({
      type,
      taken,
      ...(reason === undefined ? {} : { reason }),
      ...(field === undefined ? {} : { field }),
    }))
    return { chart: first.chart, events }
  })
}

const whole = (): Recording =>
  merged([...pages.values()].map(({ counts }) => ({ format: recordingFormat, charts: counts })))

function less(from: Counts['states'], taken: Counts['states'] = {}): Counts['states'] {
  const left = Object.entries(from).map(([id, count]): [string, number] => [id, count - (taken[id] ?? 0)])
  return Object.fromEntries(left.filter(([, count]) => count > 0))
}

/** Everything taken in all watched pages, from the start or since `startOver`. */
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
  const traces = [...pages.values()].flatMap((page) => tracesOf(page, since))
  return { format: recordingFormat, charts: Object.fromEntries(charts), traces }
}

export function startOver(): void {
  base = whole()
  since = Date.now()
  set(new Map(pages))
}
