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
