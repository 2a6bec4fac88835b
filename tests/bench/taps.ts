/**
 * How soon every screen answers on a phone four times slower than this machine: the main control is tapped,
 * and a digit is typed into every field. What counts is how long the page's thread works from the event to
 * the next frame, times four: other load on the machine adds little to that. An empty page is measured first.
 * `--taps 20`, screens by path for those only. Exit code 1 when a limit is exceeded.
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { answersTo } from './answers'
import { median, percentile } from './numbers'
import { everyVisit, signIn, withBrowser, withPhone } from './phone'

const slowdown = 4
/** Milliseconds: of most taps, of any tap, of any key. */
const promised = { most: 100, any: 200, key: 50 }
/** Pause before the next tap, milliseconds. */
const rest = 250
const patience = 30_000
/** Keys typed into each field. */
const keys = 8

/** What to tap: the form's button, another tab, a button, a link. As a string, like all benchmark scripts. */
const finding = `
  const shown = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().height > 0
  const free = (it) => !it.matches(':disabled, [aria-disabled="true"]') && !it.closest('dialog, [role="dialog"], [inert]')
  const named = (it) => (it.getAttribute('aria-label') ?? it.textContent).trim().slice(0, 30)
  window.control = () => {
    for (const css of ['form [type="submit"]', '[role="tab"][aria-selected="false"]', 'button', 'a[href^="/"]'])
      for (const it of document.querySelectorAll('#app main :is(' + css + ')')) if (shown(it) && free(it)) return it
  }
  window.fields = () => [...document.querySelectorAll('#app main :is(input, textarea)')].filter((it) =>
    shown(it) && free(it) && !it.readOnly && !/checkbox|radio|range|date|file/.test(it.type))
  window.place = (it) => {
    if (!it) return null
    it.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = it.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, name: named(it) }
  }`

/** A button that changes its own label, with its position. */
const empty = '/__empty'
const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width"><div id="app"><main>
  <button onpointerup="" onclick="this.textContent = Math.random()">0</button></main></div>`

interface Place {
  readonly x: number
  readonly y: number
  readonly name: string
}

const pause = (page: Page) => page.waitForTimeout(rest)

/** Waits for what the script finds. */
async function found<Found>(page: Page, script: string): Promise<Found | null> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(page)) {
    const value = await page.evaluate<Found | null>(script).catch(() => null)
    if (value) return value
  }
  return null
}

/** After a tap: closes what it opened and goes back to the screen it left. */
async function restore(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address)
  if (
    await page.evaluate<boolean>(
      '!!document.querySelector("dialog[open], [role=dialog], [role=alertdialog]")',
    )
  )
    await page.keyboard.press('Escape')
  if (new URL(page.url()).pathname !== pathname) await page.goBack().catch(() => null)
  await pause(page)
  if (new URL(page.url()).pathname !== pathname || !(await page.evaluate('!!control()')))
    await arrive(page, address)
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await found(page, '!!control() && !document.querySelector("main[aria-busy]")')
  // Late content has arrived: greetings, pictures, files for later.
  await page.waitForTimeout(10 * rest)
}

interface Answered {
  readonly control: string
  readonly taps: readonly number[]
  readonly keys: readonly number[]
}

async function answersOf(browser: Browser, page: Page, address: string, times: number): Promise<Answered> {
  let control = ''
  const taps = await answersTo(browser, page, 'tap', async () => {
    for (let tap = 0; tap < times; tap++) {
      const place = await found<Place>(page, 'place(control())')
      if (!place) return
      control ||= place.name
      await pause(page)
      await page.touchscreen.tap(place.x, place.y)
      await pause(page)
      await restore(page, address)
    }
  })
  const typed = await answersTo(browser, page, 'key', async () => {
    const fields = await page.evaluate<number>('fields().length')
    for (let field = 0; field < fields; field++) {
      const place = await page.evaluate<Place | null>(`place(fields()[${field}])`)
      if (!place) return
      await page.touchscreen.tap(place.x, place.y)
      for (let key = 0; key < keys; key++) {
        await pause(page)
        await page.keyboard.press('1')
      }
    }
  })
  const slow = (one: number) => one * slowdown
  return { control, taps: taps.map(slow), keys: typed.map(slow) }
}

/** Prints a screen's line; false if it exceeds a limit. Some screens are for reading only. */
function told(name: string, { control, taps, keys: typed }: Answered): boolean {
  if (taps.length === 0) {
    console.log(`| ${name} | nothing to tap | | | | | |`)
    return true
  }
  const most = percentile(taps)
  const key = percentile(typed)
  const kept = most <= promised.most && Math.max(...taps) <= promised.any && !(key > promised.key)
  const figures = [
    median(taps),
    most,
    Math.max(...taps),
    ...(typed.length > 0 ? [key, Math.max(...typed)] : []),
  ]
  const shown = [...figures.map((one) => one.toFixed(0)), '', ''].slice(0, 5)
  console.log(`| ${[name, control, ...shown].join(' | ')} |${kept ? '' : ' !'}`)
  return kept
}

export async function benchTaps(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { taps: { type: 'string', default: '20' } },
  })
  await ensureSiteBuilt(console.log)
  const times = Number(values.taps)
  console.log(
    '| screen | tapped | median, ms | p95 | max | key p95 | key max |\n|---|---|---|---|---|---|---|',
  )
  const measure = (browser: Browser, signing: readonly string[], name: string, address: string) =>
    withPhone(browser, { scripts: [...signing, finding], touch: true, worker: true }, async ({ page }) => {
      if (address.endsWith(empty))
        await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }))
      await arrive(page, address)
      if (!told(name, await answersOf(browser, page, address, times))) process.exitCode = 1
    })
  await withBrowser(async (browser, world) => {
    // No idle dialog: the session must not end.
    await world.flags({ IDLEMINUTES3: '0' })
    await measure(browser, [], 'an empty page', world.origin + empty)
    for (const { path, who } of await everyVisit(positionals))
      await measure(browser, await signIn(world, who), `${path} (${who})`, world.origin + path)
  })
}
