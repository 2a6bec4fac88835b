import type { Page } from '@playwright/test'
import { words as arrival } from '../../src/i18n/words/EN/arrival'
import { announce } from './support/announce'
import { expect, test } from './support/test'

const dialogs = (page: Page) => page.locator('dialog[open]')

test('what comes up by itself comes by weight: contracts before announcements [HOME-03] [CONTRACT-05]', async ({
  app,
  page,
  world,
}) => {
  await announce(world, 'first')
  await app.arriveAs('jun_agent')
  for (const kind of ['salary', 'dividend', 'hourly'] as const) {
    await expect(dialogs(page)).toContainText(arrival[`contract.${kind}.title`])
    await expect(dialogs(page)).toHaveCount(1)
    await app.button(arrival['contract.later']).click()
  }
  await expect(dialogs(page)).toContainText('Title of first')
  await expect(dialogs(page)).toHaveCount(1)
})

test('nothing comes up beside a menu that was tapped and whose code still loads [HOME-03] [MENU-01]', async ({
  app,
  page,
  world,
}) => {
  const ok = app.button(app.words.home['popup.ok'])
  await announce(world, 'first', 'second')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/MenuDrawer-[^/]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await app.arriveAs('mika_07')
  await expect(dialogs(page)).toContainText('Title of first')
  // From here on, time passes only where the test says so: the second waits for the first one's exit.
  await page.clock.pauseAt(Date.now() + 60_000)
  await ok.click()
  await page.clock.runFor(300)
  await app.menuButton.click()
  await page.clock.runFor(2_000)
  await expect(app.menuButton).toHaveAttribute('aria-expanded', 'true')
  await expect(dialogs(page)).toHaveCount(0)
  goOn()
  await expect(app.menu).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toContainText('Title of second')
  await expect(dialogs(page)).toHaveCount(1)
})

test('nothing comes up on the way back from paying, though the page is loaded anew [HOME-03]', async ({
  app,
  page,
  world,
}) => {
  await announce(world, 'first')
  await app.arriveAs('mika_07', '/m/voucherCenter')
  await expect(app.submit).toBeVisible()
  for (const load of ['from the provider', 'again']) {
    await app.open('/m/home')
    await expect(app.games.getByRole('button').first(), load).toBeVisible()
    await expect.poll(() => world.calls('announcements'), load).toBeGreaterThan(load === 'again' ? 1 : 0)
    await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())))
    await expect(dialogs(page), load).toHaveCount(0)
  }
  await app.go('/m/notice')
  await app.go('/m/home')
  await expect(dialogs(page)).toContainText('Title of first')
})
