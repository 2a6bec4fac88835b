import { anotherTab } from './paths/support/other-tab'
import { expect, test } from './support/test'
import { passwordOf } from './support/world'

const mobile = '9171234507'

test.beforeEach(async ({ app, page }) => {
  await app.open('/m/login')
  await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
})

test('the code from the SMS signs in, and says so on the way [LOGIN-01] [LOGIN-05] [LOGIN-08] [LOGIN-28] [ERROR-37] [ERROR-03] [SMS-06]', async ({
  app,
  page,
  world,
}) => {
  world.fault({ kind: 'delay', ms: 400, call: 'sendSms' })
  const sent = page.waitForRequest(/verification\/sms/)
  await app.field('mobileNum').fill(mobile)
  await app.button(app.words.login.getCode).click()
  await expect(app.toast(app.words.shell['notice.sms-sending'])).toBeVisible()
  await expect(app.toast(app.words.shell['notice.sms-sent'])).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({ mobileNum: mobile })
  await app.field('messageCode').fill(await world.smsCode(mobile))
  await app.submit.click()
  await expect(app.account).toContainText('mika_07')
})

test('no code is requested before the number is valid [SMS-07] [ERROR-07]', async ({ app, page, world }) => {
  await app.button(app.words.login.getCode).click()
  await expect(page.getByText(app.words.login['problem.mobileNum.required'])).toBeVisible()
  await expect(app.field('mobileNum')).toBeFocused()
  await app.field('mobileNum').fill('917')
  await app.button(app.words.login.getCode).click()
  await expect(
    page.getByText(app.say(app.words.login['problem.mobileNum.too-short'], { min: 10 })),
  ).toBeVisible()
  expect(world.calls('sendSms')).toBe(0)
})

test.describe('the cooldown before the next code', () => {
  test.beforeEach(async ({ app, page }) => {
    await page.clock.install()
    await page.reload()
    await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
    await app.field('mobileNum').fill(mobile)
    await app.button(app.words.login.getCode).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  })

  test('counts down every second until ready [SMS-01] [SMS-02] [SMS-04] [SMS-05] [LOGIN-19]', async ({
    app,
    page,
    world,
  }) => {
    const seconds = async () => Number.parseInt((await page.getByRole('timer').textContent()) ?? '', 10)
    const first = await seconds()
    expect(first).toBeGreaterThan(50)
    expect(first).toBeLessThanOrEqual(60)
    await page.clock.runFor(1_000)
    await expect.poll(seconds).toBe(first - 1)
    await page.clock.runFor(10_000)
    await expect.poll(seconds).toBe(first - 11)
    // During the countdown there is nothing to press.
    await expect(app.button(app.words.login.getCode)).toHaveCount(0)
    expect(world.calls('sendSms')).toBe(1)
    await page.clock.runFor(60_000)
    await expect(app.button(app.words.login.getCode)).toBeVisible()
  })

  test('survives a reload and a switch of tabs [SMS-01]', async ({ app, page, world }) => {
    await page.getByRole('tab', { name: app.words.login['way.username'] }).click()
    await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.reload()
    const way = page.getByRole('tab', { name: app.words.login['way.mobile'] })
    // The page's clock is stopped: advance it only as far as the page needs to load.
    const isUp = async () => {
      await page.clock.runFor(250)
      return way.isVisible()
    }
    await expect.poll(isUp).toBe(true)
    await way.click()
    await app.field('mobileNum').fill(mobile)
    await expect(page.getByRole('timer')).toBeVisible()
    expect(world.calls('sendSms')).toBe(1)
  })

  test('belongs to the number', async ({ app, page }) => {
    await app.field('mobileNum').fill('9171234501')
    await expect(app.button(app.words.login.getCode)).toBeVisible()
    await app.field('mobileNum').fill(mobile)
    await expect(page.getByRole('timer')).toBeVisible()
  })
})

