import type { Page } from '@playwright/test'
import { Stop } from '../../src/tools/lib/stop.mjs'

/**
 * A finger that the page cannot tell from a player's. The tool's own way to elements puts listeners into the page
 * that every touch waits for: at a quarter of the speed a tap took 16 ms longer with them. Here, the page is only
 * asked by scripts, and the rest is the browser's own input.
 */
export interface Finger {
  /** Waits until what is sought is on the page, and the page rests. Rejects after half a minute. */
  readonly find: (sought: Sought) => Promise<void>
  /** How many there are. */
  readonly count: (sought: Sought) => Promise<number>
  /** Taps something and answers how long it took until the screen showed it, in ms; 16 and less count as 16. */
  readonly tap: (sought: Sought) => Promise<number>
  /** Taps a field and types. */
  readonly type: (sought: Sought, text: string) => Promise<void>
}

/** Elements by a selector, and by their whole text or what they are called. */
export interface Sought {
  readonly css: string
  readonly name?: RegExp
}

/** How long a page is left alone before a tap and after it, milliseconds. */
const rest = 700

const all = ({ css, name }: Sought) =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].filter((it) =>
    ${name ?? '/(?:)/'}.test(it.getAttribute('aria-label') ?? it.textContent.trim()))`

/** The finger for a page; to be made before the page opens anything. */
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
