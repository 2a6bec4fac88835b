/**
 * A tiny separate script, run before the first paint: it determines whose visit this is, so that the bare
 * page shows what the app will show, and starts the visit's requests early, so that code and data load in
 * parallel. It imports nothing, holds no secrets, and the page works without it.
 */

/**
 * What to request, from the contract (src/tools/early-start.ts); `{l}` is replaced by the player's, `{m}`
 * by the operator's.
 */
declare const EARLY_REQUESTS: {
  readonly tags: Readonly<Record<string, string>>
  readonly always: readonly string[]
  readonly guestHome: readonly string[]
}

/** The part of src/platform/operator.ts needed here. */
interface Told {
  readonly languages: readonly string[]
  readonly merchant: string
}

type EarlyAnswers = NonNullable<Window['peryaEarly']>
type InstallPrompt = NonNullable<Window['peryaPrompt']>

/** `import()` without the build's loader, which is a separate file (src/tools/late-code.ts). */
declare const importPlain: (file: string) => Promise<unknown>

/** Passed to src/app/early-routes.ts. */
export interface EarlyVisit {
  /** Nobody is signed in, in any tab. */
  readonly guest: boolean
  /** The path, without a slash at its end. */
  readonly address: string
  readonly merchant: string
  readonly fetchAhead: (file: string) => void
  /** The app's own files: each resolves when it is here, or will not be fetched ahead. */
  readonly app: readonly Promise<unknown>[]
  readonly askEarly: (calls: readonly string[], token?: string) => void
}

function kept(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    // Storage is blocked: go on as a first visitor.
    return null
  }
}

const plan = EARLY_REQUESTS
// The build inlines this script into the page, after the operator's data.
const { app, home, more, slow, tabs } = (document.currentScript as HTMLElement).dataset as Record<
  'app' | 'home' | 'more' | 'slow' | 'tabs',
  string
>
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const protocol = visit?.nextHopProtocol
const { languages, merchant } = JSON.parse(
  (document.getElementById('operator') as HTMLElement).textContent,
) as Told
const spoken = kept('localStorage', 'perya.language')
const language = languages.find((one) => spoken === `"${one}"`) ?? (languages[0] as string)
const onHome = /^\/(m(\/|\/home|\/index(\.html)?)?)?$/.test(location.pathname)
const guest =
  kept('sessionStorage', 'MC_SESSION_INFO') === null && kept('localStorage', 'perya.signedIn') === null

const page = document.documentElement
page.lang = plan.tags[language] as string
if (language === languages[1]) page.dataset.second = ''
if (kept('localStorage', 'perya.calm')) page.dataset.motion = 'calm'
page.dataset.visit = onHome && guest ? 'guest' : 'screen'
const address = location.pathname.replace(/(.)\/+$/, '$1')
const [open, players] = tabs.split(',')
if (`${open} ${guest ? '' : players}`.split(' ').includes(address)) page.dataset.tabs = ''

/** Puts the screen's title into the bar, and whatever else is known above its skeleton. */
function showKnown(): void {
  const known = document.querySelector('template')?.content
  // With a query, it may be a screen with another title.
  if (!known || location.search) return
  const bar = known.firstElementChild as Element
  const own = `[data-at~="${address}"],[data-${guest ? 'out' : 'in'}~="${address}"]`
  for (const one of known.querySelectorAll(own))
    if (one.tagName === 'B') {
      bar.append(one)
      document.querySelector('.boot')?.replaceWith(bar)
    } else document.querySelector('.boot-rows p')?.before(one)
}
// The body may not have been parsed yet.
showKnown()
document.addEventListener('readystatechange', showKnown)

/**
 * Maximum delay of code and data while the page is unpainted (hidden, or its styles are late), in
 * milliseconds.
 */
const patience = 500

// The hero's text may appear with the second paint, if this script was too late for the first.
const painted = new Promise<void>((seen) => {
  setTimeout(seen, patience)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))
  }).observe({ type: 'paint', buffered: true })
})
window.peryaPainted = painted

