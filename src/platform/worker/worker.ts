/**
 * The service worker: caches its build's files and the latest public answers, so that a repeat visit starts
 * at once, online or offline. A separate script (src/tools/service-worker.ts). It never caches an answer to a
 * request with a token, and it takes over from an older worker only when told to (machines/app-update).
 */
import { clientsClaim } from 'workbox-core/clientsClaim.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { addPlugins } from 'workbox-precaching/addPlugins.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL.js'
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { publicCache, seenHeader, type NewerAnswer, type WorkerMessage } from './words'

/**
 * Filled in by the build: its files, the page, the paths of the answers to cache, and the modules of those that
 * have one.
 */
declare const KEPT: Kept
interface Kept {
  readonly page: string
  readonly files: readonly { url: string; revision: string | null }[]
  readonly shown: readonly string[]
  readonly fallback: readonly string[]
  readonly modules: Readonly<Record<string, string>>
}

interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEventOfPage) => void) => void
  readonly clients: {
    get: (id: string) => Promise<{ postMessage: (message: NewerAnswer) => void } | undefined>
  }
  skipWaiting: () => Promise<void>
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface MessageEventOfPage extends ExtendableEvent {
  readonly data: WorkerMessage
  readonly source: { readonly id: string } | null
  readonly ports: readonly MessagePort[]
}
declare const self: WorkerScope

// Referenced only once: the build inlines it at every mention.
const { page, files, shown: shownPaths, fallback: fallbackPaths, modules }: Kept = KEPT

/** How long the platform may take before the cached answer is shown, seconds. */
const patience = 3
/**
 * Overall time limit, milliseconds: a worker with pending work delays a newer version by minutes. Pages wait
 * no longer themselves (`timeLimits.read`).
 */
const longest = 8_000
/** Maximum number of cached answers; the oldest are evicted first. */
const most = 80

/** An answer belongs to its language and merchant, which are not part of the URL. */
function keyOf({ url, headers }: Request): string {
  const key = new URL(url)
  key.searchParams.set('perya-for', `${headers.get('Merchant')} ${headers.get('Language')}`)
  return key.href
}

/** Refusals and captive portal pages are not cached. */
async function isAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { success?: unknown } | null
  return body?.success === true
}

/** Records when it was sent; the `Date` header is removed because the site would set its clock by it. */
function asSeen(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(seenHeader, String(Date.parse(headers.get('Date') ?? '') || 0))
  headers.delete('Date')
  return new Response(response.body, { status: response.status, headers })
}

async function forgetOldest(): Promise<void> {
  const cache = await caches.open(publicCache)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)))
}

/** A request that is aborted with its page's request or on timeout, whichever comes first. */
function limited(request: Request): Request {
  const limit = new AbortController()
  const end = () => limit.abort()
  setTimeout(end, longest)
  request.signal.addEventListener('abort', end)
  return new Request(request, { signal: limit.signal })
}

/** Stale answers by page, for pages that are not listening yet; lost when the worker is terminated. */
const outdated = new Map<string, string[]>()

/** Notifies the page that made the request; `event` is its fetch event. */
async function tellNewer(path: string, event: Event): Promise<void> {
  const { clientId } = event as Event & { clientId?: string }
  if (!clientId) return
  outdated.set(clientId, [...(outdated.get(clientId) ?? []), path])
  const page = await self.clients.get(clientId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this site, which has no such argument
  page?.postMessage({ type: 'NEWER', path })
}

const plugin: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => limited(request),
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ response }) => ((await isAnswer(response)) ? response : null),
  async cachedResponseWillBeUsed({ cachedResponse, state }) {
    if (!cachedResponse) return null
    if (state) state.shown = true
    return asSeen(cachedResponse)
  },
  async cacheDidUpdate({ oldResponse, newResponse, request, event, state }) {
    await forgetOldest()
    if (!state?.shown || !oldResponse) return
    const [before, now] = await Promise.all([oldResponse.text(), newResponse.text()])
    if (before !== now) await tellNewer(new URL(request.url).pathname, event)
  },
}
const shown = new StaleWhileRevalidate({ cacheName: publicCache, plugins: [plugin] })
const fallback = new NetworkFirst({
  cacheName: publicCache,
  plugins: [plugin],
  networkTimeoutSeconds: patience,
})

/** Caching strategy for a request's answer; undefined if it is not cached. */
function strategyOf(request: Request) {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || request.headers.has('Authorization')) return
  if (shownPaths.includes(pathname)) return shown
  return fallbackPaths.includes(pathname) ? fallback : undefined
}

/**
 * A build file is the same for every request: a navigation's headers differ from those of the request that
 * cached the page.
 */
const forEverybody: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200) return null
    const headers = new Headers(response.headers)
    headers.delete('Vary')
    return new Response(response.body, { headers })
  },
}

cleanupOutdatedCaches()
addPlugins([forEverybody])
// A failed file is retried under another address (src/platform/files.ts): it is the same file.
precacheAndRoute([...files], { ignoreURLParametersMatching: [/^again$/], cleanURLs: false })

/** Paths of screens; everything else belongs to the platform and others. */
const screens = /^\/(m(\/.*)?|register\.html)?$/
registerRoute(
  // A frame belongs to the studio, which injects its reporter into the page.
  ({ request, url }) =>
    request.mode === 'navigate' && request.destination === 'document' && screens.test(url.pathname),
  createHandlerBoundToURL(page),
)
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && strategyOf(request) !== undefined,
  async ({ request, event }) => {
    const strategy = strategyOf(request)
    return strategy ? strategy.handle({ request, event }) : fetch(request)
  },
)

clientsClaim()

/** What a first visit requested before there was a worker. */
async function keepAll(event: Event, { merchant, language, addresses }: WorkerMessage & { type: 'KEEP' }) {
  const headers = { Merchant: merchant, Language: language, Accept: 'application/json' }
  for (const address of addresses) {
    const module = modules[new URL(address).pathname]
    const request = new Request(address, { headers: module ? { ...headers, ModuleId: module } : headers })
    const known = await caches.match(keyOf(request), { cacheName: publicCache })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, behind what the player is doing
    if (!known)
      await strategyOf(request)
        ?.handle({ request, event: event as never })
        ?.catch(() => {})
  }
}

self.addEventListener('message', (event) => {
  const { data } = event
  if (data.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (data.type === 'KEEP') event.waitUntil(keepAll(event, data))
  if (data.type === 'LISTEN') event.ports[0]?.postMessage(outdated.get(event.source?.id ?? '') ?? [])
})
