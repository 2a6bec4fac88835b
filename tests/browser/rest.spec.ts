import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const wheel = 'svg[class*="wheel"]'

test('animations beside text stop after five seconds on screen', async ({ app, page }) => {
  await page.clock.install()
  await app.open('/m/login')
  await app.settled()
  await expect(page.locator(wheel)).not.toHaveAttribute('data-resting')
  await page.clock.fastForward(5_000)
  await expect(page.locator(wheel)).toHaveAttribute('data-resting')
  // It has stopped: no animation is running.
  const moving = () =>
    page
      .locator(wheel)
      .evaluate(
        (it) => it.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      )
  expect(await moving()).toBe(0)
  // A reload starts it again.
  await page.reload()
  await app.settled()
  await expect.poll(moving).toBeGreaterThan(0)
})

test('a touch stops pictures for good, and scrolling news for three seconds', async ({
  app,
  page,
  world,
}) => {
  await world.db
    .insertInto('announcement')
    .values({
      id: 'long',
      kind: 'A',
      titleEn: 'News that is far too long for the strip of a phone, '.repeat(4),
      titleTy: 'Balita',
      contentEn: '<p>Text</p>',
      contentTy: '<p>Teksto</p>',
      publishedAt: 1_000,
    })
    .execute()
  await page.clock.install()
  await app.open('/m/home')
  await app.settled()
  const news = page.locator('a[href="/m/notice"]').first()
  await expect(news).not.toHaveAttribute('data-resting')
  await page.locator('h1').tap()
  await expect(news).toHaveAttribute('data-resting')
  await expect(page.locator(wheel)).toHaveAttribute('data-resting')
  await page.clock.fastForward(3_000)
  await expect(news).not.toHaveAttribute('data-resting')
  await expect(page.locator(wheel)).toHaveAttribute('data-resting')
})
