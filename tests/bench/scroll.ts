/**
 * Ten thousand games on a phone four times slower than this machine: scrolls the list continuously, switches tabs and
 * categories, taps buttons. Reports the median of several runs, as this machine may be busy.
 * `--runs 3`, `--seconds 30` of scrolling. Exit code 1 when a target is missed.
 */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import type { Sandbox } from '../../src/sandbox/running'
import { startServer } from '../../src/sandbox/server/start'
import { ensureBuilt } from '../../src/tools/lib/build.mjs'
import { chromiumFlags, findChromium, noChromium } from '../../src/tools/lib/chromium.mjs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { fingerOn } from './finger'
import { median } from './numbers'

const games = 10_000
const slowdown = 4

/** Upper limits. */
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

/** Fills the slots with copies of an existing game, each with its own name and number. */
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

/** Counts long tasks and layout shifts reported by the browser. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { task: 0, shift: 0 }
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
  })
}

interface Seen {
  task: number
  shift: number
}
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

async function heap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

const tiles = { css: '[role="tabpanel"] li, [role="tabpanel"] [role="listitem"]' }
const tab = (name: string) => ({ css: '[role="tab"]', name: new RegExp(`^${name}$`) })
const field = (name: string) => ({ css: `form input[name="${name}"]` })

async function once(browser: Browser, origin: string, seconds: number): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await observe(page)
  const finger = await fingerOn(page)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  await page.goto(`${origin}/m/gameList?gameType=RNG`)
  await finger.find(tiles)
  const before = await heap(client)
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.task = 0))
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    await client.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -2_400,
      speed: 1_600,
      // Touch gestures do not scroll in a headless browser.
      gestureSourceType: 'mouse',
    })
  }
  const way = await page.evaluate(() => window.scrollY)
  if (way < 5_000) throw new Stop(`The list was scrolled by ${way} pixels only: nothing is measured.`)
  const scrolled = await seenBy(page)
  const growth = (await heap(client)) - before
  const drawn = await finger.count(tiles)
  if (drawn > 120) throw new Stop(`The list draws ${drawn} tiles at once: it is not virtual.`)

  // Cached by now: each has been on screen before.
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const name of ['Hot', 'All']) await finger.tap(tab(name))
  const tabs: number[] = []
  for (const name of ['Hot', 'All', 'Hot']) tabs.push(await finger.tap(tab(name)))

  await page.goto(`${origin}/m/home`)
  await finger.find({ css: '[role="tabpanel"] ul button' })
  for (const name of ['Sports', 'E-sports', 'Slots']) await finger.tap(tab(name))
  const first = await finger.tap(tab('Fish'))
  const again: number[] = []
  for (const name of ['Slots', 'Sports', 'Fish', 'E-sports', 'Slots']) again.push(await finger.tap(tab(name)))
  const bar = await finger.tap({ css: 'nav button', name: /Deposit/ })
  const shift = (await seenBy(page)).shift
  await page.goto(`${origin}/m/login`)
  await finger.find(field('username'))
  await finger.type(field('username'), 'nobody')
  await finger.type(field('password'), 'Nobody-1234')
  const login = await finger.tap({ css: 'form button[type="submit"]' })
  await context.close()
  return {
    'longest task while scrolling, ms': scrolled.task,
    'heap growth, MB': growth,
    'layout shift': Math.max(scrolled.shift, shift),
    'tab change to paint, ms': median(tabs),
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
