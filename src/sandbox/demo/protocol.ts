/**
 * What a game page tells the page that frames it, by `postMessage` and by nothing else. It goes one way: a game
 * never needs to know who frames it. The receiver checks that `event.source` is its own frame's window; the
 * origin of a sandboxed frame is always `"null"` and says nothing.
 */
export interface GameMessageBase {
  readonly source: 'perya-game'
  readonly version: 1
  /** The launch id: the last part of the page's path. */
  readonly round: string
}

export type GameMessage = GameMessageBase &
  (
    | { readonly type: 'ready'; readonly game: string }
    /** `play` counts from 1 within a page; `stake` in demo points, or in centavos where real money is played. */
    | { readonly type: 'round-start'; readonly play: number; readonly stake: number }
    | {
        readonly type: 'round-end'
        readonly play: number
        readonly stake: number
        readonly payout: number
      }
    /** A real round is open: its stake is held until it is played to its end. */
    | { readonly type: 'round-held' }
    /** The game server no longer knows the session. */
    | { readonly type: 'session' }
    /** Answers of the game server take long, or come in time again. */
    | { readonly type: 'link'; readonly state: 'slow' | 'good' }
    /** Demo points that the frame keeps; never money. */
    | { readonly type: 'balance'; readonly points: number }
    /** The player asks to leave. */
    | { readonly type: 'exit' }
    | { readonly type: 'error'; readonly code: string }
  )
