/**
 * Ten thousand games on a phone four times slower than this machine: the list is scrolled without a pause, tabs and
 * categories are changed, buttons are tapped. The median of some runs counts, as this machine may do other things.
 * `--runs 3`, `--seconds 30` of scrolling. Exit code 1 when a promise does not hold.
 */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import type { Sandbox } from '../../src/sandbox/sandbox'
import { startServer } from '../../src/sandbox/server/start'
import { ensureBuilt } from '../../src/tools/lib/build.mjs'
import { chromiumFlags, findChromium, noChromium } from '../../src/tools/lib/chromium.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { median } from './numbers'

const games = 10_000
const slowdown = 4

/** What is promised, the most of each. */
const promised = {
  'longest task while scrolling, ms': 50,
  'heap growth, MB': 60,
  'layout shift': 0.02,
  'tab change to paint, ms': 100,
  'category change to paint, ms': 100,
  'tap on the tab bar to paint, ms': 80,
  'tap on a category to paint, ms': 80,
  'tap on the login button to paint, ms': 80,
} as const
type Measure = keyof typeof promised
type Measured = Record<Measure, number>

/** Fills the slots: copies of a game that is there, each with a name and number of its own. */
async function seed({ db }: Sandbox): Promise<void> {
  const pattern = await db
    .selectFrom('game')
    .selectAll()
    .where('gameType', '=', 'RNG')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: games }, (_, n) => ({
    ...pattern,
    nodeId: `bench-${n}`,
    gameId: `bench-${n}`,
    name: `Game ${n}`,
    nodeName: `Game ${n}`,
    hotPlace: null,
    position: 100_000 + n,
  }))
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('game')
      .values(rows.slice(from, from + 500))
      .execute()
  }
}

/** Counts what the browser notices by itself: long tasks, shifts, and how long taps take to show. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { task: 0, shift: 0, taps: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime > 1_000) seen.task = Math.max(seen.task, duration)
      }
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/^(pointer|touch|click)/.test(entry.name)) seen.taps.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

interface Seen {
  task: number
  shift: number
  taps: number[]
}
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

async function heap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** Taps something and answers how long it took until the screen showed it; 16 ms and less count as 16. */
async function tapOn(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Stop('What is to be tapped is not on the screen.')
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.taps = []))
  // As a finger does: a tap of the tool's own first asks the page what lies there, on the page's time.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 700)))
  const { taps } = await seenBy(page)
  if (taps.length === 0) throw new Stop('A tap was not heard.')
  return Math.max(16, ...taps)
}

const tap = (page: Page, name: string | RegExp, role: 'button' | 'tab' = 'tab') =>
  tapOn(page, page.getByRole(role, { name, exact: true }).first())

async function once(browser: Browser, origin: string, seconds: number): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await observe(page)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tiles = page.getByRole('tabpanel').getByRole('listitem')

  await page.goto(`${origin}/m/gameList?gameType=RNG`)
  await tiles.first().waitFor()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_500)))
  const before = await heap(client)
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.task = 0))
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -2_400,
      speed: 1_600,
      // Gestures of a touch move nothing in a browser without a window.
      gestureSourceType: 'mouse',
    })
  }
  const way = await page.evaluate(() => window.scrollY)
  if (way < 5_000) throw new Stop(`The list was scrolled by ${way} pixels only: nothing is measured.`)
  const scrolled = await seenBy(page)
  const growth = (await heap(client)) - before
  const drawn = await tiles.count()
  if (drawn > 120) throw new Stop(`The list draws ${drawn} tiles at once: it is not virtual.`)

  // With the answers in hand: each has been on screen before.
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const name of ['Hot', 'All']) await tap(page, name)
  const tab = median([await tap(page, 'Hot'), await tap(page, 'All'), await tap(page, 'Hot')])

  await page.goto(`${origin}/m/home`)
  await page.getByRole('tab', { name: 'Sports', exact: true }).waitFor()
  await page.getByRole('list', { name: 'Games' }).getByRole('button').first().waitFor()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_500)))
  for (const name of ['Sports', 'E-sports', 'Slots']) await tap(page, name)
  const first = await tap(page, 'Fish')
  const again: number[] = []
  for (const name of ['Slots', 'Sports', 'Fish', 'E-sports', 'Slots']) again.push(await tap(page, name))
  const bar = await tap(page, /Deposit/, 'button')
  await page.keyboard.press('Escape')
  const shift = (await seenBy(page)).shift
  await page.goto(`${origin}/m/login`)
  await page.locator('form input[name="username"]').waitFor()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)))
  await page.locator('form input[name="username"]').fill('nobody')
  await page.locator('form input[name="password"]').fill('Nobody-1234')
  const login = await tapOn(page, page.locator('form button[type="submit"]'))
  await context.close()
  return {
    'longest task while scrolling, ms': scrolled.task,
    'heap growth, MB': growth,
    'layout shift': Math.max(scrolled.shift, shift),
    'tab change to paint, ms': tab,
    'category change to paint, ms': median(again),
    'tap on the tab bar to paint, ms': bar,
    'tap on a category to paint, ms': first,
    'tap on the login button to paint, ms': login,
  }
}

export async function benchScroll(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '30' } },
  })
  const executablePath = findChromium()
  if (!executablePath) throw new Stop(noChromium)
  await ensureBuilt()
  const dataFile = join(tmpdir(), `perya-scroll-${randomUUID()}.db`)
  const site = await startServer({ dist: inRoot('dist'), port: 0, seed: 11, temporary: true, dataFile })
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, '--enable-precise-memory-info'],
  })
  const runs: Measured[] = []
  try {
    await seed(site.sandbox)
    for (let run = 0; run < Number(values.runs); run++) {
      runs.push(await once(browser, site.url, Number(values.seconds)))
    }
  } finally {
    await browser.close()
    await site.close()
  }
  console.log(`${games} games, ${slowdown}× CPU slowdown, median of ${runs.length}`)
  for (const measure of Object.keys(promised) as Measure[]) {
    const all = runs.map((run) => run[measure])
    const value = median(all)
    const kept = value <= promised[measure]
    if (!kept) process.exitCode = 1
    const shown = (one: number) => (measure === 'layout shift' ? one.toFixed(3) : one.toFixed(0))
    console.log(
      `  ${kept ? ' ' : '!'} ${measure.padEnd(38)} ${shown(value).padStart(6)}  at most ${promised[measure]}  (${all.map(shown).join(' ')})`,
    )
  }
}
