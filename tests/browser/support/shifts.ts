import { expect, type Page } from '@playwright/test'
import type { App } from './app'

/** Maximum layout shift of a screen, as browsers score it (CLS). */
const most = 0.01

interface Moved {
  readonly score: number
  /** A shifted element: its text, and its old and new position in pixels. */
  readonly what: readonly string[]
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources?: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The page's record: shifts since a given time, milliseconds by its own clock. */
interface Noted {
  moved: Moved[]
  since: number
}

/** Waits three frames, in the page. */
const draw = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** Records layout shifts on every page of the test. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = Object.assign(window as unknown as Noted, { moved: [], since: 0 })
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources = [] } of list.getEntries() as LayoutShift[]) {
        // Shifts of the previous screen are reported late, too.
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

/** Navigates to another screen, whose answers arrive once its skeleton has been rendered. */
export async function walkToOutlines(app: App, path: string): Promise<void> {
  const { page, world } = app
  let answer = () => {}
  const outlined = new Promise<void>((resolve) => {
    answer = resolve
  })
  // The previous screen may just have been resized.
  await page.evaluate(draw)
  await page.evaluate(() => void Object.assign(window, { moved: [], since: performance.now() }))
  world.hold(() => outlined)
  await app.walkTo(path)
  await page.evaluate(draw)
  world.letGo()
  answer()
}

/** Nothing has shifted since: skeletons are as high as their content, or nothing is below them. */
export async function expectSteady(page: Page, path: string): Promise<void> {
  const moved = await page.evaluate(() => (window as unknown as Noted).moved)
  const score = moved.reduce((sum, one) => sum + one.score, 0)
  expect(score, `${path} moves: ${moved.flatMap(({ what }) => what).join('; ')}`).toBeLessThanOrEqual(most)
}
