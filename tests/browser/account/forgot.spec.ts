import { expect, test } from '../support/test'
import { field, messageAt, say } from './support'

/** A forgotten password on the real screen, by mail and by phone. */

const mobile = '9171234507'
const fresh = 'Lantern-88'

test('without its flag there is only the reset by mail [FORGOT-03] [FORGOT-04] [SITE-23]', async ({
  app,
  page,
  world,
}) => {
  await world.flags({ CHNGPASSVERIF3: '0' })
  await app.open('/m/forget')
  await expect(field(page, 'username')).toBeVisible()
  await expect(field(page, 'email')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(app.submit).toHaveText(say.forget.retrieve)
})

test.describe('by mail', () => {
  test.beforeEach(async ({ app, page }) => {
    await app.open('/m/login')
    await app.link(app.words.login.forgot).click()
    await page.getByRole('tab', { name: say.forget['way.email'] }).click()
  })

  test('the mail is sent, and the player returns to the login [FORGOT-01] [FORGOT-05] [FORGOT-07] [VALID-18] [LOGIN-22]', async ({
    app,
    page,
    world,
  }) => {
    await field(page, 'username').fill(' mika_07 ')
    await field(page, 'email').fill(' mika@example.com ')
    const sent = page.waitForRequest('**/password/forget/email')
    await app.submit.click()
    expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
      username: 'mika_07',
      email: 'mika@example.com',
    })
    await expect(app.toast(app.words.shell['notice.mail-sent'])).toBeVisible()
    await expect(page).toHaveURL(/\/m\/login$/)
    const mails = await world.db.selectFrom('outbox').selectAll().where('channel', '=', 'mail').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['mika@example.com'])
  })

  test('the mail leads to a page of the platform, and the new password signs in [FORGOT-05]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(404)
    await field(page, 'username').fill('mika_07')
    await field(page, 'email').fill('mika@example.com')
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/login$/)
    const mail = await world.db
      .selectFrom('outbox')
      .select('text')
      .where('channel', '=', 'mail')
      .executeTakeFirstOrThrow()
    const link = /\/demo\/password\/\S+/.exec(mail.text)?.[0] ?? ''
    await app.open(link)
    await page.locator('[name="password"]').fill(fresh)
    await page.locator('[name="again"]').fill(fresh)
    await page.getByRole('button').click()
    await page.getByRole('link').click()
    await app.fillLogin('mika_07', fresh)
    await app.submit.click()
    await expect(app.account).toContainText('mika_07')
    // A link works once.
    await app.open(link)
    await expect(page.locator('[name="password"]')).toHaveCount(0)
  })

  test('it shows a loader during the call, and calls once [FORGOT-06] [ERROR-02]', async ({
    app,
    page,
    world,
  }) => {
    world.fault({ kind: 'delay', ms: 500, call: 'forgotByEmail' })
    await field(page, 'username').fill('mika_07')
    await field(page, 'email').fill('mika@example.com')
    await app.submit.click()
    await expect(app.toast(app.words.shell['notice.please-wait'])).toBeVisible()
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/login$/)
    expect(world.calls('forgotByEmail')).toBe(1)
  })

  test('a failure is shown above the form, and nothing typed is lost [FORGOT-08]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(500)
    world.fault({ kind: 'status', status: 500, call: 'forgotByEmail' })
    await field(page, 'username').fill('mika_07')
    await field(page, 'email').fill('mika@example.com')
    await app.submit.click()
    await expect(app.refusal).toHaveText(app.words.shell['failure.upgrading'])
    await expect(app.toast(app.words.shell['notice.please-wait'])).toHaveCount(0)
    await expect(field(page, 'username')).toHaveValue('mika_07')
    await expect(field(page, 'email')).toHaveValue('mika@example.com')
  })

  test('the e-mail has to be valid; the name’s own message is not shown [VALID-11] [VALID-15] [VALID-16] [VALID-17] [VALID-19] [ERROR-01]', async ({
    app,
    page,
    world,
  }) => {
    await app.submit.click()
    await expect(field(page, 'username')).toBeFocused()
    await expect(messageAt(page, 'username')).toHaveText('')
    await expect(messageAt(page, 'email')).toHaveText(say.form['problem.email.required'])
    await field(page, 'username').fill('mika_07')
    await field(page, 'email').fill('mika@example')
    await app.submit.click()
    await expect(messageAt(page, 'email')).toHaveText(say.form['problem.email.format'])
    await expect(field(page, 'email')).toBeFocused()
    expect(world.calls('forgotByEmail')).toBe(0)
  })
})

