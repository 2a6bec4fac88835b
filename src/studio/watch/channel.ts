import type { Counts } from '../../paths/run/recording'

/** Messages between a watched page and the studio. Ids, names and counts; values only where `shown` allows them. */

export const channelName = 'perya.studio.watch'

/** Cookie that makes the sandbox's server add the reporter to the app's page (src/sandbox/server/watched.ts). */
export const watchCookie = 'perya-studio=watch'

/** The current state of one actor of a page. */
export interface ActorLine {
  /** Unique within its page. */
  readonly session: string
  /** Its name in its parent or its system. */
  readonly name: string
  readonly parent?: string
  /** Id of the chart it runs; undefined for a promise or a callback. */
  readonly chart?: string
  /** Ids of all its active states. */
  readonly states: readonly string[]
  readonly status: string
}

/** One event of a chart. */
export interface LogEntry {
  /** From 1, in order. */
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly session: string
  readonly chart: string
  /** xstate's event type. */
  readonly event: string
  /** The harmless part of its payload: `field: password, value: •••`. */
  readonly carries: string
  /** Code of the failure reported by an answer. */
  readonly reason?: string | undefined
  /** Name of the field that was typed into, if any; '' if the event does not say. */
  readonly field?: string | undefined
  /** Ids of the transitions taken; empty when it had no effect. */
  readonly taken: readonly string[]
}

/** Sent to the studio. A full message contains everything, others only changes. */
export interface PageNews {
  readonly kind: 'page'
  /** Identifies this page load. */
  readonly page: string
  /** Window name, by which a studio recognises its own phone. */
  readonly window: string
  readonly path: string
  readonly isWhole: boolean
  readonly actors: readonly ActorLine[]
  readonly gone: readonly string[]
  readonly log: readonly LogEntry[]
  /** Counts since the page loaded, for charts that have moved. */
  readonly counts: Readonly<Record<string, Counts>>
}

type WatchMessage = PageNews | { readonly kind: 'left'; readonly page: string } | { readonly kind: 'who' }

export function isMessage(data: unknown): data is WatchMessage {
  const kind = (data as { kind?: unknown } | null)?.kind
  return kind === 'page' || kind === 'left' || kind === 'who'
}
