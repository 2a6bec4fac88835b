import type { Page } from '@playwright/test'
import type { Driver } from './driver'

/** Least lead of the moment at which time is to stand still; a slow machine needs more. */
const lead = 50
const longestLead = 30_000

/** Stops the page's clock: from here on only `runFor` moves it. */
export async function standStill(page: Page): Promise<void> {
  for (let ahead = lead; ; ahead *= 4) {
    const now = await page.evaluate(() => Date.now())
    try {
      await page.clock.pauseAt(now + ahead)
      return
    } catch (error) {
      // The moment was over before the page heard of it.
      if (ahead > longestLead) throw error
    }
  }
}

export async function goOn(page: Page): Promise<void> {
  await page.clock.resume()
}

/** Lets this much time pass: on the chart's own timers where only these stand still, on the page's clock otherwise. */
export async function pass(page: Page, { stopsTime }: Driver, milliseconds: number): Promise<void> {
  if (stopsTime) await page.evaluate((ms) => window.peryaPaths?.timers?.pass(ms), milliseconds)
  else await page.clock.runFor(milliseconds)
}
