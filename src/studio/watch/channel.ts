import type { Counts } from '../../paths/recording'

/** What a watched page tells the studio, and the studio asks. Ids, names and counts; values only where `shown` lets them. */

export const channelName = 'perya.studio.watch'

/** Cookie with which the sandbox's server puts the reporter into the app's page (src/sandbox/server/watched.ts). */
export const watchCookie = 'perya-studio=watch'

/** One actor of a page, as it is now. */
export interface ActorLine {
  /** Unique in its page. */
  readonly session: string
  /** Name under which its parent or its system knows it. */
  readonly name: string
  readonly parent?: string
  /** Id of the chart it runs; missing for a promise or a callback. */
  readonly chart?: string
  /** Ids of all states it is in. */
  readonly states: readonly string[]
  readonly status: string
}

/** Something that happened to a chart. */
export interface LogEntry {
  /** From 1, in the order of happening. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly session: string
  readonly chart: string
  /** Type of the event, as xstate has it. */
  readonly event: string
  /** What may be seen of what it carries: `field: password, value: •••`. */
  readonly carries: string
  /** Ids of the transitions taken; none when nothing came of it. */
  readonly taken: readonly string[]
}

/** Sent to the studio. A whole message says everything, another one what is new. */
export interface PageNews {
  readonly kind: 'page'
  /** This loading of this page. */
  readonly page: string
  /** Name of the window: a studio knows its own phone by it. */
  readonly window: string
  readonly path: string
  readonly isWhole: boolean
  readonly actors: readonly ActorLine[]
  readonly gone: readonly string[]
  readonly log: readonly LogEntry[]
  /** Everything counted since the page began, of the charts that have moved. */
  readonly counts: Readonly<Record<string, Counts>>
}

export type WatchMessage =
  | PageNews
  | { readonly kind: 'left'; readonly page: string }
  | { readonly kind: 'who' }

export function isMessage(data: unknown): data is WatchMessage {
  const kind = (data as { kind?: unknown } | null)?.kind
  return kind === 'page' || kind === 'left' || kind === 'who'
}
