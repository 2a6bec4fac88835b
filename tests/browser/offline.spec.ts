import type { Page } from '@playwright/test'
import { kept } from '../../src/platform/worker/kept'
import { publicCache } from '../../src/platform/worker/words'
import { expectContent } from './support/content'
import { access, builtPaths, routes } from './support/routes'
import { expect, test } from './support/test'

/** With the service worker, which no other spec has (playwright.config.ts). */
test.use({ serviceWorkers: 'allow' })

/** Visitors on one phone, with each one's account type: every screen is opened by the first who may. */
const visitors = {
  guest: { guest: null },
  'a player and an agent': { mika_07: 0, tita_baby: 1 },
} as const satisfies Record<string, Readonly<Record<string, number | null>>>

const mayOpen = (path: string, type: number | null) => {
  const guard = routes.find((route) => route.path === path)?.guard
  return !guard || !access(guard, type)
}

/**
 * Screens of a visitor that no earlier one may open. The launch screen has no game here, and member home is
 * the VIP room.
 */
const screensOf = (type: number | null) =>
  builtPaths.filter(
    (path) =>
      path !== '/m/launchGame' &&
      path !== '/m/member/home' &&
      mayOpen(path, type) &&
      ![null, 0].slice(0, type === null ? 0 : type + 1).some((before) => mayOpen(path, before)),
  )

/** Screens also loaded by their address: those known to a visit's start. `SWEEP=all` loads all of them. */
const loaded: readonly string[] =
  process.env.SWEEP === 'all'
    ? builtPaths
    : ['/m/login', '/m/lottery', '/m/gameCenter', '/m/mine', '/m/gameRecord', '/m/agent']

/**
 * A worker has four hundred files to cache, which takes a busy machine a while; passing tests do not wait for
 * it.
 */
const patient = { timeout: 60_000 }

/** The files are cached, and the worker serves this page. */
async function keeps(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, patient)
}

/** Every text the browser stores for this site, apart from cookies, of which there are none. */
const dump = (page: Page) =>
  page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name } of await indexedDB.databases()) found.push(`database ${name}`)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const answer = await cache.match(key)
        found.push(
          [name, key.url, [...key.headers], [...(answer?.headers ?? [])], await answer?.text()].join(' '),
        )
      }
    }
    return found
  })

test.describe('without a network', () => {
  test.beforeEach(({ watch }) => watch.expect(/net::ERR_/))

  for (const [who, accounts] of Object.entries(visitors)) {
    test(`every screen that ${who} opened once opens again, says from when it is, and recovers by itself [APP-18] [SITE-43]`, async ({
      app,
      context,
      page,
    }) => {
      test.setTimeout(process.env.SWEEP === 'all' ? 900_000 : 180_000)
      const says = page.getByText(/^As of \d.* – you are offline$/)
      const { 'error.title': broken, retry } = app.words.shell
      for (const [name, type] of Object.entries(accounts)) {
        const paths = screensOf(type)
        const go = async (path: string) => {
          if (path !== new URL(page.url()).pathname) await app.walkTo(path)
        }
        await (type === null ? app.open(paths[0]!) : app.arriveAs(name, paths[0]))
        await keeps(page)
        // Each in its own test step: Playwright searches all steps before every call outside one.
        const each = async (look: (path: string) => Promise<void>) => {
          for (const path of paths) await test.step(path, () => look(path))
        }
        await each(async (path) => {
          await go(path)
          await app.settled()
          await expectContent(page, path)
        })
        // From here on, nothing is in memory except what the phone stores.
        await context.setOffline(true)
        await page.reload()
        await each(async (path) => {
          await go(path)
          if (loaded.includes(path)) await page.reload()
          await app.settled()
          await expect.soft(says, path).toBeVisible()
          // A guest's screens consist of public data: all of it is on the phone.
          if (type === null) await expect.soft(page.getByText(broken), path).toHaveCount(0)
          await context.setOffline(false)
          await expect.soft(says, path).toHaveCount(0)
          await expect.soft(app.button(retry), `${path} with the network back`).toHaveCount(0)
          await expectContent(page, path)
          await context.setOffline(true)
        })
        await context.setOffline(false)
      }
    })
  }

  test('what was loaded before there was a worker opens again [APP-18]', async ({ app, context, page }) => {
    // Three of their answers belong to a module, which the worker has to name when it requests them again.
    const paths = ['/m/activity', '/m/help', '/m/register']
    const requested = new Set<string>()
    page.on('request', (request) => requested.add(new URL(request.url()).pathname))
    await app.open(paths[0]!)
    for (const path of paths) {
      if (path !== paths[0]) await app.walkTo(path)
      await app.settled()
      await expectContent(page, path)
    }
    const first = [...kept.shown, ...kept.fallback].filter((call) => requested.has(call.path))
    expect(first.filter(({ module }) => module).map(({ name }) => name)).toHaveLength(3)
    await keeps(page)
    const cached = () =>
      page.evaluate(async (name) => {
        const keys = await (await caches.open(name)).keys()
        return keys.map(({ url }) => new URL(url).pathname)
      }, publicCache)
    await expect.poll(cached).toEqual(expect.arrayContaining(first.map((call) => call.path)))
    await context.setOffline(true)
    await page.reload()
    for (const path of paths.toReversed()) {
      if (path !== paths.at(-1)) await app.walkTo(path)
      await app.settled()
      await expectContent(page, path)
      await expect(page.getByText(app.words.shell['error.title'])).toHaveCount(0)
    }
  })

  test('money stays where it is, and the screen says why [ERROR-46]', async ({ app, context, page }) => {
    await app.arriveAs('tita_baby', '/m/withdraw')
    await app.settled()
    const next = page.locator('form button[type="submit"]')
    await expect(next).toBeEnabled()
    await context.setOffline(true)
    await expect(next).toBeDisabled()
    await expect(page.getByText(app.words.shell['offline.money'])).toBeVisible()
    await context.setOffline(false)
    await expect(next).toBeEnabled()
  })
})

