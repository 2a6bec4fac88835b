/**
 * Takes the place of the service worker where an operator switches it off: the host answers `/sw.js` with
 * this file (docs/deploy.md). It empties the caches and unregisters itself; open pages continue with the
 * network alone.
 */

interface WorkerScope {
  addEventListener: (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void
  skipWaiting: () => Promise<void>
  readonly registration: { unregister: () => Promise<boolean> }
}
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void
}
declare const self: WorkerScope

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

export {}
