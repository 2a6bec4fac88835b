import { anotherTab } from './paths/support/other-tab'
import { expect, test } from './support/test'

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

test('no code is asked for before the number is right [SMS-07] [ERROR-07]', async ({ app, page, world }) => {
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

test.describe('the wait for the next code', () => {
  test.beforeEach(async ({ app, page }) => {
    await page.clock.install()
    await page.reload()
    await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
    await app.field('mobileNum').fill(mobile)
    await app.button(app.words.login.getCode).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  })

  test('counts down each second to ready again [SMS-01] [SMS-02] [SMS-04] [SMS-05] [LOGIN-19]', async ({
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
    // While it counts there is nothing to press.
    await expect(app.button(app.words.login.getCode)).toHaveCount(0)
    expect(world.calls('sendSms')).toBe(1)
    await page.clock.runFor(60_000)
    await expect(app.button(app.words.login.getCode)).toBeVisible()
  })

  test('survives a reload and a look at the other way [SMS-01]', async ({ app, page, world }) => {
    await page.getByRole('tab', { name: app.words.login['way.username'] }).click()
    await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.reload()
    const way = page.getByRole('tab', { name: app.words.login['way.mobile'] })
    // The page's clock stands still: it goes on only as far as the page needs to come up.
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

test('a wait that another tab began shows at once in a tab that stands on the same number [SMS-01]', async ({
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

test('a number that is filled in with its country’s code loses it: the code stands beside the field [LOGIN-05] [LOGIN-06]', async ({
  app,
}) => {
  await app.field('mobileNum').fill('+63 917-123 4507')
  await expect(app.field('mobileNum')).toHaveValue(mobile)
})

test('a further code wants a captcha where the platform says so, and goes out with its id [WIRE-09]', async ({
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
  // The first one has run out unused.
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

test('the platform’s own wait is told in seconds', async ({ app, watch, world }) => {
  watch.expectStatus(429)
  world.fault({ kind: 'status', status: 429, code: 'request.too.many', retryAfter: 42, call: 'sendSms' })
  await app.field('mobileNum').fill(mobile)
  await app.button(app.words.login.getCode).click()
  const ticking = app.refusal.locator('span[aria-hidden="true"]')
  const seconds = Number(/\d+/.exec(await ticking.innerText())?.[0])
  expect(seconds).toBeLessThanOrEqual(42)
  expect(seconds).toBeGreaterThan(30)
})

test('a wrong code is refused in words [ERROR-11]', async ({ app, watch }) => {
  watch.expectStatus(400)
  await app.field('mobileNum').fill(mobile)
  await app.field('messageCode').fill('000000')
  await app.submit.click()
  await expect(app.refusal).toHaveText(app.words.shell['failure.code-wrong'])
  await expect(app.field('messageCode')).toHaveValue('000000')
})

test('the country’s code has a picker where it is switched on [LOGIN-06] [LOGIN-07]', async ({
  app,
  page,
  world,
}) => {
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