test.describe('by phone', () => {
  test.beforeEach(({ app }) => app.open('/m/forget'))

  test('a code and a new password, and the player is in [FORGOT-02] [FORGOT-09] [FORGOT-10] [FORGOT-11] [FORGOT-12] [SMS-07] [SMS-08] [VALID-33]', async ({
    app,
    page,
    world,
  }) => {
    await expect(page.getByRole('tab', { name: say.forget['way.phone'] })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(app.submit).toBeDisabled()
    await expect(field(page, 'verificationCode')).toBeDisabled()
    await app.button(say.form.getCode).click()
    await expect(messageAt(page, 'mobileNum')).toHaveText(say.form['problem.mobileNum.required'])
    await field(page, 'mobileNum').fill(mobile)
    await app.button(say.form.getCode).click()
    await expect(field(page, 'verificationCode')).toBeEnabled()
    await field(page, 'verificationCode').fill(await world.smsCode(mobile))
    await expect(app.submit).toBeDisabled()
    await field(page, 'newPassword').fill(fresh)
    await expect(app.submit).toBeEnabled()
    const sent = page.waitForRequest('**/password/forget/phone')
    await app.submit.click()
    expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual([
      'mobileNum',
      'newPassword',
      'verificationCode',
    ])
    await expect(app.account).toContainText('mika_07')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('a repeat code requires a captcha if the platform says so; the captcha disappears once the code is sent [WIRE-09]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(400)
    await world.control('sms', { captcha: true, expiredMinutes: 0.01 })
    const getCode = app.button(say.form.getCode)
    await field(page, 'mobileNum').fill(mobile)
    await getCode.click()
    await expect(field(page, 'verificationCode')).toBeEnabled()
    await getCode.click()
    await expect(page.locator('form img')).toBeVisible()
    await expect(page.getByLabel(/ \d+ \+ \d+ = \?/)).toHaveAttribute('name', 'captcha')
    await field(page, 'captcha').fill(await world.captcha())
    await world.control('sms', { expiredMinutes: 1 })
    await getCode.click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(field(page, 'captcha')).toHaveCount(0)
    await field(page, 'verificationCode').fill(await world.smsCode(mobile))
    await field(page, 'newPassword').fill(fresh)
    await app.submit.click()
    await expect(app.account).toContainText('mika_07')
  })

  test('it is validated on every keystroke [VALID-30] [VALID-31] [VALID-32] [ERROR-07]', async ({
    app,
    page,
  }) => {
    await field(page, 'mobileNum').fill('917')
    await expect(messageAt(page, 'mobileNum')).toHaveText(
      app.say(say.form['problem.mobileNum.too-short'], { min: 10 }),
    )
    await field(page, 'mobileNum').fill(mobile)
    await expect(messageAt(page, 'mobileNum')).toHaveText('')
    await field(page, 'newPassword').fill('short')
    await expect(messageAt(page, 'newPassword')).toHaveText(
      app.say(say.form['problem.newPassword.too-short'], { min: 8 }),
    )
  })

  test('reusing the old password clears the password; a wrong code clears the code [FORGOT-13] [FORGOT-14] [ERROR-42]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(400)
    await field(page, 'mobileNum').fill(mobile)
    await app.button(say.form.getCode).click()
    await expect(field(page, 'verificationCode')).toBeEnabled()
    const code = await world.smsCode(mobile)
    await field(page, 'verificationCode').fill(code === '000000' ? '111111' : '000000')
    await field(page, 'newPassword').fill('Perya-1234')
    await app.submit.click()
    await expect(app.refusal).toHaveText(app.words.shell['failure.code-wrong'])
    await expect(field(page, 'verificationCode')).toHaveValue('')
    await expect(field(page, 'newPassword')).toHaveValue('Perya-1234')
    await field(page, 'verificationCode').fill(code)
    await app.submit.click()
    await expect(app.refusal).toHaveText(app.words.shell['failure.same-password'])
    await expect(field(page, 'newPassword')).toHaveValue('')
    await expect(field(page, 'verificationCode')).toHaveValue(code)
    await field(page, 'newPassword').fill(fresh)
    await app.submit.click()
    await expect(app.account).toContainText('mika_07')
  })

  test('if the automatic login fails, the new password is still valid [FORGOT-11] [ERROR-16]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(503)
    world.fault({ kind: 'status', status: 503, call: 'login', times: 1 })
    await field(page, 'mobileNum').fill(mobile)
    await app.button(say.form.getCode).click()
    await expect(field(page, 'verificationCode')).toBeEnabled()
    await field(page, 'verificationCode').fill(await world.smsCode(mobile))
    await field(page, 'newPassword').fill(fresh)
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(app.toast(app.words.shell['notice.change-saved'])).toBeVisible()
    await app.fillLogin('mika_07', fresh)
    await app.submit.click()
    await expect(app.account).toContainText('mika_07')
  })
})
