/**
 * First visits on slow 3G (0.4 Mb/s, 400 ms): when every screen shows more than the page's colour, and when
 * there is a link that works. Screens by path for those only, `--whole` also waits for the app. Exit code 1
 * when a limit is exceeded. The network is slower than any machine, so a busy one adds little.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { everyVisit, signIn, withBrowser, withPhone } from './phone'

/** Milliseconds until the screen's skeleton, or the screen itself, is visible. */
const promised = 3_000
const patience = 60_000

/** Milliseconds by first content; `link` may be absent before the app runs, if there is no tab bar. */
type Seen = Partial<Record<'outlines' | 'link' | 'program', number>>

/**
 * Checks once per frame. As a string: this file's loader would inject helper names the page does not have.
 */
const look = `{
  const seen = (window.seen = {})
  const shows = (css) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility({ visibilityProperty: true }))
  const note = (what, there) => { if (there) seen[what] ??= Math.round(performance.now()) }
  const look = () => {
    note('program', shows('#app main'))
    note('outlines', seen.program || shows('.boot-rows, .boot-title'))
    note('link', shows('#app a[href]'))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

const seenBy = (
  browser: Browser,
  address: string,
  signing: readonly string[],
  until: keyof Seen,
): Promise<Seen> =>
  withPhone(browser, { scripts: [...signing, look], line: 'slow3g' }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'commit' })
    const end = performance.now() + patience
    while (performance.now() < end) {
      const seen = await page.evaluate<Seen>('window.seen').catch(() => ({}))
      if (until in seen) return seen
      await page.waitForTimeout(100)
    }
    throw new Stop(`${address} showed nothing within ${patience / 1_000} seconds.`)
  })

export async function benchSlow(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { whole: { type: 'boolean', default: false } },
  })
  await ensureSiteBuilt(console.log)
  console.log('| screen | as | outlines, ms | link, ms | program, ms |\n|---|---|---|---|---|')
  await withBrowser(async (browser, world) => {
    for (const { path, who } of await everyVisit(positionals)) {
      const signing = await signIn(world, who)
      const seen = await seenBy(browser, world.origin + path, signing, values.whole ? 'program' : 'outlines')
      const { outlines = patience, link = '', program = '' } = seen
      if (outlines > promised) process.exitCode = 1
      console.log(
        `| ${path} | ${who} | ${outlines}${outlines > promised ? ' !' : ''} | ${link} | ${program} |`,
      )
    }
  })
}
