import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { access, builtPaths, routes } from './support/routes'
import { words, type Language } from './support/words'

/** Widths of a small phone, the smallest common one, the design's own, and a tablet. */
const widths = [320, 360, 390, 820] as const

interface Trouble {
  /** Pixels by which the page is wider than the screen. */
  readonly overflow: number
  /** Words cut off by their own box. */
  readonly clipped: readonly string[]
  /** Controls smaller than a thumb, with their size. */
  readonly small: readonly string[]
}

/** Looks at the page as laid out. Text that ends in dots on purpose (`text-overflow`) and text for ears only do not count. */
async function troubles(page: Page): Promise<Trouble> {
  return page.evaluate(() => {
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      return (
        width > 1 &&
        height > 1 &&
        style.visibility !== 'hidden' &&
        !element.closest('[inert], [aria-hidden="true"], .visually-hidden')
      )
    }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const clipped: string[] = []
    for (const element of document.querySelectorAll('#app *')) {
      if (!(element instanceof HTMLElement) || !shown(element)) continue
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const style = getComputedStyle(element)
      if (!words || style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue
      if (/auto|scroll/.test(style.overflowX)) continue
      if (element.scrollWidth > element.clientWidth + 1) clipped.push(name(element))
    }
    const small: string[] = []
    for (const element of document.querySelectorAll(
      '#app button, #app a[href], #app input, #app select, #app label',
    )) {
      if (!shown(element) || element.matches('.skip-link') || element.closest('p')) continue
      // A field is as large as the box around it; a box with a tick as the words beside it.
      if (element.matches('input, select') && element.closest('label, [class*="box"], [class*="search"]'))
        continue
      if (element.matches('label[for]')) continue
      // A target may reach beyond what it shows: ask what a thumb hits around its middle.
      const box = element.getBoundingClientRect()
      const hits = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return (
          hit !== null &&
          (hit === element || element.contains(hit) || hit.closest('button, a, label') === element)
        )
      }
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const inView =
        middle.y > 80 && middle.y < innerHeight - 110 && middle.x > 24 && middle.x < innerWidth - 24
      const tall =
        box.height >= 43.5 || (inView && hits(middle.x, middle.y - 21) && hits(middle.x, middle.y + 21))
      const wide =
        box.width >= 43.5 || (inView && hits(middle.x - 21, middle.y) && hits(middle.x + 21, middle.y))
      if (!tall || !wide) small.push(`${name(element)} ${Math.round(box.width)}×${Math.round(box.height)}`)
    }
    return { overflow: document.documentElement.scrollWidth - innerWidth, clipped, small }
  })
}

/** Each language and each kind of visitor once. */
const visits = { EN: { who: 'guest', type: null }, TY: { who: 'don_ramon', type: 0 } } as const

for (const language of Object.keys(words) as Language[]) {
  const { who, type } = visits[language]
  test.describe(`${who}, ${language}`, () => {
    test.use({ language, viewport: { width: widths[0], height: 844 } })

    test('nothing scrolls sideways, nothing is cut off, everything is as large as a thumb', async ({
      app,
      page,
      watch,
    }) => {
      test.slow()
      watch.expectStatus(404)
      const look = async (path: string) => {
        await app.open(path)
        await app.settled()
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          const found = await troubles(page)
          expect(found, `${path} at ${width} px`).toEqual({ overflow: 0, clipped: [], small: [] })
        }
      }
      const guardOf = (path: string) => routes.find((route) => route.path === path)?.guard
      if (who !== 'guest') await app.arriveAs(who)
      for (const path of [...builtPaths, '/m/no-such-page']) {
        const guard = guardOf(path)
        // Who is sent away sees a screen that has its own turn; the launch screen has no game here.
        if (path === '/m/launchGame' || (guard && access(guard, type))) continue
        await look(path)
      }
      await app.arriveAs('tita_baby')
      for (const path of builtPaths) if (guardOf(path) === 'agent') await look(path)
    })
  })
}