test('a screen that shows what was seen last is drawn anew once that has changed [SITE-43]', async ({
  app,
  page,
  world,
}) => {
  await page.clock.install()
  const quiet = () => page.clock.fastForward(6_000)
  await app.open('/m/home')
  await expect
    .poll(async () => {
      await quiet()
      return page.evaluate(() => navigator.serviceWorker.controller !== null)
    }, patient)
    .toBe(true)
  await app.open('/m/help')
  const before = await world.db
    .selectFrom('help')
    .select('titleEn')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await expect(page.getByText(before.titleEn)).toBeVisible()
  await world.db.updateTable('help').set({ titleEn: 'Is this new?' }).where('position', '=', 0).execute()
  await app.open('/m/help')
  await expect(page.getByText(before.titleEn)).toBeVisible()
  await quiet()
  await expect(page.getByText('Is this new?')).toBeVisible()
  await expect(page.getByText(before.titleEn)).toHaveCount(0)
  // HOT's games, on home: its games stay, with another one among them.
  const hot = await world.db
    .selectFrom('game')
    .select('name')
    .where('hotPlace', '=', 3)
    .executeTakeFirstOrThrow()
  const tile = (name: string) => app.games.getByText(name, { exact: true })
  await app.open('/m/home')
  await expect(tile(hot.name)).toBeVisible()
  await quiet()
  await world.db.updateTable('game').set({ name: 'Bagong Laro' }).where('hotPlace', '=', 3).execute()
  await app.open('/m/home')
  await expect(tile(hot.name)).toBeVisible()
  await quiet()
  await expect(tile('Bagong Laro')).toBeVisible()
})

test('nothing of a player is kept beside the records of a visit, and nothing at all after signing out [LOGOUT-04]', async ({
  app,
  page,
}) => {
  await app.open('/m/home')
  await keeps(page)
  await app.arriveAs('mika_07')
  await app.settled()
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  )
  for (const path of ['/m/mine', '/m/voucherCenter', '/m/gameList', '/m/webEmail', '/m/home']) {
    await app.open(path)
    await app.settled()
  }
  const secrets = [token, 'mika_07', '12480.50', '12,480.50']
  const kept = (await dump(page)).filter((text) => !text.includes('MC_SESSION_INFO'))
  expect(kept.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  await app.menuButton.click()
  await app.button(app.words.shell.signOut, app.menu).click()
  await app.confirmSignOut()
  await expect(app.link(app.words.shell.logIn)).toBeVisible()
  const left = await dump(page)
  expect(left.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
})
