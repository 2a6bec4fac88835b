import { registerBody } from '../../../src/platform/calls/register'
import { expect, test } from '../support/test'
import { field, messageAt, plainOf, say } from './support'

/** Registration on the real screen against the platform. */

const password = 'Lantern-88'

test.describe('by username', () => {
  test('opens the account, signs the player in, and sends exactly what is required [REG-01] [REG-08] [REG-09] [REG-10] [REG-11] [REG-20]', async ({
    app,
    page,
    world,
  }) => {
    await app.open('/m/register')
    await field(page, 'username').fill('bagong_tao')
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    await page.getByText(say.register.more).click()
    await field(page, 'nickname').fill('Tao')
    await expect(page.locator('form button img')).toBeVisible()
    await field(page, 'captcha').fill(await world.captcha())
    const sent = page.waitForRequest('**/wps/member/register')
    await app.submit.click()
    const plain = plainOf(await sent)
    const { firebaseChannel: _channel, firebaseIdToken: _token, ...always } = registerBody.entries
    expect(Object.keys(plain).sort()).toEqual(Object.keys(always).sort())
    expect(plain).toMatchObject({
      username: 'bagong_tao',
      password,
      confirmPassword: password,
      nickname: 'Tao',
      mobileNum: '',
      countryDialingCode: '63',
      registerUrl: '127.0.0.1',
      registerMethod: 'H5',
      type: 0,
      affiliateCode: '',
    })
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(app.account).toContainText('bagong_tao')
  })

  test('an incomplete form is not sent: messages under the fields, focus in the first [VALID-03] [VALID-04] [VALID-05] [VALID-06] [VALID-07] [VALID-11] [VALID-35] [VALID-37] [ERROR-12]', async ({
    app,
    page,
    world,
  }) => {
    await app.open('/m/register')
    await expect(page.locator('form button img')).toBeVisible()
    await expect(page.locator('label', { hasText: say.form['label.username'] })).toContainText('*')
    await expect(page.locator('label', { hasText: say.form['label.nickname'] })).not.toContainText('*')
    await expect(page.locator('label', { has: page.locator('input[name="agree"]') })).toContainText(/\b21\b/)
    await app.submit.click()
    await expect(field(page, 'username')).toBeFocused()
    await expect(messageAt(page, 'username')).toHaveText(say.form['problem.username.required'])
    await expect(messageAt(page, 'confirmPassword')).toHaveText(say.register['confirm.required'])
    await expect(messageAt(page, 'captcha')).toHaveText(say.form['problem.captcha.required'])

    await field(page, 'username').fill('bagong_tao')
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill('Lantern-8')
    await app.submit.click()
    await expect(field(page, 'confirmPassword')).toBeFocused()
    await expect(messageAt(page, 'confirmPassword')).toHaveText(say.register['confirm.mismatch'])
    // A problem in a collapsed field opens the section, and it stays open while it is corrected.
    const more = page.locator('form details')
    await more.locator('summary').click()
    await field(page, 'email').fill('ako')
    await more.locator('summary').click()
    await expect(field(page, 'email')).toBeHidden()
    await app.submit.click()
    await expect(messageAt(page, 'email')).toHaveText(say.form['problem.email.format'])
    await field(page, 'email').fill('ako@example.com')
    await expect(messageAt(page, 'email')).toHaveText('')
    await expect(field(page, 'email')).toBeVisible()
    // Matching the confirmation clears its message automatically.
    await field(page, 'password').fill('Lantern-8')
    await expect(messageAt(page, 'confirmPassword')).toHaveText('')
    expect(world.calls('register')).toBe(0)
  })

  test('a taken name is reported at its field; nothing typed is lost but the used captcha [ERROR-21] [REG-13]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(409)
    await app.open('/m/register')
    await field(page, 'username').fill('mika_07')
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    await page.getByText(say.register.more).click()
    await field(page, 'email').fill('ako@example.com')
    await expect(page.locator('form button img')).toBeVisible()
    await field(page, 'captcha').fill(await world.captcha())
    await app.submit.click()
    await expect(messageAt(page, 'username')).toHaveText(say.form['problem.username.taken'])
    await expect(field(page, 'username')).toBeFocused()
    await expect(field(page, 'username')).toHaveValue('mika_07')
    await expect(field(page, 'password')).toHaveValue(password)
    await expect(field(page, 'email')).toHaveValue('ako@example.com')
    await expect(field(page, 'captcha')).toHaveValue('')
    // Another name and the new picture: the player is signed in.
    await field(page, 'username').fill('mika_777')
    await expect(page.locator('form button img')).toBeVisible()
    await field(page, 'captcha').fill(await world.captcha())
    await app.submit.click()
    await expect(app.account).toContainText('mika_777')
  })

  test('messages under the fields follow the language', async ({ app, page }) => {
    await app.open('/m/register')
    await expect(page.locator('form button img')).toBeVisible()
    await app.submit.click()
    await expect(messageAt(page, 'username')).toHaveText(say.form['problem.username.required'])
    await app.speak('TY')
    await expect(messageAt(page, 'username')).toHaveText(say.formTY['problem.username.required'])
  })

  test('the button requires the checkbox; the checkbox starts as the platform says [VALID-12]', async ({
    app,
    page,
    world,
  }) => {
    await world.control('register', { agreeDefault: false })
    await app.open('/m/register')
    await expect(app.submit).toBeDisabled()
    await expect(page.getByText(say.register.agreeFirst)).toBeVisible()
    await page.getByText('or older').click()
    await expect(app.submit).toBeEnabled()
    await page.getByText('or older').click()
    await expect(app.submit).toBeDisabled()
  })
})

