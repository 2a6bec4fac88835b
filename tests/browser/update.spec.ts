import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { expect, test as base } from './support/test'
import { openWorld } from './support/world'

/** A separate build, which is replaced by a newer one while pages are open. */
class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'perya-build-'))
  private readonly built = process.env.BROWSER_DIST ?? inRoot('dist')

  /** The first version, as built. */
  first(): void {
    rmSync(this.folder, { recursive: true, force: true })
    cpSync(this.built, this.folder, { recursive: true })
  }

  private change(name: string, by: (text: string) => string): void {
    const file = join(this.folder, name)
    const text = readFileSync(file, 'utf8')
    const changed = by(text)
    if (changed === text) throw new Error(`${name} stays as it was`)
    writeFileSync(file, changed)
  }

  /** A newer version: a different page, and a worker that knows it. */
  newer(): void {
    const pages = readdirSync(this.folder).filter((name) => name.endsWith('.html'))
    for (const name of pages) this.change(name, (text) => text.replace('<html ', '<html data-version="2" '))
    this.change('sw.js', (text) => text.replace(/(url:.\/m\/home.,revision:.)\w{10}/, '$12222222222'))
  }

  /** Files of the old version no longer on the host. */
  drop(name: RegExp): void {
    const assets = join(this.folder, 'assets')
    const gone = readdirSync(assets).filter((file) => name.test(file))
    if (gone.length === 0) throw new Error(`no ${name}`)
    for (const file of gone) rmSync(join(assets, file))
  }

  switchOff(): void {
    this.change('sw.js', () => readFileSync(join(this.folder, 'sw-off.js'), 'utf8'))
  }
}

const host = new Host()
const test = base.extend<object, { server: Awaited<ReturnType<typeof openWorld>> }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const world = await openWorld(host.folder)
      await use(world)
      await world.close()
      rmSync(host.folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

test.use({ serviceWorkers: 'allow' })
test.beforeEach(() => {
  test.setTimeout(150_000)
  host.first()
})

/**
 * A worker has four hundred files to cache, which takes a busy machine a while; passing tests do not wait for
 * it.
 */
const patient = { timeout: 60_000 }

/** Which build the page belongs to, and the state of the browser's workers. */
const now = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return {
      version: document.documentElement.dataset.version ?? '1',
      controlled: navigator.serviceWorker.controller !== null,
      waiting: Boolean(registration?.waiting),
    }
  })

/** Runs what the app does when idle: its worker caches the files, and serves this page. */
async function keeps(page: Page): Promise<void> {
  // Time passing before the app has started would count as a slow start, which reloads the page.
  await expect(page.locator('main')).toBeAttached()
  await expect
    .poll(async () => {
      await page.clock.fastForward(6_000)
      return (await now(page)).controlled
    }, patient)
    .toBe(true)
}

/**
 * The page has been open for an hour: it checks for a newer version, finds it, and the browser has installed
 * it.
 */
async function finds(page: Page): Promise<void> {
  await page.clock.fastForward(3_700_000)
  await expect.poll(async () => (await now(page)).waiting, patient).toBe(true)
}

/** The page has reloaded as the newer version, once the older worker has no pending work. */
const isNewer = (page: Page) =>
  expect.poll(async () => (await now(page).catch(() => null))?.version, patient).toBe('2')

test.describe('a newer version', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('is asked about where no money is in hand, once, and taken on home at once [APP-18]', async ({
    app,
    page,
  }) => {
    const dialog = page.getByRole('alertdialog')
    const { 'update.title': title, 'update.later': later } = app.words.panels
    await app.open('/m/home')
    await keeps(page)
    await app.walkTo('/m/login')
    host.newer()
    await finds(page)
    // A step of the page's clock is longer than the delay after which the worker reports.
    await page.clock.fastForward(1_000)
    await expect(dialog).toHaveCount(0)
    await app.walkTo('/m/licences')
    await expect(dialog).toContainText(title)
    await dialog.getByRole('button', { name: later }).click()
    await expect(dialog).toHaveCount(0)
    await app.walkTo('/m/notice')
    await app.settled()
    await expect(dialog).toHaveCount(0)
    expect((await now(page)).version).toBe('1')
    await app.go('/m/home')
    await isNewer(page)
    await app.settled()
  })

  test('loads when the player says so; until then the old one works, and what it kept is read by the new [APP-18]', async ({
    app,
    page,
    world,
  }) => {
    // An hour passes without use.
    await world.flags({ IDLEMINUTES3: '0' })
    await app.arriveAs('mika_07', '/m/licences')
    await keeps(page)
    host.newer()
    await finds(page)
    host.drop(/^NoticePage-/)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: app.words.panels['update.later'] }).click()
    // The host no longer has this file: it comes from the cache.
    await app.walkTo('/m/notice')
    await expect(page.getByText(app.words.shell['error.title'])).toHaveCount(0)
    await app.settled()
    const kept = () =>
      page.evaluate(() => [{ ...localStorage }, sessionStorage.getItem('MC_SESSION_INFO')] as const)
    const before = await kept()
    await page.reload()
    await keeps(page)
    await dialog.getByRole('button', { name: app.words.panels['update.now'] }).click()
    await isNewer(page)
    await app.settled()
    expect(await kept()).toEqual(before)
    await app.walkTo('/m/webEmail')
    await app.settled()
    await expect(page).toHaveURL(/\/m\/webEmail$/)
  })

  test('loads nothing anew before it is in charge, nor under an open dialog [APP-18]', async ({
    app,
    page,
    world,
  }) => {
    let loads = 0
    page.on('load', () => loads++)
    await app.open('/m/home')
    await keeps(page)
    // The old worker has pending work: an answer that does not arrive. It stays active until that ends.
    let asked = false
    world.hold(async (request) => {
      if (!request.url.includes('GCSGAME_getGameVendors')) return
      asked = true
      await new Promise(() => {})
    })
    await app.open('/m/home')
    await expect.poll(() => asked).toBe(true)
    await app.menuButton.click()
    await expect(app.menu).toBeVisible()
    host.newer()
    await keeps(page)
    await finds(page)
    await page.clock.fastForward(1_000)
    expect(loads).toBe(2)
    await page.keyboard.press('Escape')
    await isNewer(page)
    await expect.poll(() => loads).toBe(3)
  })
})

test('a first visit in two tabs loads neither anew; the host switches it off: what was kept is gone, and the page works as before [APP-18]', async ({
  app,
  context,
  page,
}) => {
  await page.clock.install()
  await app.open('/m/home')
  const second = await context.newPage()
  // It arrives while the worker registered by the first one is still fetching its files.
  await second.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = async function (...script) {
      // oxlint-disable-next-line no-await-in-loop -- until it is there
      while (!(await this.getRegistration())?.installing);
      return register.apply(this, script)
    }
  })
  let loads = 0
  second.on('load', () => loads++)
  await second.goto('/m/home')
  await expect(second.getByRole('heading', { name: app.words.home['hero.title'] })).toBeVisible()
  await keeps(page)
  await keeps(second)
  await second.clock.fastForward(1_000)
  expect(loads).toBe(1)
  await second.close()
  host.switchOff()
  await app.open('/m/home')
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(left).toEqual([])
  await app.walkTo('/m/notice')
  await app.settled()
})
