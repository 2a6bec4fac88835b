/** Owns the channel between tabs of this origin. Listeners check the messages. */

const name = 'perya'

interface TabChannel {
  readonly say: (message: unknown) => void
  readonly close: () => void
}

/** Opens the channel; a no-op if the browser has none. */
export function openTabChannel(listener: (message: unknown) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { say: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  return { say: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Runs work that only one tab of this browser may do at a time; where the browser has no locks, at once. */
export async function exclusively<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = globalThis.navigator as Partial<Navigator>
  return locks ? locks.request(`${name}.${what}`, work) : work()
}