test('the minimum age is the brand’s [CONST-39]', async ({ app, page, world }) => {
  const { terms } = say.register
  const agree = (age: number) => page.getByLabel(app.say(say.register.agree, { age, terms }))
  await app.open('/m/register')
  await expect(agree(21)).toBeChecked()
  await world.site({ brand: 'bayside' })
  await app.open('/m/register')
  await expect(agree(18)).toBeChecked()
})

test('the fields are those the platform requires, in its order [REG-07] [REG-18] [VALID-02] [VALID-09]', async ({
  app,
  page,
  world,
}) => {
  await world.control('register', { captcha: false })
  const setting = await world.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'registerRules')
    .executeTakeFirstOrThrow()
  const rules = JSON.parse(setting.value) as Record<string, object>
  rules.zalo = { enabled: true, required: true, order: 0 }
  rules.nickname = { enabled: false, required: false }
  await world.db
    .updateTable('setting')
    .set({ value: JSON.stringify(rules) })
    .where('name', '=', 'registerRules')
    .execute()
  await app.open('/m/register')
  await app.submit.waitFor()
  const names = await page
    .locator('form input:not([type="checkbox"])')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name))
  expect(names).toEqual([
    'zalo',
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'email',
    'affiliateCode',
  ])
})

test.describe('by mobile number', () => {
  test('a code verifies the number; the account opens [REG-01] [SMS-06] [SITE-16] [SITE-17]', async ({
    app,
    page,
    world,
  }) => {
    await world.control('register', { captcha: false })
    await app.open('/m/register')
    await page.getByRole('tab', { name: say.register['way.mobile'] }).click()
    await expect(field(page, 'username')).toHaveCount(0)
    await field(page, 'mobileNum').fill('9178880001')
    await expect(page.getByText(app.say(say.register.nameFrom, { name: 'u9178880001' }))).toBeVisible()
    const asked = page.waitForRequest('**/wps/verification/sms/register')
    await app.button(say.form.getCode).click()
    expect((await asked).postDataJSON()).toEqual({ mobileNum: '9178880001', countryDialingCode: '63' })
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(field(page, 'verificationCode')).toBeFocused()
    await field(page, 'verificationCode').fill(await world.smsCode('9178880001'))
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    await app.submit.click()
    await expect(app.account).toContainText('u9178880001')
    expect(world.calls('registerMobile')).toBe(1)
  })

  test('a captcha used for a code is not reused: the form has a new one [WIRE-09]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(400)
    await world.control('sms', { captcha: true, expiredMinutes: 0.01 })
    await app.open('/m/register')
    await page.getByRole('tab', { name: say.register['way.mobile'] }).click()
    const picture = page.locator('form button img')
    await expect(picture).toBeVisible()
    await field(page, 'mobileNum').fill('9178880006')
    await app.button(say.form.getCode).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await app.button(say.form.getCode).click()
    await expect(app.refusal).toHaveText(app.words.shell['failure.captcha-required'])
    await expect(picture).toBeVisible()
    await expect(page.getByLabel(/ \d+ \+ \d+ = \?/)).toHaveAttribute('name', 'captcha')
    await field(page, 'captcha').fill(await world.captcha())
    await world.control('sms', { expiredMinutes: 1 })
    await app.button(say.form.getCode).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(field(page, 'captcha')).toHaveValue('')
    await expect(picture).toBeVisible()
    await field(page, 'verificationCode').fill(await world.smsCode('9178880006'))
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    await field(page, 'captcha').fill(await world.captcha())
    await app.submit.click()
    await expect(app.account).toContainText('u9178880006')
    expect(world.calls('registerMobile')).toBe(1)
  })

  test('a wrong code is reported at its field [ERROR-11]', async ({ app, page, watch, world }) => {
    watch.expectStatus(400)
    await world.control('register', { captcha: false })
    await app.open('/m/register')
    await page.getByRole('tab', { name: say.register['way.mobile'] }).click()
    await field(page, 'mobileNum').fill('9178880002')
    await app.button(say.form.getCode).click()
    await expect(page.getByRole('timer')).toBeVisible()
    const wrong = (await world.smsCode('9178880002')) === '000000' ? '111111' : '000000'
    await field(page, 'verificationCode').fill(wrong)
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    await app.submit.click()
    await expect(messageAt(page, 'verificationCode')).toHaveText(say.form['problem.verificationCode.wrong'])
    await expect(field(page, 'verificationCode')).toBeFocused()
    await expect(field(page, 'mobileNum')).toHaveValue('9178880002')
  })

  test('the SMS provider sends and checks the code if the platform says so [REG-12] [REG-13] [SMS-03]', async ({
    app,
    page,
    world,
  }) => {
    await world.control('register', { captcha: false, thirdPartyPhone: true })
    await app.open('/m/register')
    await page.getByRole('tab', { name: say.register['way.mobile'] }).click()
    await field(page, 'mobileNum').fill('9178880004')
    await app.button(say.form.getCode).click()
    await expect(page.getByRole('timer')).toContainText(/^(60|59) s$/)
    expect(world.calls('sendRegisterSms')).toBe(0)
    await field(page, 'verificationCode').fill(await world.smsCode('9178880004'))
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    const sent = page.waitForRequest('**/wps/member/register/mobile')
    await app.submit.click()
    const plain = plainOf(await sent)
    expect(plain.firebaseChannel).toBe('sms')
    expect(String(plain.firebaseIdToken)).not.toBe('')
    await expect(app.account).toContainText('u9178880004')
  })

  test('an SMS provider that cannot send shows nothing [ERROR-38]', async ({ app, page, watch, world }) => {
    watch.expectStatus(500)
    await world.control('register', { captcha: false, thirdPartyPhone: true })
    world.fault({ kind: 'status', status: 500, path: '/demo/provider/phone/code' })
    await app.open('/m/register')
    await page.getByRole('tab', { name: say.register['way.mobile'] }).click()
    await field(page, 'mobileNum').fill('9178880005')
    const answered = page.waitForResponse('**/demo/provider/phone/code')
    await app.button(say.form.getCode).click()
    await answered
    await expect(app.button(say.form.getCode)).toBeEnabled()
    await expect(app.toast(app.words.shell['notice.sms-sending'])).toHaveCount(0)
    await expect(app.refusal).toHaveText('')
  })
})

