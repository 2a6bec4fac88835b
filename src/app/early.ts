/**
 * A tiny script of its own, run before the first paint: it says whose visit this is, so that the bare page shows what
 * the app will show, and starts what the visit needs anyway, so that code and data travel side by side. It imports
 * nothing, knows no secrets, and is not needed for the page to work.
 */

/** What to ask, from the contract (src/tools/early-start.ts); `{language}` stands for the player's. */
declare const EARLY_REQUESTS: {
  readonly merchant: string
  readonly always: readonly string[]
  readonly home: readonly string[]
  readonly guestHome: readonly string[]
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
const language = kept('localStorage', 'perya.language') === '"TY"' ? 'TY' : 'EN'
const onHome = /^\/(m(\/|\/home|\/index(\.html)?)?)?$/.test(location.pathname)
const guest =
  kept('sessionStorage', 'MC_SESSION_INFO') === null && kept('localStorage', 'perya.signedIn') === null

if (language === 'TY') document.documentElement.lang = 'fil'
if (onHome && guest) document.documentElement.dataset.visit = 'guest'

const wanted = [...plan.always, ...(onHome ? plan.home : []), ...(onHome && guest ? plan.guestHome : [])]

/** How long a page that is not painted (nobody looks at it, its styles are late) keeps code and data waiting, milliseconds. */
const patience = 500

// What is painted first has the line to itself: everything else would only make it late. The words of the hero may come
// with the second painting, when this script was not here for the first.
const painted = new Promise<void>((seen) => {
  setTimeout(seen, patience)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))
  }).observe({ type: 'paint', buffered: true })
})
window.peryaPainted = painted

/** Starts a visit's requests; the client takes the answers over (src/platform/early.ts). */
function askEarly(): void {
  const { merchant } = plan
  const answers = new Map<string, Promise<Response>>()
  for (const address of wanted.map((one) => one.replace('{language}', language))) {
    const answer = fetch(address, {
      headers: { Merchant: merchant, Language: language, Accept: 'application/json' },
      credentials: 'same-origin',
    })
    // A failure shows when the answer is asked for, and is then tried again.
    answer.catch(() => {})
    answers.set(address, answer)
  }
  window.peryaEarly = { language, merchant, answers }
}

function fetchAhead(file: string): void {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
  if (link.rel === 'preload') link.as = 'style'
  // As the build's own links ask: a file fetched in another mode would be fetched twice.
  link.crossOrigin = 'anonymous'
  link.href = file
  document.head.append(link)
}

const { app = '', home = '' } = document.currentScript?.dataset ?? {}
const files = `${app} ${onHome ? home : ''}`.trim().split(/\s+/).filter(Boolean)
async function goOn(): Promise<void> {
  await painted
  for (const file of files) fetchAhead(file)
  if (guest || !onHome) askEarly()
}
void goOn()

export {}
