import * as v from 'valibot'
import type { FrameEvent } from '../../../machines/game-room/game-room.machine'

/**
 * The messages a game can send; anything else is ignored. Games run without an origin, so the sender is identified by
 * its window.
 */
const head = {
  source: v.literal('perya-game'),
  version: v.literal(1),
  /** The launch the message refers to: the last segment of the game's URL. */
  round: v.string(),
}

// No amounts or texts of a game are ever read: the platform is the source for money.
const message = v.variant('type', [
  v.object({ ...head, type: v.picklist(['ready', 'exit', 'error', 'round-held', 'round-end', 'session']) }),
  v.object({ ...head, type: v.literal('link'), state: v.picklist(['slow', 'good']) }),
])

export type Said = v.InferOutput<typeof message>

const meaning: Readonly<Record<Exclude<Said['type'], 'link'>, FrameEvent>> = {
  ready: { type: 'GAME_READY' },
  exit: { type: 'GAME_EXIT' },
  error: { type: 'GAME_FAULT' },
  'round-held': { type: 'ROUND_HELD' },
  'round-end': { type: 'ROUND_ENDED' },
  session: { type: 'SESSION_DOUBTED' },
}

function meant(said: Said): FrameEvent {
  if (said.type !== 'link') return meaning[said.type]
  return { type: said.state === 'slow' ? 'LINK_SLOW' : 'LINK_GOOD' }
}

let frame: HTMLIFrameElement | null = null
let tell: ((event: FrameEvent) => void) | null = null

/** The game's page has loaded. Its own message takes precedence, but not every vendor's game sends one. */
const loaded = () => tell?.({ type: 'GAME_READY' })

/** Registers the launch screen's frame, or removes it. */
export function holdFrame(element: HTMLIFrameElement | null): void {
  frame = element
  element?.addEventListener('load', loaded)
}

function roundOf({ src }: HTMLIFrameElement): string {
  return new URL(src).pathname.split('/').pop() ?? ''
}

/** Listens only to the game in the frame: its loading and its messages. Returns an unsubscribe function. */
export function listenToFrame(listener: (event: FrameEvent) => void): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (!frame || event.source !== frame.contentWindow) return
    const said = v.safeParse(message, event.data)
    if (!said.success) return
    const { type, round } = said.output
    // A page whose round is over has no launch id; this is the only message it can send.
    if (round === roundOf(frame) || (type === 'error' && round === '')) listener(meant(said.output))
  }
  tell = listener
  window.addEventListener('message', listen)
  return () => {
    tell = null
    window.removeEventListener('message', listen)
  }
}
