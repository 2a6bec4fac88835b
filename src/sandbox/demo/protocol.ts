/**
 * What a game page tells the page that frames it, only by `postMessage` and one way: a game never needs to
 * know who frames it. The receiver checks that `event.source` is its frame's window; the origin of a
 * sandboxed frame is always `"null"` and proves nothing.
 */
interface GameMessageBase {
  readonly source: 'perya-game'
  readonly version: 1
  /** The launch id: the last part of the page's path. */
  readonly round: string
}

type GameMessage = GameMessageBase &
  (
    | { readonly type: 'ready'; readonly game: string }
    /** `play` counts from 1 within a page; `stake` in demo points, or in centavos for real money. */
    | { readonly type: 'round-start'; readonly play: number; readonly stake: number }
    | {
        readonly type: 'round-end'
        readonly play: number
        readonly stake: number
        readonly payout: number
      }
    /** A real round is open: its stake is held until the round is finished. */
    | { readonly type: 'round-held' }
    /** The game server no longer recognises the session. */
    | { readonly type: 'session' }
    /** The game server has become slow, or is on time again. */
    | { readonly type: 'link'; readonly state: 'slow' | 'good' }
    /** The page's demo points; never money. */
    | { readonly type: 'balance'; readonly points: number }
    /** The player asks to leave. */
    | { readonly type: 'exit' }
    | { readonly type: 'error'; readonly code: string }
  )