test('a cooldown started in another tab shows immediately for the same number [SMS-01]', async ({
  app,
  page,
  world,
}) => {
  await app.field('mobileNum').fill(mobile)
  const other = await anotherTab(app, '/m/login')
  await other.way(app.words.login['way.mobile']).click()
  await other.field('mobileNum').fill(mobile)
  await other.button(app.words.login.getCode).click()
  await expect(other.page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(app.button(app.words.login.getCode)).toHaveCount(0)
  expect(world.calls('sendSms')).toBe(1)
})

test('a number entered with its country code loses it: the code is beside the field [LOGIN-05] [LOGIN-06]', async ({
  app,
}) => {
  await app.field('mobileNum').fill('+63 917-123 4507')
  await expect(app.field('mobileNum')).toHaveValue(mobile)
})

test('a repeat code requires a captcha if the platform says so, and is sent with its id [WIRE-09]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  await world.control('sms', { captcha: true, expiredMinutes: 0.01 })
  const getCode = app.button(app.words.login.getCode)
  await app.field('mobileNum').fill(mobile)
  await getCode.click()
  await expect(page.getByRole('timer')).toBeVisible()
  // The first one has expired unused.
  await getCode.click()
  await expect(app.refusal).toHaveText(app.words.shell['failure.captcha-required'])
  await expect(app.captchaPicture.locator('img')).toBeVisible()
  await app.field('captcha').fill(await world.captcha())
  await world.control('sms', { expiredMinutes: 1 })
  await getCode.click()
  await expect(page.getByRole('timer')).toBeVisible()
  await app.field('messageCode').fill(await world.smsCode(mobile))
  await app.submit.click()
  await expect(app.account).toContainText('mika_07')
  expect(world.calls('sendSms')).toBe(3)
})

test('the platform’s cooldown is shown in seconds', async ({ app, watch, world }) => {
  watch.expectStatus(429)
  world.fault({ kind: 'status', status: 429, code: 'request.too.many', retryAfter: 42, call: 'sendSms' })
  await app.field('mobileNum').fill(mobile)
  await app.button(app.words.login.getCode).click()
  const ticking = app.refusal.locator('span[aria-hidden="true"]')
  const seconds = Number(/\d+/.exec(await ticking.innerText())?.[0])
  expect(seconds).toBeLessThanOrEqual(42)
  expect(seconds).toBeGreaterThan(30)
})

test('a wrong code is refused with a message [ERROR-11]', async ({ app, watch }) => {
  watch.expectStatus(400)
  await app.field('mobileNum').fill(mobile)
  await app.field('messageCode').fill('000000')
  await app.submit.click()
  await expect(app.refusal).toHaveText(app.words.shell['failure.code-wrong'])
  await expect(app.field('messageCode')).toHaveValue('000000')
})

test('the country code has a picker if switched on [LOGIN-06] [LOGIN-07]', async ({ app, page, world }) => {
  const picker = page.getByLabel(app.words.login.dialingCode)
  await expect(picker).toHaveValue('63')
  await expect(picker.locator('option').first()).toHaveText('Philippines +63')
  await picker.selectOption('65')
  await expect(picker).toHaveValue('65')
  await world.control('register', { dialingCodePicker: false })
  await page.reload()
  await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
  await expect(app.field('mobileNum')).toBeVisible()
  await expect(picker).toHaveCount(0)
})

test('[ROUTE-60] [SMS-01] a player by username adds an address, proved by its code', async ({
  app,
  page,
  world,
}) => {
  const { security, form } = app.words
  await world.db.updateTable('member').set({ email: null }).where('username', '=', 'mika_07').execute()
  await app.arriveAs('mika_07', '/m/securityCenter')
  await page.getByRole('button', { name: security['centre.email'] }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[name="contact"]').fill('ako@example.com')
  await app.button(form.getCode, sheet).click()
  await expect(sheet.getByRole('timer')).toBeVisible()
  const mail = await world.db
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', 'ako@example.com')
    .executeTakeFirstOrThrow()
  await sheet.locator('[name="code"]').fill(mail.code)
  await sheet.locator('[name="loginPassword"]').fill(passwordOf('mika_07'))
  await app.button(security['contact.submit.email'], sheet).click()
  await expect(page.getByText('a***@example.com')).toBeVisible()
})