test.describe('ways on offer', () => {
  test('both: the username comes first; neither: it says so and leads to the login [REG-04] [REG-06]', async ({
    app,
    page,
    world,
  }) => {
    await app.open('/m/register')
    await expect(page.getByRole('tab', { name: say.register['way.username'] })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await app.link(say.register.logInInstead).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await world.flags({ USERNAMEREG3: '0', MOBILENUMREG3: '0' })
    await app.open('/m/register')
    await expect(page.getByRole('heading', { name: say.register['closed.title'] })).toBeVisible()
    await app.link(app.words.shell.logIn, page.locator('main')).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  test('on the mobile number tab, passwords are required by flag [SITE-18]', async ({ app, page, world }) => {
    await world.flags({ USERNAMEREG3: '0', MOBILENUMPASSREG3: '0' })
    await app.open('/m/register')
    await expect(field(page, 'mobileNum')).toBeVisible()
    await expect(field(page, 'password')).toHaveCount(0)
  })
})

test.describe('an affiliate link', () => {
  test('that is valid fills its field and is sent with the form [REG-14] [REG-15]', async ({
    app,
    page,
    world,
  }) => {
    await world.control('register', { captcha: false })
    const checked = page.waitForRequest('**/wps/member/affiliate/check')
    await app.open('/m/register?code=PERYA88&domain=agents.example')
    expect((await checked).postDataJSON()).toEqual({ code: 'PERYA88', domain: 'agents.example' })
    await expect(field(page, 'affiliateCode')).toHaveValue('PERYA88')
    await field(page, 'username').fill('sa_agent')
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    const sent = page.waitForRequest('**/wps/member/register')
    await app.submit.click()
    expect(plainOf(await sent)).toMatchObject({ affiliateCode: 'PERYA88', domain: 'agents.example' })
    await expect(app.account).toContainText('sa_agent')
    // Once accepted, it is not checked again.
    expect(world.calls('checkAffiliate')).toBe(1)
  })

  test('that is invalid is reported, and its code checked again before anything is sent [REG-13] [VALID-13] [VALID-14] [ERROR-08] [ERROR-10]', async ({
    app,
    page,
    world,
  }) => {
    await world.control('register', { captcha: false })
    await app.open('/m/register?code=WALA99')
    await expect(page.getByText(say.register.linkRefused)).toBeVisible()
    await field(page, 'username').fill('sa_wala')
    await field(page, 'password').fill(password)
    await field(page, 'confirmPassword').fill(password)
    await field(page, 'affiliateCode').fill('WALA99')
    await app.submit.click()
    await expect(messageAt(page, 'affiliateCode')).toHaveText(say.form['problem.affiliateCode.wrong'])
    await expect(field(page, 'affiliateCode')).toBeFocused()
    expect(world.calls('register')).toBe(0)
    await field(page, 'affiliateCode').fill('')
    await app.submit.click()
    await expect(app.account).toContainText('sa_wala')
  })
})
