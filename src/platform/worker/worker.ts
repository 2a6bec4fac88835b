/**
 * The service worker: keeps the files of its build and the public answers last seen, so that a repeat visit starts at
 * once, with or without a network. A script of its own (src/tools/service-worker.ts). It never keeps what was asked with
 * a token, and it waits to be told before it takes over from an older one (machines/app-update).
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

/** What the build knows: its files, the page, and the paths of the answers to keep. */
declare const KEPT: Kept
interface Kept {
  readonly page: string
  readonly files: readonly { url: string; revision: string | null }[]
  readonly shown: readonly string[]
  readonly fallback: readonly string[]
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

// Once: the build writes it out wherever it is named.
const { page, files, shown: shownPaths, fallback: fallbackPaths }: Kept = KEPT

/** How long the platform may take before the answer last seen is shown, seconds. */
const patience = 3
/**
 * How long it may take at all, milliseconds: a worker with work in hand leaves its place to a newer version only
 * minutes later. Pages wait no longer themselves (`timeLimits.read`).
 */
const longest = 8_000
/** Answers kept at most; the oldest go first. */
const most = 80

/** An answer belongs to its language and merchant, which are no part of the address. */
function keyOf({ url, headers }: Request): string {
  const key = new URL(url)
  key.searchParams.set('perya-for', `${headers.get('Merchant')} ${headers.get('Language')}`)
  return key.href
}

/** Refusals and pages of captive portals are not kept. */
async function isAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { success?: unknown } | null
  return body?.success === true
}

/** Says when it was given; without its `Date`, by which the site would set its clock. */
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

/** A request that ends with its page's or in time, whichever comes first. */
function limited(request: Request): Request {
  const limit = new AbortController()
  const end = () => limit.abort()
  setTimeout(end, longest)
  request.signal.addEventListener('abort', end)
  return new Request(request, { signal: limit.signal })
}

/** What is out of date by page, for those that do not listen yet; a worker that was ended has forgotten it. */
const outdated = new Map<string, string[]>()

/** Tells the page that asked; its request is the event. */
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

/** How the answer to a request is kept; undefined where it is not. */
function strategyOf(request: Request) {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || request.headers.has('Authorization')) return
  if (shownPaths.includes(pathname)) return shown
  return fallbackPaths.includes(pathname) ? fallback : undefined
}

/** A file of the build is the same whoever asks for it: a navigation says more of itself than what fetched the page. */
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
// A file that failed is asked for under another address (src/platform/files.ts): the same file.
precacheAndRoute([...files], { ignoreURLParametersMatching: [/^again$/], cleanURLs: false })

/** Where screens are; everything else belongs to the platform and others. */
const screens = /^\/(m(\/.*)?|register\.html)?$/
registerRoute(
  // A frame is the studio's, which puts its reporter into the page.
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

/** What a first visit asked before there was a worker. */
async function keepAll(event: Event, { merchant, language, addresses }: WorkerMessage & { type: 'KEEP' }) {
  const headers = { Merchant: merchant, Language: language, Accept: 'application/json' }
  for (const address of addresses) {
    const request = new Request(address, { headers })
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
