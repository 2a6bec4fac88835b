import { announce } from './support/announce'
import { expect, test } from './support/test'

test('[MEMBER-31] what is switched off in Settings moves and comes up no more, also after a reload', async ({
  app,
  page,
  world,
}) => {
  const { password } = app.words
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
  const popup = page.getByRole('dialog').filter({ hasText: 'Title of first' })
  const count = app.tabBar.getByText(/^\d+$/)
  await announce(world, 'first')
  await app.arriveAs('mika_07', '/m/home')
  await expect(popup).toBeVisible()
  await expect(count).toBeVisible()
  await expect.poll(moving).toBeGreaterThan(0)
  await page.goto('/m/set')
  await page.getByRole('checkbox', { name: password.calm }).check({ force: true })
  for (const kind of ['offers', 'marks'] as const)
    await page.getByRole('checkbox', { name: password[`news.${kind}`] }).uncheck({ force: true })
  await page.goto('/m/home')
  await expect(app.games).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm')
  await expect(count).toHaveCount(0)
  await expect.poll(moving).toBe(0)
  await expect(popup).toHaveCount(0)
})
