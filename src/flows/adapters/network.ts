import { fromCallback, type EventObject, type NonReducibleUnknown } from 'xstate'

type NetworkEvent = { type: 'ONLINE' } | { type: 'OFFLINE' }

/** Sends ONLINE and OFFLINE as the browser reports them. */
export const watchNetwork = fromCallback<EventObject, NonReducibleUnknown, NetworkEvent>(({ sendBack }) => {
  const online = () => sendBack({ type: 'ONLINE' })
  const offline = () => sendBack({ type: 'OFFLINE' })
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
})

/** Calls back when the phone is back online; returns an unsubscribe function. */
export function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}

/** Sends ONLINE when the phone is back online. */
export const watchOnline = fromCallback<EventObject, NonReducibleUnknown, { type: 'ONLINE' }>(
  ({ sendBack }) => onOnline(() => sendBack({ type: 'ONLINE' })),
)

/** Whether the browser reports being online at the start. */
export function isOnline(): boolean {
  return navigator.onLine
}
