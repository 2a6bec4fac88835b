import * as v from 'valibot'
import type { FrameEvent } from '../../../machines/game-room/game-room.machine'

/** What a game may say; anything else is ignored. Games run without an origin, so the sender is told by its window. */
const head = {
  source: v.literal('perya-game'),
  version: v.literal(1),
  /** The launch that the message is about: the last part of the game's own address. */
  round: v.string(),
}

// No amount and no text of a game is ever read: what moved, the platform is asked.
const message = v.variant('type', [
  v.object({ ...head, type: v.picklist(['ready', 'exit', 'error', 'round-held', 'round-end', 'session']) }),
  v.object({ ...head, type: v.literal('link'), state: v.picklist(['slow', 'good']) }),
])

type Said = v.InferOutput<typeof message>

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

/** The launch screen hands its frame over, and takes it back. */
export function holdFrame(element: HTMLIFrameElement | null): void {
  frame = element
}

function roundOf({ src }: HTMLIFrameElement): string {
  return new URL(src).pathname.split('/').pop() ?? ''
}

/** Hears the game in the frame, and nobody else. Answers how to stop. */
export function hearFrame(hear: (event: FrameEvent) => void): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (!frame || event.source !== frame.contentWindow) return
    const said = v.safeParse(message, event.data)
    if (!said.success) return
    const { type, round } = said.output
    // A page whose round is over has none to name; all it may say is that.
    if (round === roundOf(frame) || (type === 'error' && round === '')) hear(meant(said.output))
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
