import type { Page } from '@playwright/test'
import { expectReadable } from '../../support/reading'

/** Overlays that this worker has read, by what is in them. */
const read = new Set<string>()

/** What lies over the screen, by its controls and headings: amounts and moments differ from path to path. */
const overlayOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('dialog[open]')]
      .at(-1)
      ?.querySelectorAll('h1, h2, h3, label, button, input, select, textarea')
    return parts && [...parts].map((one) => `${one.tagName} ${one.textContent}`.replace(/\d+/g, '0')).join()
  })

/**
 * `SWEEP=all` reads each dialog that a path opens in every way that people read (reading.ts); every other run reads those
 * of axe.spec.ts.
 */
export async function readOverlay(page: Page, what: string): Promise<void> {
  if (process.env.SWEEP !== 'all') return
  const overlay = await overlayOf(page)
  if (overlay === undefined || read.has(overlay)) return
  read.add(overlay)
  const before = page.viewportSize()
  await expectReadable(page, what)
  if (before) await page.setViewportSize(before)
}
