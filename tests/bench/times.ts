/**
 * What a first visit of every screen takes on a phone four times slower than this machine, on a line of 1.6
 * Mb/s and 150 ms, as everybody who may open it: first and largest paint, how long the page's thread was
 * blocked (each task's time beyond 50 ms), and layout shift. For comparison, a reference page, the libraries
 * with one button (tests/bench/floor), is opened in each round: the largest paint is also given as a multiple
 * of its own. Medians of `--runs 3` rounds through all; a visit during which other processes used more than
 * 0.3 of a core is repeated, twice at most, and marked `~` if none was better. Screens by path for those
 * only. Exit code 1 when something moves.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, CDPSession } from '@playwright/test'
import { openWorld } from '../browser/support/world'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { floorOf } from './builds'
import { median } from './numbers'
import { parts } from './parts'
import { everyVisit, signIn, withBrowser, withPhone } from './phone'
import { withoutLater } from './visit'

const slowdown = 4
/** Maximum layout shift of a visit, as browsers score it. */
const promisedShift = 0.01
/** A visit is over once nothing was fetched, painted or worked on for this many milliseconds. */
const quiet = 2_000
const patience = 30_000
/** Maximum load by other processes, in cores, and number of repeats. */
const allowed = 0.3
const again = 2

const figures = ['first', 'largest', 'blocked', 'shift'] as const
type Figures = Record<(typeof figures)[number], number>

/** As a string: this file's loader would inject helper names the page does not have. */
const watching = `{
  const seen = (window.seen = { first: 0, largest: 0, blocked: 0, shift: 0, last: 0 })
  const watch = (type, note) =>
    new PerformanceObserver((list) => { for (const one of list.getEntries()) { note(one); seen.last = performance.now() } })
      .observe({ type, buffered: true })
  watch('paint', (one) => { if (one.name === 'first-contentful-paint') seen.first = one.startTime })
  watch('largest-contentful-paint', (one) => (seen.largest = one.startTime))
  watch('longtask', (one) => (seen.blocked += one.duration - 50))
  watch('layout-shift', (one) => (seen.shift += one.hadRecentInput ? 0 : one.value))
  watch('resource', () => {})
}`

/** Busy seconds of the processors, and of each process of this benchmark; `0` is the benchmark itself. */
async function worked(system: CDPSession) {
  const busy = cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)
  const { user, system: kernel } = process.cpuUsage()
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  const own = new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]))
  return { all: busy / 1_000, own: own.set(0, (user + kernel) / 1e6) }
}

type Worked = Awaited<ReturnType<typeof worked>>

/** Seconds used by others between two samples; a page's process may start or end in between. */
const othersUsed = (before: Worked, after: Worked) =>
  [...after.own].reduce(
    (left, [id, time]) => left - (time - (before.own.get(id) ?? 0)),
    after.all - before.all,
  )

interface Seen {
  readonly seen: Figures & { readonly last: number }
}

interface Visit {
  readonly address: string
  /** Signs the page in before its own scripts run. */
  readonly signing: readonly string[]
}

const once = (browser: Browser, system: CDPSession, { address, signing }: Visit) =>
  withPhone(
    browser,
    { scripts: [...signing, withoutLater, watching], line: 'slow4g', slowdown },
    async ({ page }) => {
      const [since, start] = [await worked(system), performance.now()]
      await page.goto(address, { waitUntil: 'load' })
      const isOver = () =>
        page.evaluate((limit) => performance.now() - (window as never as Seen).seen.last > limit, quiet)
      while (performance.now() - start < patience && !(await isOver())) await page.waitForTimeout(200)
      const others = othersUsed(since, await worked(system)) / ((performance.now() - start) / 1_000)
      return { ...(await page.evaluate(() => (window as never as Seen).seen)), others }
    },
  )

/** An undisturbed visit, if there is one among a few attempts. */
async function calm(browser: Browser, system: CDPSession, visit: Visit) {
  let best = await once(browser, system, visit)
  for (let more = 0; best.others > allowed && more < again; more++) {
    const next = await once(browser, system, visit)
    if (next.others < best.others) best = next
  }
  return best
}

export async function benchTimes(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' } },
  })
  await ensureSiteBuilt(console.log)
  await floorOf([...new Set(Object.values(parts))].sort())
  const reference = await openWorld(inRoot('.cache/floor'))
  await withBrowser(async (browser, world) => {
    const system = await browser.newBrowserCDPSession()
    const visits = [
      { name: 'the reference | guest', visit: { address: reference.origin, signing: [] } },
      ...(await Promise.all(
        (await everyVisit(positionals)).map(async ({ path, who }) => {
          const visit = { address: world.origin + path, signing: await signIn(world, who) }
          return { name: `\`${path}\` | ${who}`, visit }
        }),
      )),
    ]
    const found = visits.map(() => [] as Awaited<ReturnType<typeof once>>[])
    for (let run = 0; run < Number(values.runs); run++)
      for (const [at, { visit }] of visits.entries()) found[at]?.push(await calm(browser, system, visit))
    console.log('| screen | as | first paint, ms | largest, ms | times the reference | blocked, ms | shift |')
    console.log('|---|---|---|---|---|---|---|')
    const of = (at: number, figure: keyof Figures) => median((found[at] ?? []).map((one) => one[figure]))
    for (const [at, { name }] of visits.entries()) {
      const [first = 0, largest = 0, blocked = 0, shift = 0] = figures.map((figure) => of(at, figure))
      const mark = (found[at] ?? []).some(({ others }) => others > allowed) ? ' ~' : ''
      const moves = shift > promisedShift ? ' !' : ''
      if (moves) process.exitCode = 1
      console.log(
        `| ${name} | ${Math.round(first)} | ${Math.round(largest)}${mark} | ${(largest / of(0, 'largest')).toFixed(2)} | ${Math.round(blocked)} | ${shift.toFixed(3)}${moves} |`,
      )
    }
  }).finally(() => reference.close())
}
