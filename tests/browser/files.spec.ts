import type { Page } from '@playwright/test'
import { builtPaths, isWalked, routes } from './support/routes'
import { expect, test } from './support/test'

/** Screens that every run cuts off; `SWEEP=all` does so with every screen, at each of its files. */
const chosen = ['/m/notice', '/m/voucherCenter']

const swept = process.env.SWEEP === 'all' ? builtPaths.filter((path) => isWalked(path)) : chosen

/** From here every screen's own files are still to be fetched. */
const start = '/m/licences'

/** Files that a screen asks for when a player comes to it. */
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

for (const path of swept) {
  test(`${path} comes whole after the network was gone for two seconds at any of its files [ERROR-33]`, async ({
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
      await app.arriveAs('mika_07', start)
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
    for (const file of share(files)) {
      await test.step(file, async () => {
        // Without a cache, as on a first visit: what this test has fetched before is not there.
        await arrive()
        let cut = false
        await page.route(`**/assets/${file}*`, async (route) => {
          if (cut) return route.fallback()
          cut = true
          await context.setOffline(true)
          setTimeout(() => void context.setOffline(false), 2_000)
          return route.abort('internetdisconnected')
        })
        await page.evaluate(() => Object.assign(window, { stayed: true }))
        await app.go(path)
        await expect.poll(() => cut).toBe(true)
        await arrived()
        expect(await page.evaluate(() => 'stayed' in window), 'the page was not reloaded').toBe(true)
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
