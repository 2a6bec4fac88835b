import type { Page } from '@playwright/test'
import { Stop } from '../../src/tools/lib/stop.mjs'

/**
 * Real touch input, undetectable by the page. Playwright's locators install listeners that delay
 * every touch: at a quarter of the speed a tap took 16 ms longer with them. Here, the page is only
 * queried by scripts, and all input is the browser's.
 */
interface Finger {
  /** Waits until the element exists and the page is idle. Rejects after 30 seconds. */
  readonly find: (sought: Sought) => Promise<void>
  /** Number of matches. */
  readonly count: (sought: Sought) => Promise<number>
  /** Taps an element and returns the milliseconds until the next frame; at least 16. */
  readonly tap: (sought: Sought) => Promise<number>
  /** Taps a field and types. */
  readonly type: (sought: Sought, text: string) => Promise<void>
}

/** Elements by selector, and by full text or accessible name. */
interface Sought {
  readonly css: string
  readonly name?: RegExp
}

/** Idle time before and after a tap, milliseconds. */
const rest = 700

const all = ({ css, name }: Sought) =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].filter((it) =>
    ${name ?? '/(?:)/'}.test(it.getAttribute('aria-label') ?? it.textContent.trim()))`

/** Creates the finger for a page; call before the page opens anything. */
export async function fingerOn(page: Page): Promise<Finger> {
  await page.addInitScript(`
    window.tapped = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (/^(pointer|touch|click)/.test(entry.name)) window.tapped.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })`)
  const pause = (milliseconds: number) =>
    page.evaluate(`new Promise((done) => setTimeout(done, ${milliseconds}))`)
  const count = (sought: Sought) => page.evaluate<number>(`${all(sought)}.length`)
  const find = async (sought: Sought) => {
    const end = performance.now() + 30_000
    while ((await count(sought)) === 0) {
      if (performance.now() > end)
        throw new Stop(`There is no ${sought.css} ${sought.name ?? ''} on the page.`)
      await pause(100)
    }
    await pause(2 * rest)
  }
  const at = async (sought: Sought) => {
    const place = await page.evaluate<{ x: number; y: number } | null>(`(() => {
      const it = ${all(sought)}[0]
      if (!it) return null
      it.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { x, y, width, height } = it.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    if (!place) throw new Stop(`There is no ${sought.css} ${sought.name ?? ''} to be tapped.`)
    await pause(rest)
    return place
  }
  return {
    count,
    find,
    type: async (sought, text) => {
      const { x, y } = await at(sought)
      await page.touchscreen.tap(x, y)
      await pause(rest)
      await page.keyboard.insertText(text)
    },
    tap: async (sought) => {
      const { x, y } = await at(sought)
      await page.evaluate('window.tapped = []')
      await page.touchscreen.tap(x, y)
      await pause(rest)
      const taps = await page.evaluate<number[]>('window.tapped')
      if (taps.length === 0) throw new Stop('A tap was not heard.')
      return Math.max(16, ...taps)
    },
  }
}
