/**
 * Fetched by the early script if the app has not started after some seconds: shows a status in the bare page,
 * retries what failed, and continues until the app runs. It imports nothing: an import might be the very file
 * that is missing.
 */

declare const EARLY_STATUS: string
/** The part of src/platform/operator.ts needed here. */
interface Told {
  readonly merchant: string
}
/** `import()` without the build's loader (src/tools/late-code.ts). */
declare const importPlain: (file: string) => Promise<unknown>

/** Interval between checks, and when a hanging start is given up, milliseconds. */
const pause = 5_000
const longest = 30_000

let round = 0

/** Styles that failed or hang are requested under another address; a hanging one keeps the page unpainted. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue
    const again = link.cloneNode() as HTMLLinkElement
    again.href = `${link.href.split('?')[0] ?? ''}?again=${round}`
    link.replaceWith(again)
  }
}

/** The first script, if it has not run. */
function renewProgram(): void {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/index-"]')
  if (window.peryaBegun || !first) return
  importPlain(`${first.src}?again=${round}`).catch(() => {})
}

async function siteState(): Promise<string> {
  const { merchant } = JSON.parse(document.getElementById('operator')?.textContent ?? '') as Told
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), pause)
  try {
    const answer = await fetch(EARLY_STATUS.replace('{m}', merchant), {
      headers: { Merchant: merchant, Accept: 'application/json' },
      cache: 'no-store',
      signal: limit.signal,
    })
    const { value } = (await answer.json()) as { value: { maintenance: boolean; regionRestriction: boolean } }
    if (value.maintenance) return 'works'
    return value.regionRestriction ? 'region' : 'open'
  } catch {
    return navigator.onLine ? 'silent' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}

async function look(): Promise<void> {
  const notice = document.querySelector<HTMLElement>('.boot-late')
  if (!notice) return
  notice.dataset.now = ''
  round += 1
  renewStyles()
  renewProgram()
  const state = await siteState()
  for (const line of notice.querySelectorAll<HTMLElement>('[data-site]')) {
    line.hidden = line.dataset.site !== state
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A hanging module cannot be requested again in the same page: reload once, and never twice in a row.
  const hangs = performance.now() > longest && notice.isConnected
  if (hangs && state !== 'offline' && visit?.type !== 'reload') location.reload()
  else setTimeout(() => void look(), pause)
}

void look()

export {}
