import { rmSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { preview } from 'vite'
import { chromiumFlags, findChromium, noChromium } from '../../src/tools/lib/chromium.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { withPhone } from './phone'

/** Scripts and styles count as loaded once none was requested for this many milliseconds. */
const quiet = 2_000
const patience = 20_000

/** Work deferred by this many milliseconds or more is not part of a first visit. */
const later = 2_500

/**
 * Script for measuring a page's first visit: deferred work counts as after the visit, however slow the
 * machine. As a string: this file's loader would inject helper names the page does not have.
 */
export const withoutLater = `{ const wait = setTimeout; window.setTimeout = (work, after = 0, ...values) => after >= ${later} ? 0 : wait(work, after, ...values) }`

/** Paths of the script and style files loaded by one first visit without interaction. */
async function filesOf(browser: Browser, address: string): Promise<string[]> {
  const files = new Set<string>()
  await withPhone(browser, { scripts: [withoutLater] }, async ({ page }) => {
    let last = performance.now()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!/\.(js|css)$/.test(pathname) || !response.ok()) return
      files.add(pathname)
      last = performance.now()
    })
    const since = performance.now()
    await page.goto(address, { waitUntil: 'load' })
    while (performance.now() - last < quiet && performance.now() - since < patience)
      await page.waitForTimeout(100)
  })
  return [...files].sort()
}

/** Visits each route of the built site once, each as a new guest, and returns the files each loaded. */
export async function visit(routes: readonly string[]): Promise<Map<string, string[]>> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(noChromium)
  const data = inRoot('.cache/bench-data') // never the developer's own data folder
  rmSync(data, { recursive: true, force: true })
  process.env.DATA_DIR = data
  const server = await preview({
    configFile: inRoot('vite.config.ts'),
    logLevel: 'silent',
    preview: { port: 4600, strictPort: false },
  })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const origin = server.resolvedUrls?.local[0] ?? ''
    const found = await Promise.all(routes.map((route) => filesOf(browser, new URL(route, origin).href)))
    return new Map(routes.map((route, at) => [route, found[at] ?? []]))
  } finally {
    await browser.close()
    await server.close()
  }
}
