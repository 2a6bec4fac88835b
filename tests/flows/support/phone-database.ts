import { vi } from 'vitest'

type Listener = () => void

/** A request answered in a later turn of the event loop. */
function request<Value>(result: Value, before: (() => void) | undefined = undefined) {
  const heard = new Map<string, Listener>()
  const made = {
    result,
    error: null,
    addEventListener: (kind: string, listener: Listener) => void heard.set(kind, listener),
  }
  queueMicrotask(() => {
    if (before) heard.get('upgradeneeded')?.()
    before?.()
    heard.get('success')?.()
  })
  return made
}

/** The minimal IndexedDB for the phone’s own key; returns its contents. */
export function stubDatabase(): Map<string, unknown> {
  const kept = new Map<string, unknown>()
  const objectStore = () => ({
    get: (key: string) => request(kept.get(key)),
    put: (value: unknown, key: string) => {
      kept.set(key, value)
      return request(key)
    },
  })
  const database = {
    createObjectStore: () => {},
    addEventListener: () => {},
    close: () => {},
    transaction: () => ({ objectStore }),
  }
  vi.stubGlobal('indexedDB', { open: () => request(database, () => {}) })
  return kept
}
