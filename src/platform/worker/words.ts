/** Messages between the page and its service worker (src/platform/worker/worker.ts). */

/** The worker's cache of public answers. */
export const publicCache = 'perya-public'

/** Header of a cached answer: when the platform sent it, milliseconds UTC. The answer then has no `Date`. */
export const seenHeader = 'Perya-Seen'

export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  | {
      /** What this page requested before it had a worker. */
      readonly type: 'KEEP'
      readonly merchant: string
      readonly language: string
      readonly addresses: readonly string[]
    }
  /** The page listens for newer answers from now on; the reply lists earlier ones. */
  | { readonly type: 'LISTEN' }

/** To the page: an answer it received from the cache has become stale; a path of the platform. */
export interface NewerAnswer {
  readonly type: 'NEWER'
  readonly path: string
}
