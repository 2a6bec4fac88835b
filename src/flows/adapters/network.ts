import { fromCallback, type EventObject, type NonReducibleUnknown } from 'xstate'

export type NetworkEvent = { type: 'ONLINE' } | { type: 'OFFLINE' }

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

/** Whether the browser believes it has a network at start. */
export function isOnline(): boolean {
  return navigator.onLine
}
