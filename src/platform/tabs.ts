/** The one owner of the channel between tabs of this origin. Messages are checked by whoever listens. */

const name = 'perya'

export interface TabChannel {
  readonly say: (message: unknown) => void
  readonly close: () => void
}

/** Opens the channel; where the browser has none, nothing is heard and nothing said. */
export function openTabChannel(hear: (message: unknown) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { say: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
  return { say: (message) => channel.postMessage(message), close: () => channel.close() }
}
