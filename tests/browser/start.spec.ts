import type { Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { expect, test } from './support/test'

/** What may happen to a file on its way. */
const faults = {
  '404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  html: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in to this network</p>' }),
  hang: () => {},
  cut: (route: Route) => route.abort('connectionreset'),
} as const
type FaultName = keyof typeof faults

const all = process.env.SWEEP === 'all'

/** Screens and faults of every run; `SWEEP=all` takes every file of a first visit through every fault. */
const chosen: readonly (readonly [path: string, file: RegExp, fault: FaultName])[] = [
  ['/m/home', /\/index-[^/]+\.css$/, 'hang'],
  ['/m/home', /\/index-[^/]+\.js$/, '404'],
  ['/m/home', /\/Tabs-/, '404'],
  ['/m/login', /\/react-[^/]+\.js$/, 'cut'],
]

const dist = process.env.BROWSER_DIST ?? inRoot('dist')

/** Files of a first visit that the page itself, or its early script, names. */
function firstFiles(path: string): string[] {
  const html = readFileSync(`${dist}/index.html`, 'utf8')
  const files = [...html.matchAll(/\/assets\/[^" ]+/g)].map(([file]) => file)
  const listed = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? []
  // What only decorates, and what is fetched when the start is late, are no part of it.
  const needed = files.filter((file) => !/favicon|slow-start/.test(file))
  const others = [...listed('late'), ...(path === '/m/home' ? [] : listed('home'))]
  return [...new Set(needed)].filter((file) => !others.includes(file))
}

const cases = all
  ? ['/m/home', '/m/login'].flatMap((path) =>
      firstFiles(path).flatMap((file) =>
        (Object.keys(faults) as FaultName[]).map((fault) => [path, file, fault] as const),
      ),
    )
  : chosen.flatMap(([path, pattern, fault]) =>
      firstFiles(path)
        .filter((file) => pattern.test(file))
        .slice(0, 1)
        .map((file) => [path, file, fault] as const),
    )

for (const [path, file, fault] of cases) {
  test(`${path} with ${file}: ${fault}: the page says that it is late, or is whole, and goes on by itself [ERROR-33]`, async ({
    app,
    page,
    watch,
  }) => {
    test.slow()
    watch.expect(/./)
    await page.clock.install()
    let ill = true
    await page.route(`**${file}*`, (route) => (ill ? faults[fault](route) : route.fallback()))
    const asked = page.waitForRequest((request) => request.url().includes(file))
    await page.goto(path, { waitUntil: 'commit' })
    await asked
    const whole = page.getByRole('heading', {
      name: path === '/m/home' ? app.words.home['hero.title'] : app.words.login.title,
    })
    const notice = page.locator('.boot-late[data-now]')
    const broken = page.getByText(app.words.shell['broken.title'])
    await expect(async () => {
      await page.clock.fastForward(2_000)
      expect((await whole.count()) + (await notice.count()) + (await broken.count())).toBeGreaterThan(0)
    }).toPass({ intervals: [250] })
    // Read at once: the page may become whole at any moment.
    const said = await notice.evaluateAll(([one]) => one && one.checkVisibility() && one.textContent)
    if (said !== undefined) expect(said).toMatch(/Try again[\s\S]*Subukan ulit/)
    ill = false
    await expect(async () => {
      await page.clock.fastForward(3_000)
      await expect(whole).toBeVisible({ timeout: 500 })
      if (path === '/m/home') await expect(app.tabBar).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [500], timeout: 60_000 })
    await expect(notice).toHaveCount(0)
  })
}

test('a platform that hangs does not keep the program from coming', async ({ app, page, world }) => {
  for (const call of [
    'settings',
    'whitelabel',
    'siteStatus',
    'vendors',
    'hotGames',
    'announcements',
  ] as const) {
    world.fault({ kind: 'hang', call })
  }
  await app.open('/m/home')
  await expect(page.locator('#main')).toBeVisible()
})

test('in maintenance the closed site says so though its screen cannot be had, and opens again', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expect(/./)
  await page.clock.install()
  await page.route(/assets\/ClosedSite-.*\.js/, (route) => route.fulfill({ status: 404 }))
  await world.site({ maintenance: true })
  await app.open('/m/home')
  await expect(page.getByText(app.words.shell['failure.maintenance'])).toBeVisible()
  await world.site({ maintenance: false })
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('heading', { name: app.words.home['hero.title'] })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
})

test('where a screen is comes beside the program, not after it', async ({ app, page }) => {
  const listed = page.waitForRequest(/\/lazy-pages-[^/]+\.js$/)
  const words = page.waitForRequest(/\/late-words-[^/]+\.js$/)
  // The program cannot run before it has its libraries.
  await page.route(/\/libraries-[^/]+\.js$/, async (route) => {
    await Promise.all([listed, words])
    await route.continue()
  })
  await app.open('/m/help')
  await app.settled()
})
