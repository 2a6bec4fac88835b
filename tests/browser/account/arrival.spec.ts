import { expect, test } from '../support/test'
import { say } from './support'

/** Notices after the first login, and the way to customer service. */

test('a new account is welcomed once [LOGIN-29]', async ({ app, page }) => {
  await app.open('/m/login')
  await app.fillLogin('bago_01')
  await app.submit.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(app.say(say.arrival['welcome.title'], { name: 'bago_01' }))
  await app.button(say.arrival['welcome.close'], dialog).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(app.account).toContainText('bago_01')
  await expect(app.games.getByRole('button').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test.describe('customer service', () => {
  test('the host is named first; the player may stay, or it opens beside the site [LOGIN-23] [SITE-09]', async ({
    app,
    page,
    context,
  }) => {
    await app.open('/m/login')
    const service = app.button(app.words.login.service)
    await service.click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('127.0.0.1')
    await app.button(say.arrival['leave.stay'], dialog).click()
    await expect(dialog).toHaveCount(0)
    expect(context.pages()).toHaveLength(1)
    await service.click()
    const opened = context.waitForEvent('page')
    await app.button(say.arrival['leave.go'], dialog).click()
    const beside = await opened
    await beside.waitForLoadState()
    expect(new URL(beside.url()).pathname).toBe('/demo/service/livechat')
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  const kinds = [
    ['LIVECHAT', '/demo/service/livechat', '127.0.0.1'],
    ['TELEGRAM', 'https://t.me/perya', 't.me'],
    ['FACEBOOK', 'https://m.me/perya', 'm.me'],
  ] as const
  for (const [name, path, host] of kinds) {
    test(`${name} leads to its own host; disallowed links are ignored [CONST-49]`, async ({
      app,
      page,
      world,
    }) => {
      const elsewhere = { type: 1, name, path: 'https://elsewhere.example/chat' }
      await world.db
        .updateTable('setting')
        .set({ value: JSON.stringify([elsewhere, { type: 1, name, path }]) })
        .where('name', '=', 'serviceLinks')
        .execute()
      await app.open('/m/login')
      await app.button(app.words.login.service).click()
      await expect(page.getByRole('alertdialog')).toContainText(host)
    })
  }
})
