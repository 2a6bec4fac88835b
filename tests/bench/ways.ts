/**
 * From a tap to the next screen's own content, on a phone four times slower than this machine: every link of
 * the tab bar and of the screens where players and agents start. By default with everything an idle page
 * prefetches, and a local platform; with `--first`, as the first tap of a visit at 1.6 Mb/s and 150 ms, with
 * nothing fetched before the touch. Also measures layout shift. Screens to start from by path for those only.
 * Exit code 1 when a limit is exceeded. Needs an idle machine.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import type { World } from '../browser/support/world'
import { ensureSiteBuilt } from '../../src/tools/lib/build.mjs'
import { median, percentile } from './numbers'
import { signIn, withBrowser, withPhone, type Phone, type Visitor } from './phone'

const starts: readonly { readonly path: string; readonly who: Visitor }[] = [
  { path: '/m/home', who: 'guest' },
  { path: '/m/home', who: 'member' },
  { path: '/m/mine', who: 'member' },
  { path: '/m/home', who: 'agent' },
  { path: '/m/agent', who: 'agent' },
]
const slowdown = 4
/**
 * Limits: milliseconds until the next screen's content is visible, and layout shift, as browsers score it.
 */
const promised = { fetched: 100, first: 1_000, shift: 0.01 }
/** How long a finger stays on a link, milliseconds. */
const press = 80
/** How long the page is left idle before a tap: files for later are fetched after five seconds. */
const idle = { fetched: 9_000, first: 2_500 }
const patience = 20_000

/** As a string: this file's loader would inject helper names the page does not have. */
const watching = `{
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.moved += one.hadRecentInput ? 0 : one.value
  }).observe({ type: 'layout-shift', buffered: true })
  const shown = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().height > 0
  const here = () => location.pathname + location.search
  const leads = (it) => it.getAttribute('data-to') ?? it.getAttribute('href')
  window.links = () => [...new Set([...document.querySelectorAll('#app :is(a[href^="/m/"], [data-to^="/m/"])')]
    .filter(shown).map(leads))].filter((to) => to !== here())
  /** The centre of a link once it stays there: what is above it may still be loading, a banner may be moving. */
  window.place = async (to) => {
    const find = () => {
      for (const it of document.querySelectorAll('#app :is(a[href], [data-to])')) {
        if (leads(it) !== to || !shown(it)) continue
        it.scrollIntoView({ block: 'center', inline: 'center' })
        const { x, y, width, height } = it.getBoundingClientRect()
        const at = { x: x + width / 2, y: y + height / 2 }
        if (it.contains(document.elementFromPoint(at.x, at.y))) return at
      }
      return null
    }
    let last = null
    for (let more = 0; more < 60; more++) {
      const now = find()
      if (now && last && now.x === last.x && now.y === last.y) return now
      last = now
      await new Promise((later) => setTimeout(later, 300))
    }
    return null
  }
  /** Milliseconds from the tap to the frame that shows another screen with nothing of it outstanding. */
  window.watchTap = () => {
    window.came = undefined
    window.moved = 0
    const before = document.querySelector('#main')
    const start = here()
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        const main = document.querySelector('#main')
        const isThere = here() !== start && main && main !== before && document.querySelector('#app h1') &&
          !main.matches('[aria-busy]') && !main.querySelector('[aria-busy="true"]')
        if (isThere) requestAnimationFrame(() => (window.came = performance.now() - timeStamp))
        else requestAnimationFrame(look)
      }
      look()
    }, { capture: true, once: true })
  }
}`

type Kind = keyof typeof idle

interface Way {
  readonly after: number
  readonly shift: number
}

/** Opens the screen, lets it idle, taps the link, and waits for the next screen; null if no tap reaches the link. */
async function go({ page, client }: Phone, address: string, to: string, kind: Kind): Promise<Way | null> {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(idle[kind])
  // Home may greet with announcements: they are closed first.
  for (
    let more = 0;
    more < 5 && (await page.evaluate<boolean>('!!document.querySelector("dialog[open]")'));
    more++
  ) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(700)
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const at = await page.evaluate<{ x: number; y: number } | null>(`place(${JSON.stringify(to)})`)
  if (!at) return null
  await page.evaluate('watchTap()')
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForTimeout(press)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const end = performance.now() + patience
  while (performance.now() < end) {
    const after = await page.evaluate<number | undefined>('window.came').catch(() => undefined)
    if (after !== undefined) {
      await page.waitForTimeout(600)
      return { after, shift: await page.evaluate<number>('window.moved') }
    }
    await page.waitForTimeout(100)
  }
  return { after: Number.NaN, shift: 0 }
}

const linksOf = (browser: Browser, scripts: readonly string[], address: string) =>
  withPhone(browser, { scripts, touch: true }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    return page.evaluate<string[]>('links()')
  })

async function waysFrom(
  browser: Browser,
  world: World,
  { path, who }: (typeof starts)[number],
  kind: Kind,
  runs: number,
): Promise<number[]> {
  const address = world.origin + path
  const scripts = async () => [...(await signIn(world, who)), watching]
  const all: number[] = []
  for (const to of await linksOf(browser, await scripts(), address)) {
    const ways: Way[] = []
    for (let run = 0; run < runs; run++) {
      const phone = { scripts: await scripts(), touch: true, worker: kind === 'fetched' }
      const line = kind === 'first' ? { line: 'slow4g' as const } : {}
      const way = await withPhone(browser, { ...phone, ...line }, (phone) => go(phone, address, to, kind))
      if (way) ways.push(way)
    }
    // Another of the banners shows.
    if (ways.length === 0) continue
    const after = median(ways.map((way) => way.after))
    const shift = median(ways.map((way) => way.shift))
    if (!Number.isNaN(after)) all.push(after)
    const broken = !(after <= promised[kind]) || shift > promised.shift
    if (broken) process.exitCode = 1
    console.log(
      `| ${path} | ${who} | ${to} | ${after.toFixed(0)} | ${shift.toFixed(3)} |${broken ? ' !' : ''}`,
    )
  }
  return all
}

export async function benchWays(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '1' }, first: { type: 'boolean', default: false } },
  })
  await ensureSiteBuilt(console.log)
  const kind: Kind = values.first ? 'first' : 'fetched'
  const wanted = starts.filter(({ path }) => positionals.length === 0 || positionals.includes(path))
  await withBrowser(async (browser, world) => {
    console.log('| from | as | to | content after, ms | shift |\n|---|---|---|---|---|')
    const all: number[] = []
    for (const start of wanted)
      all.push(...(await waysFrom(browser, world, start, kind, Number(values.runs))))
    console.log(`| all ${all.length} | | | ${median(all).toFixed(0)}, p95 ${percentile(all).toFixed(0)} | |`)
  })
}
