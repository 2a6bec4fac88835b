import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import type { App } from '../support/app'
import { tapAndClose } from '../support/windows'
import { plainOf, say } from './support'

/** Third-party sign-in with the sandbox's provider. */

/** Taps a button and returns the window the provider opens. */
async function openProvider(app: App, name: string): Promise<Page> {
  const opened = app.page.waitForEvent('popup')
  await app.button(name).click()
  const popup = await opened
  await popup.waitForLoadState()
  return popup
}

test('the provider identifies the player, who lands where they were going [LOGIN-17] [LOGIN-18] [LOGIN-24] [LOGIN-28] [SITE-21]', async ({
  app,
  page,
}) => {
  await app.open('/m/login?next=/m/notice')
  const popup = await openProvider(app, say.social.google)
  await expect(page.getByText(say.social.waiting)).toBeVisible()
  const sent = page.waitForRequest('**/wps/session/login')
  await tapAndClose(popup.getByRole('button', { name: 'mika@example.com' }))
  const plain = plainOf(await sent)
  expect(plain).toMatchObject({ type: 'firebase', side: 'member', username: '', password: '' })
  expect(plain).not.toHaveProperty('firebaseChannel')
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/notice')
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('mika_07')
})

test('if popups are blocked, the provider’s page sends the player back [LOGIN-18]', async ({ app, page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await app.open('/m/login?next=/m/notice')
  await app.button(say.social.google).click()
  await expect(page).toHaveURL(/\/demo\/provider\/google/)
  await page.getByRole('button', { name: 'mika@example.com' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/notice')
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('mika_07')
  expect(await page.evaluate(() => sessionStorage.getItem('perya.provider'))).toBeNull()
})

test('an unsolicited token is rejected', async ({ app, page, world }) => {
  await app.open('/m/login#provider=google&state=x&id_token=stolen')
  await expect(app.button(say.social.google)).toBeVisible()
  await page.evaluate(() =>
    window.postMessage(
      { source: 'perya-provider', state: '', provider: 'google', idToken: 'stolen' },
      window.origin,
    ),
  )
  const popup = await openProvider(app, say.social.google)
  await page.evaluate(() =>
    window.postMessage(
      { source: 'perya-provider', state: '', provider: 'google', idToken: 'stolen' },
      window.origin,
    ),
  )
  await popup.close()
  await expect(page.getByText(say.social.waiting)).toHaveCount(0)
  expect(world.calls('login')).toBe(0)
})

test('buttons show by flag, if configured, and only on the username tab [LOGIN-17] [REG-05] [SITE-20] [SITE-21]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/register')
  await expect(app.button(say.social.google)).toBeVisible()
  await app.open('/m/login')
  await expect(app.button(say.social.facebook)).toBeVisible()
  await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
  await expect(app.button(say.social.facebook)).toHaveCount(0)
  await world.flags({ FACEBOOKLOGIN3: '0' })
  await app.open('/m/login')
  await expect(app.button(say.social.google)).toBeVisible()
  await expect(app.button(say.social.facebook)).toHaveCount(0)
  await world.control('paths', {})
  await app.open('/m/login')
  await page.waitForLoadState('networkidle')
  await expect(app.button(say.social.google)).toHaveCount(0)
})

test('a number verified by the SMS provider signs in [LOGIN-25] [LOGIN-26] [SMS-03]', async ({
  app,
  page,
  world,
}) => {
  await world.control('register', { thirdPartyPhone: true })
  await app.open('/m/login')
  await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
  await app.field('mobileNum').fill('9171234507')
  await app.button(app.words.login.getCode).click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(world.calls('sendSms')).toBe(0)
  await app.field('messageCode').fill(await world.smsCode('9171234507'))
  const sent = page.waitForRequest('**/wps/session/login')
  await app.submit.click()
  expect(plainOf(await sent)).toMatchObject({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseMobileNo: '9171234507',
    countryDialingCode: '63',
  })
  await expect(app.account).toContainText('mika_07')
})
