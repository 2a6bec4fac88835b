/**
 * An hour of a player's play in one page: every screen of theirs, twenty games opened and left, on an
 * accelerated clock. After a first round, which loads the screens' code, and again after the hour, the page
 * rests on one screen, garbage is collected, and heap, listeners, elements and pending timers are compared.
 * Then it counts frames drawn on static screens, and calls made during an hour with the tab hidden.
 * `--screens 50`, `--games 20`. Exit code 1 when a limit is exceeded.
 */
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import type { World } from '../browser/support/world'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { everyVisit, signIn, withBrowser, withPhone, type Phone } from './phone'

const minute = 60_000
/**
 * Upper limits of what the hour adds: less than one listener and five elements a screen, because React
 * retains the last ones.
 */
const promised = { 'heap, MB': 10, 'event listeners': 60, elements: 350, 'waiting timers': 3 } as const
type Measure = keyof typeof promised
/** Static screens, and how long they are watched, milliseconds. */
const still = ['/m/mine', '/m/voucherCenter', '/m/securityCenter', '/m/gameRecord'] as const
const watched = 3_000

/** Counts pending timers, and frames requested by scripts. As a string, like all benchmark scripts. */
const counting = `if (window === top) {
  const waiting = (window.waiting = new Set())
  const start = setTimeout, end = clearTimeout
  window.asked = 0
  window.setTimeout = (work, after, ...values) => {
    const id = start(() => { waiting.delete(id); if (typeof work === 'function') work(...values) }, after)
    waiting.add(id)
    return id
  }
  window.clearTimeout = (id) => { waiting.delete(id); end(id) }
  const every = setInterval, never = clearInterval
  window.setInterval = (...all) => { const id = every(...all); waiting.add(id); return id }
  window.clearInterval = (id) => { waiting.delete(id); never(id) }
  const frame = requestAnimationFrame
  window.requestAnimationFrame = (work) => { window.asked += 1; return frame(work) }
}`

/** Navigates to a screen through an app link, and waits for it. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: String(Math.random()), idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  const there = path.startsWith('/m/launchGame') ? 'iframe' : '#app:has(h1):not(:has(main[aria-busy]))'
  await page
    .locator(there)
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => {
      throw new Stop(`${path} did not come; ${page.url()} is there.`)
    })
}

/** Advances the clock of the platform first, then of the phone. */
async function pass(page: Page, world: World, time: number): Promise<void> {
  world.advance(time)
  await page.clock.fastForward(time)
}

async function measured(page: Page, client: CDPSession): Promise<Record<Measure, number>> {
  for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    'heap, MB': value('JSHeapUsedSize') / 1_000_000,
    'event listeners': value('JSEventListeners'),
    elements: value('Nodes'),
    'waiting timers': await page.evaluate<number>('waiting.size'),
  }
}

/** Frames requested by scripts on a static screen. */
async function framesOn(page: Page, path: string): Promise<number> {
  await go(page, path)
  await page.waitForTimeout(2_000)
  const before = await page.evaluate<number>('asked')
  await page.waitForTimeout(watched)
  return (await page.evaluate<number>('asked')) - before
}

/** Calls made in an hour with the tab in the background. */
async function hiddenCalls(page: Page, world: World): Promise<string[]> {
  await go(page, '/m/home')
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))`)
  await page.waitForTimeout(2_000)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(wps|lgw)\//.test(pathname)) calls.push(pathname)
  })
  for (let passed = 0; passed < 60; passed++) await pass(page, world, minute)
  await page.waitForTimeout(2_000)
  return calls
}

/** Plays for an hour and prints what remains. */
async function playOn({ page, client }: Phone, world: World, screens: number, games: number): Promise<void> {
  await page.clock.install()
  // It counts on fake-clock timers.
  await page.addInitScript({ content: counting })
  await client.send('Performance.enable')
  await page.goto(`${world.origin}/m/home`)
  await page.locator('#main h1').first().waitFor({ state: 'attached' })
  const own = (await everyVisit()).flatMap(({ path, who }) => (who === 'member' ? [path] : []))
  const game = `/m/launchGame?gameCategory=RNG&vendor=TALA&gameId=TALA-0001&nodeId=410010&roomId=102&freePlay=1&pageBack=%2Fm%2Fhome`
  const play = async (count: number, times: number) => {
    for (let at = 0; at < count; at++) {
      await go(page, own[at % own.length] ?? '/m/home')
      await pass(page, world, minute)
    }
    for (let at = 0; at < times; at++) {
      await go(page, game)
      await pass(page, world, minute / 2)
      await go(page, '/m/home')
    }
    await go(page, still[0])
    await pass(page, world, minute)
    await page.waitForTimeout(3_000)
    return measured(page, client)
  }
  const before = await play(own.length, 1)
  const after = await play(screens, games)
  console.log('| what | after the first round | after the hour | more by | at most |\n|---|---|---|---|---|')
  for (const measure of Object.keys(promised) as Measure[]) {
    const more = after[measure] - before[measure]
    if (more > promised[measure]) process.exitCode = 1
    const shown = [before[measure], after[measure], more].map((one) =>
      one.toFixed(measure === 'heap, MB' ? 1 : 0),
    )
    console.log(`| ${[measure, ...shown, promised[measure]].join(' | ')} |`)
  }
  for (const path of still) {
    const frames = await framesOn(page, path)
    if (frames > 0) process.exitCode = 1
    console.log(`| frames in ${watched / 1_000} s on ${path} | | ${frames} | | 0 |`)
  }
  const calls = await hiddenCalls(page, world)
  if (calls.length > 0) process.exitCode = 1
  console.log(
    `| calls in an hour in a hidden tab | | ${calls.length} ${[...new Set(calls)].join(' ')} | | 0 |`,
  )
}

export async function benchHour(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { screens: { type: 'string', default: '50' }, games: { type: 'string', default: '20' } },
  })
  await ensureSiteBuilt(console.log)
  await withBrowser(async (browser, world) => {
    // An hour without a touch would end the session.
    await world.flags({ IDLEMINUTES3: '0' })
    const signing = await signIn(world, 'member')
    await withPhone(browser, { scripts: signing, touch: true }, (phone) =>
      playOn(phone, world, Number(values.screens), Number(values.games)),
    )
  })
}
