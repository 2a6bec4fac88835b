import type { Locator } from '@playwright/test'
import type { App } from './support/app'
import { expect, test } from './support/test'
import { codeAt } from '../wire/support/second-step'
import { setSafe } from './paths/support/phone-key'

/** Passkeys and the second step on the real site, with Chromium's own authenticator (trust 24). */

/** WebAuthn requires a host name, but the tests' address is an IP. */
const named = (app: App, path: string) => app.world.origin.replace('127.0.0.1', 'localhost') + path

async function phone(app: App) {
  const cdp = await app.page.context().newCDPSession(app.page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const password = (app: App) => app.page.getByRole('dialog').locator('input[name="loginPassword"]')

test('a passkey is made, signs in without a password, and takes the second step; removing it asks for that step', async ({
  app,
  watch,
}) => {
  watch.expectStatus(400, 403)
  watch.expect(/^asked http:..localhost:/)
  const { safety: say, login, security } = app.words
  await phone(app)
  await app.open(named(app, '/m/login?next=/m/securityCenter'))
  await app.fillLogin('mika_07')
  await app.submit.click()
  await app.page.getByRole('link', { name: security.signIn }).click()
  await app.button(say['passkeys.add']).click()
  await password(app).fill('Perya-1234')
  await app.button(say['change.go']).click()
  const keys = app.page.getByRole('list', { name: say.passkeys }).getByRole('listitem')
  await expect(keys).toHaveCount(1)
  // After a reload, the view waits for the gateway's features; it is never the centre.
  let come = () => {}
  const flags = new Promise<void>((resolve) => (come = resolve))
  app.world.hold(async ({ url }) => (url.includes('whitelabel') ? flags : undefined))
  await app.page.reload()
  await expect(app.page.locator('#main [aria-hidden]').first()).toBeAttached()
  await expect(app.page.getByText(security['centre.lead'])).toHaveCount(0)
  app.world.letGo()
  come()
  await expect(keys).toHaveCount(1)

  await app.button(say['app.turnOn']).click()
  await password(app).fill('Perya-1234')
  await app.button(say['change.go']).click()
  const dialog = app.page.getByRole('dialog')
  // There is a passkey now: the password alone can change nothing more.
  await app.button(say['step.passkey'], dialog).click()
  await expect(dialog.getByRole('img', { name: say['scan.picture'] })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.locator('input[name="appCode"]').fill(codeAt(secret, Date.now()))
  await app.button(say['scan.go'], dialog).click()
  const codes = dialog.getByRole('list', { name: say.codes }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = '', other = ''] = await codes.allInnerTexts()
  // They are shown only once: neither Escape nor Back closes them unread.
  await app.page.keyboard.press('Escape')
  await app.page.evaluate(() => history.back())
  await expect(app.button(app.words.shell.close, dialog)).toHaveCount(0)
  await expect(codes).toHaveCount(10)
  await app.button(say['codes.kept']).click()
  await expect(app.page.getByText(app.say(say['app.left'], { count: 10 }))).toBeVisible()
  const stored = await app.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const hidden of [secret, recovery]) expect(stored).not.toContain(hidden)

  const leave = async () => {
    await app.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await app.open(named(app, '/m/login?next=/m/securityCenter'))
  }
  await leave()
  await app.link(login.passkey).click()
  await expect(app.page.getByRole('link', { name: security.signIn })).toBeVisible()

  await leave()
  await app.fillLogin('mika_07')
  await app.submit.click()
  const field = app.page.locator('input[name="stepCode"]')
  await field.fill('000000')
  await app.button(say['step.go']).click()
  await expect(app.page.getByText(say['step.wrong'])).toBeVisible()
  await app.button(say['step.useRecovery']).click()
  await field.fill(recovery)
  await app.button(say['step.go']).click()
  await expect(app.page.getByRole('link', { name: security.signIn })).toBeVisible()

  await leave()
  await app.fillLogin('mika_07')
  await app.submit.click()
  await app.button(say['step.passkey']).click()
  await app.page.getByRole('link', { name: security.signIn }).click()
  await app.button(app.say(say['passkeys.removeOne'], { name: 'Chrome, Linux' })).click()
  await password(app).fill('Perya-1234')
  await app.button(say['change.go']).click()
  await expect(dialog.getByText(say['change.step'])).toBeVisible()
  await app.button(say['step.useRecovery'], dialog).click()
  await dialog.locator('input[name="stepCode"]').fill(other)
  await app.button(say['step.go'], dialog).click()
  await expect(app.page.getByText(say['passkeys.none'])).toBeVisible()
})

test('what the operator has switched off shows nowhere; a page loaded anew begins the login anew', async ({
  app,
  world,
}) => {
  await world.flags({ PASSKEY3: '0', AUTHAPP3: '0' })
  await app.open('/m/login')
  await expect(app.submit).toBeEnabled()
  await expect(app.link(app.words.login.passkey)).toHaveCount(0)
  await app.open('/m/login?view=step')
  await expect(app.page.getByText(app.words.safety['step.over'])).toBeVisible()
  await app.link(app.words.safety['step.again']).click()
  await app.signIn('mika_07')
  await app.open('/m/securityCenter')
  await expect(app.link(app.words.security.devices)).toHaveCount(0)
  await expect(app.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(app.page.getByText(app.words.security['signIn.sub'])).toHaveCount(0)
})

test('[ROUTE-60] in the place of a form the step has the focus, says what is wrong, and leads back with nothing lost but passwords', async ({
  app,
  world,
  watch,
}) => {
  watch.expectStatus(400, 403)
  const { safety: say, form, security } = app.words
  await app.arriveAs('mika_07', '/m/securityCenter')
  await setSafe(world, 'mika_07', { app: true, codes: true })
  await app.page.getByRole('button', { name: security['centre.email'] }).click()
  const dialog = app.page.getByRole('dialog')
  const [contact, code, secret, step] = ['contact', 'code', 'loginPassword', 'stepCode'].map((name) =>
    dialog.locator(`input[name="${name}"]`),
  ) as [Locator, Locator, Locator, Locator]
  await contact.fill('ako@example.com')
  await app.button(form.getCode, dialog).click()
  await expect(code).toBeEnabled()
  await code.fill(await world.smsCode('ako@example.com'))
  const sent = await code.inputValue()
  await secret.fill('Perya-1234')
  await secret.press('Enter')
  await expect(step).toBeFocused()
  await step.fill('000000')
  await app.button(say['step.go'], dialog).click()
  await expect(dialog.getByRole('alert').filter({ hasText: say['step.wrong'] })).toBeVisible()
  await expect(step).toBeFocused()
  await expect(step).toHaveValue('')
  await app.button(say['step.useRecovery'], dialog).click()
  await expect(step).toBeFocused()
  await app.button(say['step.back'], dialog).click()
  await expect(secret).toBeFocused()
  await expect(secret).toHaveValue('')
  await expect(contact).toHaveValue('ako@example.com')
  await expect(code).toHaveValue(sent)
  // If the step cannot be asked for, it also leads back.
  world.fault({ kind: 'status', status: 400, call: 'changeStep', times: 1 })
  await secret.fill('Perya-1234')
  await secret.press('Enter')
  await expect(app.button(app.words.shell.retry, dialog)).toBeVisible()
  await app.button(say['step.back'], dialog).click()
  await expect(contact).toHaveValue('ako@example.com')
})
