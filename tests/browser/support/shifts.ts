import { expect, type Page } from '@playwright/test'
import type { App } from './app'

/** The most that a screen may move by itself, as browsers score it (cumulative layout shift). */
const most = 0.01

interface Moved {
  readonly score: number
  /** What moved: its text, and from where to where in pixels. */
  readonly what: readonly string[]
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources?: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What the page keeps: what has moved since a moment, milliseconds of its own clock. */
interface Noted {
  moved: Moved[]
  since: number
}

/** Three frames, in the page. */
const draw = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** Notes what moves by itself on every page of the test. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = Object.assign(window as unknown as Noted, { moved: [], since: 0 })
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources = [] } of list.getEntries() as LayoutShift[]) {
        // What the screen before did is told later, too.
        if (startTime < noted.since) continue
        noted.moved.push({
          score: value,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift' })
  })
}

/** Goes to another screen, whose answers come once its outlines have been drawn. */
export async function walkToOutlines(app: App, path: string): Promise<void> {
  const { page, world } = app
  let answer = () => {}
  const outlined = new Promise<void>((resolve) => {
    answer = resolve
  })
  // The screen before may have been made larger or smaller just now.
  await page.evaluate(draw)
  await page.evaluate(() => void Object.assign(window, { moved: [], since: performance.now() }))
  world.hold(() => outlined)
  await app.walkTo(path)
  await page.evaluate(draw)
  world.letGo()
  answer()
}

/** Nothing has moved since: outlines are as high as what takes their place, or nothing stands below them. */
export async function expectSteady(page: Page, path: string): Promise<void> {
  const moved = await page.evaluate(() => (window as unknown as Noted).moved)
  const score = moved.reduce((sum, one) => sum + one.score, 0)
  expect(score, `${path} moves: ${moved.flatMap(({ what }) => what).join('; ')}`).toBeLessThanOrEqual(most)
}
