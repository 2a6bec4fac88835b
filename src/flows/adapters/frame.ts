import * as v from 'valibot'
import type { FrameEvent } from '../../../machines/game-room/game-room.machine'

/**
 * The messages a game can send; anything else is ignored. Games run without an origin, so the sender is identified by
 * its window.
 */
const head = {
  source: v.literal('perya-game'),
  version: v.literal(1),
  /** The launch that the message is about: the last part of the game's own address. */
  round: v.string(),
}

// No amounts or texts of a game are ever read: for money, the platform is asked.
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

/** The game's page has come. What it says of itself is more than this, and not every vendor's game says anything. */
const loaded = () => tell?.({ type: 'GAME_READY' })

/** The launch screen registers its frame, and removes it again. */
export function holdFrame(element: HTMLIFrameElement | null): void {
  frame = element
  element?.addEventListener('load', loaded)
}

function roundOf({ src }: HTMLIFrameElement): string {
  return new URL(src).pathname.split('/').pop() ?? ''
}

/** Listens to the game in the frame and nothing else: that it has loaded, and what it says. Returns an unsubscribe function. */
export function listenToFrame(listener: (event: FrameEvent) => void): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (!frame || event.source !== frame.contentWindow) return
    const said = v.safeParse(message, event.data)
    if (!said.success) return
    const { type, round } = said.output
    // A page whose round is over has no launch to name; this is the only message it can send.
    if (round === roundOf(frame) || (type === 'error' && round === '')) listener(meant(said.output))
  }
  tell = listener
  window.addEventListener('message', listen)
  return () => {
    tell = null
    window.removeEventListener('message', listen)
  }
}
