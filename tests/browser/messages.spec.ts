import { words } from '../../src/i18n/words/EN/messages'
import { expect, test } from './support/test'

test('[ROUTE-61] [ROUTE-62] [MSG-01] [MSG-02] [MSG-09] the inbox: unread marked, read when opened, the dot disappears, deleted after confirmation', async ({
  app,
  page,
  world,
}) => {
  const main = page.locator('#main')
  const rows = main.getByRole('listitem')
  const { member, shell, titles } = app.words
  await app.arriveAs('mika_07', '/m/mine')
  await app.button(app.say(member['messages.unread_other'], { count: 2 })).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(page.getByRole('heading', { name: titles.messages })).toBeVisible()
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ has: page.getByText(words.new, { exact: true }) })).toHaveCount(2)

  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/message\?id=\d+$/)
  await expect(main.getByText('given back with the reason')).toBeVisible()
  await app.button(shell.back).click()
  await expect(rows.filter({ has: page.getByText(words.new, { exact: true }) })).toHaveCount(1)

  await rows.nth(1).getByRole('link').click()
  await app.button(words.delete, main).click()
  const question = page.getByRole('alertdialog')
  await app.button(words['sure.keep'], question).click()
  await app.button(words.delete, main).click()
  await app.button(words.delete, question).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ has: page.getByText(words.new, { exact: true }) })).toHaveCount(0)

  // Nothing unread: the member centre no longer has a dot.
  await app.button(shell.back).click()
  await expect(app.button(member.messages)).toBeVisible()
  expect(world.calls('unreadCount')).toBeGreaterThan(1)
})

test('[MSG-09] [ROUTE-62] an unknown message says so and links to the inbox; without a number it is the inbox, as long as it may be', async ({
  app,
  page,
  world,
}) => {
  await world.db.deleteFrom('inbox').where('id', '>', 1).execute()
  await app.arriveAs('mika_07', '/m/message?id=999')
  await expect(page.getByRole('heading', { name: words['missing.title'] })).toBeVisible()
  await app.button(words['missing.all']).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  const { id: _, ...first } = await world.db.selectFrom('inbox').selectAll().executeTakeFirstOrThrow()
  const older = Array.from({ length: 59 }, (__, n) => ({ ...first, sentAt: n + 1 }))
  await world.db.insertInto('inbox').values(older).execute()
  await app.open('/m/message')
  const rows = page.locator('#main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'Welcome to Perya' }).first()).toBeVisible()
  for (const count of ['40', '60']) {
    await app.button(words.more).click()
    await expect(rows.first()).toHaveAttribute('aria-setsize', count)
  }
  // Only rows near the screen are rendered, and each states its position.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = page.locator('[aria-posinset="60"]')
  await expect(last).toBeInViewport()
  expect(await rows.count()).toBeLessThan(40)
  const place = await page.evaluate(() => window.scrollY)
  await last.getByRole('link').click()
  await app.button(app.words.shell.back).click()
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await app.arriveAs('don_ramon', '/m/webEmail')
  await expect(page.getByRole('heading', { name: words['empty.title'] })).toBeVisible()
})

test('[SESSION-21] a guest logs in first, and comes back', async ({ app, page }) => {
  for (const path of ['/m/webEmail', '/m/message']) {
    await app.open(path)
    await expect(page).toHaveURL(new RegExp(`/m/login\\?next=${encodeURIComponent(path)}$`))
  }
})
