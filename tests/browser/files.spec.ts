import type { Page } from '@playwright/test'
import { builtPaths, isWalked, routes } from './support/routes'
import { startsAfter } from './support/hold-program'
import { expect, test } from './support/test'

/**
 * What fails about a file for two seconds: the network is down during its request, or the host does not have
 * it.
 */
const faults = ['the network was gone', 'the host was without'] as const
type Fault = (typeof faults)[number]

/** Screens tested in every run; `SWEEP=all` tests every screen, at each of its files. */
const chosen: readonly (readonly [path: string, fault: Fault])[] = [
  ['/m/voucherCenter', 'the network was gone'],
]

/** Guests reach it from home, the only route on which the styles of all screens have yet to be fetched. */
const styled = '/m/notice'

const swept: typeof chosen = [
  [styled, 'the host was without'],
  ...(process.env.SWEEP === 'all'
    ? builtPaths
        .filter((path) => isWalked(path))
        .flatMap((path) => faults.map((fault) => [path, fault] as const))
    : chosen),
]

/** From here, every screen's own code has yet to be fetched. */
const start = '/m/licences'

/** Files fetched when a player opens a screen. */
async function filesOf(page: Page, walk: () => Promise<void>): Promise<string[]> {
  const files: string[] = []
  const note = (request: { url: () => string }) => {
    const name = /\/assets\/([^/?]+\.(?:js|css))$/.exec(request.url())?.[1]
    if (name) files.push(name)
  }
  page.on('request', note)
  await walk()
  page.off('request', note)
  return [...new Set(files)]
}

const share = (files: readonly string[]) =>
  process.env.SWEEP === 'all'
    ? files
    : [files.find((file) => file.endsWith('.js')), files.find((file) => file.endsWith('.css'))].filter(
        (file) => file !== undefined,
      )

for (const [path, fault] of swept) {
  test(`${path} comes whole after ${fault} for two seconds at any of its files [ERROR-33]`, async ({
    app,
    context,
    page,
    watch,
  }) => {
    test.slow()
    watch.expect(/net::ERR_|Failed to fetch|error boundary|status of 40[34]|assets\//i)
    const title = routes.find((one) => one.path === path)?.title
    const heading = () => page.locator('#main').getByRole('heading').first()
    const arrive = async () => {
      if (path === styled) await app.open('/m/home')
      else await app.arriveAs('mika_07', start)
      await expect(heading()).toBeVisible()
    }
    const arrived = async () => {
      await expect(page).toHaveTitle(new RegExp(`^${title ? app.titleOf(title) : ''} · `))
      await expect(heading()).toBeVisible()
      await expect(page.getByText(app.words.shell['broken.title'])).toHaveCount(0)
    }
    await arrive()
    const files = await filesOf(page, async () => {
      await app.go(path)
      await arrived()
    })
    if (path === styled) expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1)
    for (const file of share(files)) {
      await test.step(file, async () => {
        // Without a cache, as on a first visit: files fetched earlier in this test are not available.
        await arrive()
        let cut = false
        let isBack = false
        await page.route(`**/assets/${file}*`, async (route) => {
          const lost = fault === 'the network was gone'
          if (lost ? cut : isBack) return route.fallback()
          if (!cut) setTimeout(() => void (lost ? context.setOffline(false) : (isBack = true)), 2_000)
          cut = true
          if (!lost) return route.fulfill({ status: 404 })
          await context.setOffline(true)
          return route.abort('internetdisconnected')
        })
        let loads = 0
        const count = () => loads++
        page.on('domcontentloaded', count)
        await app.go(path)
        await expect.poll(() => cut).toBe(true)
        await arrived()
        // If the host answers, it may have a new version: the page is reloaded once.
        expect(loads, 'loads of the page').toBeLessThanOrEqual(fault === 'the network was gone' ? 0 : 1)
        page.off('domcontentloaded', count)
        const missing = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('link')]
              .filter(({ rel, sheet }) => rel === 'stylesheet' && sheet === null)
              .map(({ href }) => href),
          )
        await expect.poll(missing, 'style sheets that are missing').toEqual([])
        await page.unroute(`**/assets/${file}*`)
      })
    }
  })
}

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the loading state of a screen’s code shows after 200 ms, not before [CONST-58] [ERROR-44]', async ({
    app,
    page,
  }) => {
    await app.open(start)
    await expect(page.locator('#main').getByRole('heading').first()).toBeVisible()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/**', async (route) => {
      await held
      await route.continue()
    })
    await app.go('/m/help')
    const wait = page.getByRole('img', { name: app.words.shell.loading }).locator('..')
    const delay = () => wait.evaluate((shown) => getComputedStyle(shown).animationDelay)
    await expect.poll(delay).toBe('0.2s')
    letGo()
    await expect(page.getByRole('heading').first()).toBeVisible()
  })
})

test('nothing that is fetched ahead is as urgent as what the first paint waits for', async ({
  app,
  page,
}) => {
  await app.arriveAs('mika_07')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const ahead = new Map<string, string>()
  const isScreen = (file: string) => /\/GameRecordPage-[^/]+\.js$/.test(file)
  let allAsked = () => {}
  const screenAsked = new Promise<void>((resolve) => (allAsked = resolve))
  let loader = ''
  network.on('Network.requestWillBeSent', ({ type, loaderId, request: { url, initialPriority } }) => {
    // The screen before goes on fetching until the new document arrives: its files do not count.
    if (type === 'Document') {
      loader = loaderId
      ahead.clear()
    }
    if (loaderId !== loader) return
    if (/\/assets\/.*\.(js|css)$/.test(url)) ahead.set(new URL(url).pathname, initialPriority)
    if (isScreen(url)) allAsked()
  })
  let asked = new Map<string, string>()
  await startsAfter(page, async () => {
    await screenAsked
    // From here on, the program asks for files itself.
    asked = new Map(ahead)
  })
  await app.open('/m/gameRecord')
  await app.settled()
  expect([...asked.keys()].filter(isScreen)).toHaveLength(1)
  const most = [...asked].filter(([file, priority]) => priority !== (file.endsWith('.js') ? 'Low' : 'High'))
  expect(most).toEqual([[expect.stringMatching(/\/index-[^/]+\.css$/), 'VeryHigh']])
})