// Until the first paint's styles are here, they get the whole bandwidth: any other request would delay them.
const styled = new Promise<void>((seen) => {
  const styles = document.querySelector<HTMLLinkElement>('[rel=stylesheet]')
  if (styles?.sheet) seen()
  else styles?.addEventListener('load', () => seen())
})

/** Time limit for an early request, milliseconds: a hanging platform must not occupy the connections. */
const longest = 8_000

function ask(address: string, module?: string, token?: string): Promise<Response> {
  const limit = new AbortController()
  // Uses the client's own abort reason (src/platform/client.ts), by which a tester's browser extends it.
  setTimeout(() => limit.abort('timeout'), longest)
  return fetch(address, {
    headers: {
      Merchant: merchant,
      Language: language,
      Accept: 'application/json',
      ...(module && { ModuleId: module }),
      ...(token && { Authorization: token }),
    },
    credentials: 'same-origin',
    signal: limit.signal,
  })
}

/** How long a page may take to start, milliseconds: later requests need fresh answers. */
const longestStart = 30_000

const early: EarlyAnswers = { language, merchant, answers: new Map() }
setTimeout(() => early.answers.clear(), longestStart)
// HTTP/1.1 allows six connections in all: half of them are left to the app.
const atOnce = protocol === 'http/1.1' ? 3 : 9
const lanes: Promise<unknown>[] = []

/** Starts a visit's requests; the client takes the answers over (src/platform/early.ts). */
function askEarly(calls: readonly string[], token?: string): void {
  // By now the app makes its own requests.
  if (early.taken) return
  for (const one of calls) {
    const asked = one.replaceAll('{l}', language).replaceAll('{m}', merchant)
    const [address, module] = asked.split('#') as [string, string?]
    const lane = early.answers.size % atOnce
    const answer = Promise.resolve(lanes[lane]).then(() => ask(address, module, token))
    // A failure surfaces when the answer is used, and is then retried.
    lanes[lane] = answer.catch(() => {})
    early.answers.set((token ?? '') + address, answer)
  }
}

/** Resolves when the file is here, has failed, or cannot be fetched ahead. */
function fetchAhead(file: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
  if (link.rel === 'preload') link.as = 'style'
  // In Safari 16, modules come when they are imported.
  if (!link.relList.supports(link.rel)) return Promise.resolve()
  // Nothing that is fetched ahead may delay what the first paint waits for.
  link.fetchPriority = 'low'
  // In the same CORS mode as the build's own links: otherwise a file would be fetched twice.
  link.crossOrigin = 'anonymous'
  link.href = file
  document.head.append(link)
  return new Promise((done) => {
    link.addEventListener('load', done)
    link.addEventListener('error', done)
  })
}

async function goOn(): Promise<void> {
  const isKnown = onHome ? guest : /^\/m\/login\/?$/.test(location.pathname)
  // There, the first paint is the largest.
  await (isKnown ? painted : Promise.race([styled, painted]))
  const list = more.match(`\\S+-${language}-\\S+`)?.[0] as string
  // Fetched first by a link: an import alone has a high priority.
  if (!isKnown) void fetchAhead(list)
  const others = isKnown ? null : importPlain(list)
  const files = (onHome ? `${app} ${home}` : app).split(' ').map(fetchAhead)
  window.peryaEarly = early
  askEarly(onHome && guest ? [...plan.always, ...plan.guestHome] : plan.always)
  if (!others) return
  const routes = (await others) as { begin: (visit: EarlyVisit) => void }
  routes.begin({ guest, address, merchant, fetchAhead, app: files, askEarly })
}
goOn().catch(() => {})

// The browser's own install prompt is deferred to a good moment (src/platform/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.peryaPrompt = event as InstallPrompt
})

/** When to report that the site is slow to load, milliseconds. */
const tooLate = 6_000

setTimeout(() => {
  // If that is missing as well, CSS alone reveals the notice.
  if (document.querySelector('.boot-late')) importPlain(slow).catch(() => {})
}, tooLate)
