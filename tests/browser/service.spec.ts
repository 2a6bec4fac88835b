import { words } from '../../src/i18n/words/EN/service'
import { words as arrival } from '../../src/i18n/words/EN/arrival'
import { helpEntries } from '../../src/sandbox/world/help'
import { expect, test } from './support/test'

test('[ROUTE-65] [HELP-08] [HELP-09] [HELP-10] [HELP-14] [HELP-15] one agent opens directly, several are listed, and leaving is confirmed', async ({
  app,
  page,
  context,
}) => {
  const main = page.locator('#main')
  const question = page.getByRole('alertdialog')
  await app.open('/m/service')
  await main.getByRole('button', { name: words['way.FACEBOOK'] }).click()
  await expect(question).toContainText('127.0.0.1')
  await app.button(arrival['leave.stay'], question).click()
  const telegram = main.getByRole('button', { name: words['way.TELEGRAM'] })
  await telegram.click()
  await expect(telegram).toHaveAttribute('aria-expanded', 'true')
  const listed = main.getByRole('list', { name: words['way.TELEGRAM'] })
  await expect(listed.getByRole('listitem')).toHaveCount(2)
  await telegram.click()
  await expect(listed).toHaveCount(0)
  await telegram.click()
  await app.button('Deposits and withdrawals', listed).click()
  const opened = context.waitForEvent('page')
  await app.button(arrival['leave.go'], question).click()
  expect((await opened).url()).toContain('/demo/service/telegram-money')

  await app.link(helpEntries[1]?.titleEn ?? '', main).click()
  await expect(page).toHaveURL(/\/m\/helpDetail\?i=1$/)
})

test('[HELP-07] [HELP-13] the widget floats over the help centre and closes again', async ({ app, page }) => {
  await app.open('/m/help')
  await app.button(words.float).click()
  const panel = page.getByRole('dialog', { name: words.float })
  for (const way of ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const) {
    await expect(panel.getByRole('button', { name: words[`way.${way}`] })).toBeVisible()
  }
  await app.button(app.words.shell.close, panel).click()
  await expect(panel).toHaveCount(0)
})

test('[MEMBER-26] the app entry of the member centre opens the panel of the downloads', async ({
  app,
  page,
}) => {
  await app.arriveAs('mika_07', '/m/mine')
  await app.button(app.words.member['entry.app']).click()
  await expect(page.getByRole('dialog', { name: app.words.panels['app.title'] })).toBeVisible()
})
