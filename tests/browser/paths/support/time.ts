import type { Page } from '@playwright/test'
import type { Driver } from './driver'

/** Min lead of the moment to pause at, milliseconds; a slow machine needs more. */
const lead = 50
const longestLead = 30_000

/** Pauses the page's clock: from here on only `runFor` advances it. */
export async function standStill(page: Page): Promise<void> {
  for (let ahead = lead; ; ahead *= 4) {
    const now = await page.evaluate(() => Date.now())
    try {
      await page.clock.pauseAt(now + ahead)
      return
    } catch (error) {
      // The moment had passed before the page got the command.
      if (ahead > longestLead) throw error
    }
  }
}

export async function goOn(page: Page): Promise<void> {
  await page.clock.resume()
}

/** Advances time: on the chart's own timers where only these are paused, on the page's clock otherwise. */
export async function pass(page: Page, { stopsTime }: Driver, milliseconds: number): Promise<void> {
  if (stopsTime) await page.evaluate((ms) => window.peryaPaths?.timers?.pass(ms), milliseconds)
  else await page.clock.runFor(milliseconds)
}
