import type { Call } from '../../../../src/platform/call'
import type { App } from '../../support/app'

/** One answer of an invoked actor, as the cases list them. */
export interface Outcome<Snapshot = never> {
  /** The actor can answer this way in the chart's situation. Always, by default. */
  readonly possible?: (snapshot: Snapshot) => boolean
  /** Puts the world into the state that answers this way; the held request is released after it. */
  readonly make: (app: App) => Promise<void> | void
  /** What happens after the request was released, before the chart is checked. */
  readonly after?: (app: App) => Promise<void> | void
}

/**
 * An invoked actor: its requests are held until the path decides their outcome. One that the cases do not list, without
 * answers, holds the requests of a child chart, which a signal's `make` releases.
 */
export interface ActorPlay<Snapshot = never> {
  /**
   * It answers immediately, from this phone alone: an answer is one step with its cause, and its `make` comes before
   * that step. A function says in which situations it does.
   */
  readonly atOnce?: true | ((snapshot: Snapshot) => boolean)
  /** Calls that it makes; none for one without requests (a timer, another window). */
  readonly calls: readonly { readonly path: string | RegExp; readonly method: Call['method'] }[]
  /** Of two calls that it makes by turns, the names of the one whose turn it is, and of the other. */
  readonly turn?: (snapshot: Snapshot) => { readonly call: string; readonly other: string }
  /**
   * Its requests are held in the browser, not by the platform: for files of the site, games without an origin, and a
   * network that goes meanwhile. Such a page has no cache and asks the test about each of its files.
   */
  readonly unsent?: true
  /** Tells its requests from others with the same path. */
  readonly asks?: (url: URL, body: string | null) => boolean
  /** In the order of the cases; a sentence says why an answer cannot be produced in a browser. */
  readonly done?: readonly (Outcome<Snapshot> | string)[]
  readonly error?: readonly (Outcome<Snapshot> | string)[]
}
