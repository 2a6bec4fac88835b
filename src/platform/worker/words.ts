/** What the page and its service worker (src/platform/worker/worker.ts) say to each other. */

/** Where the worker keeps public answers. */
export const publicCache = 'perya-public'

/** Of an answer that was kept: when the platform gave it, milliseconds UTC. It then has no `Date`. */
export const seenHeader = 'Perya-Seen'

export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  | {
      /** What this page asked before it had a worker. */
      readonly type: 'KEEP'
      readonly merchant: string
      readonly language: string
      readonly addresses: readonly string[]
    }
  /** The page hears of newer answers from now on; the reply names those that came before. */
  | { readonly type: 'LISTEN' }

/** To the page: an answer that it was given from the phone is out of date by now; a path of the platform. */
export interface NewerAnswer {
  readonly type: 'NEWER'
  readonly path: string
}
