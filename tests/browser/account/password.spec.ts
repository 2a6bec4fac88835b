import { expect, test } from '../support/test'
import { words } from '../support/words'
import { field, messageAt, say } from './support'

/** Changing the password, and settings, on the real screen. */

const old = 'Perya-1234'
const fresh = 'Lantern-88'

test('settings lead to the password change and to signing out; a guest is sent home [MEMBER-31] [MEMBER-32] [MEMBER-33] [LOGOUT-01]', async ({
  app,
  page,
}) => {
  await app.open('/m/set')
  await expect(page).toHaveURL(/\/m\/home$/)
  await app.arriveAs('mika_07', '/m/set')
  await page.getByRole('link', { name: say.password.changePassword }).click()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await page.goBack()
  // Settings of this phone only.
  const hide = page.getByRole('checkbox', { name: say.password.hideAmounts })
  await page.getByText(say.password.hideAmounts).click()
  await expect(hide).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('perya.hideAmounts'))).toBe('true')
  await page.evaluate(() => localStorage.setItem('perya.searches.perya mika_07', '["bingo"]'))
  await page.reload()
  await page.getByRole('button', { name: say.password.forget }).click()
  await expect(page.getByText(say.password.forgotten)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('perya.searches.perya mika_07'))).toBeNull()
  await app.button('Filipino').click()
  await expect(page.getByRole('heading', { name: words.TY.password.phone })).toBeVisible()
  await app.button('English').click()
  await app.button(say.password.signOut).click()
  await expect(page.getByRole('alertdialog')).toContainText(app.words.shell['logout.text'])
  await app.confirmSignOut()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(app.link(app.words.shell.logIn, page.locator('header'))).toBeVisible()
})

test('a guest who opens it by its address comes back after the login [PSW-05]', async ({ app, page }) => {
  await app.open('/m/changePsw')
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FchangePsw$/)
  await app.fillLogin('mika_07')
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await expect(page.getByText('mika_07')).toBeVisible()
})

test.describe('right after the login', () => {
  test.beforeEach(async ({ app, page }) => {
    await app.open('/m/login?next=/m/changePsw')
    await app.fillLogin('mika_07')
    await app.submit.click()
    await expect(field(page, 'newPassword')).toBeVisible()
  })

  test('the old password is not required, and reusing it is refused [PSW-01] [PSW-02] [PSW-03] [PSW-08] [VALID-25] [ERROR-13]', async ({
    app,
    page,
    world,
  }) => {
    await expect(page.locator('main form').getByText('mika_07')).toBeVisible()
    await expect(page.locator('main form input:not([readonly])')).toHaveCount(2)
    await expect(field(page, 'oldPassword')).toHaveCount(0)
    await field(page, 'newPassword').fill(old)
    await field(page, 'confirmPassword').fill(old)
    await app.submit.click()
    await expect(app.toast(app.words.shell['failure.same-password'])).toBeVisible()
    await expect(field(page, 'newPassword')).toBeFocused()
    expect(world.calls('passWordChangeV2')).toBe(0)
  })

  test('the change is made: confirmed, stored, and home a second later [PSW-07] [PSW-09] [PSW-10] [PSW-11] [PSW-12] [PSW-13] [PSW-14] [ERROR-16]', async ({
    app,
    page,
    world,
  }) => {
    await page.evaluate(() => sessionStorage.setItem('PSW', '"left over"'))
    const before = await page.evaluate(() => localStorage.getItem('perya.remembered'))
    world.fault({ kind: 'delay', ms: 400, call: 'passWordChangeV2' })
    await field(page, 'newPassword').fill(fresh)
    await field(page, 'confirmPassword').fill(fresh)
    const sent = page.waitForRequest('**/wps/member/password')
    await app.submit.click()
    await expect(app.toast(app.words.shell['notice.please-wait'])).toBeVisible()
    expect((await sent).postDataJSON()).toEqual({
      oldPassword: old,
      newPassword: fresh,
      confirmNewPassword: fresh,
    })
    await expect(app.toast(app.words.shell['notice.change-saved'])).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
    // Nothing is stored in plain text, and the remembered login has changed.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const secret of [old, fresh, 'left over']) expect(kept).not.toContain(secret)
    expect(await page.evaluate(() => localStorage.getItem('perya.remembered'))).not.toBe(before)
    // The page now holds the new password as the current one: it cannot be chosen again.
    await page.evaluate(() => history.pushState(null, '', '/m/set'))
    await page.goBack()
    await app.account.click()
    await app.button(app.words.shell.signOut).click()
    await app.confirmSignOut()
    await app.open('/m/login')
    await expect(app.field('password')).toHaveAttribute('placeholder', '••••••••')
    await app.submit.click()
    await expect(app.account).toContainText('mika_07')
  })

  test('a session that ends on this screen leads home [PSW-04]', async ({ app, page, watch, world }) => {
    watch.expectStatus(401)
    await world.revoke('mika_07')
    await field(page, 'newPassword').fill(fresh)
    await field(page, 'confirmPassword').fill(fresh)
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(app.link(app.words.shell.logIn, page.locator('header'))).toBeVisible()
    await expect(app.toast(app.words.shell['failure.logged-out'])).toBeVisible()
  })
})

test.describe('after a reload', () => {
  test.beforeEach(async ({ app, page }) => {
    await app.arriveAs('mika_07', '/m/changePsw')
    await expect(field(page, 'oldPassword')).toBeVisible()
  })

  test('all three fields are required and checked [VALID-11] [VALID-20] [VALID-21] [VALID-22] [VALID-23] [VALID-24] [ERROR-14] [ERROR-15]', async ({
    app,
    page,
    world,
  }) => {
    await app.submit.click()
    await expect(field(page, 'oldPassword')).toBeFocused()
    for (const name of ['oldPassword', 'newPassword', 'confirmPassword']) {
      await expect(messageAt(page, name)).toHaveText(say.form['problem.confirmPassword.required'])
    }
    await field(page, 'oldPassword').fill(old)
    await field(page, 'newPassword').fill(fresh)
    await field(page, 'confirmPassword').fill('Lantern-8')
    await app.submit.click()
    await expect(messageAt(page, 'confirmPassword')).toHaveText(say.form['problem.confirmPassword.mismatch'])
    await field(page, 'newPassword').fill(old)
    await field(page, 'confirmPassword').fill(old)
    await app.submit.click()
    await expect(app.toast(app.words.shell['failure.same-password'])).toBeVisible()
    expect(world.calls('passWordChangeV2')).toBe(0)
  })

  test('a refused change removes the loader and does nothing more [PSW-15] [ERROR-41]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(400)
    await field(page, 'oldPassword').fill('not-the-one')
    await field(page, 'newPassword').fill(fresh)
    await field(page, 'confirmPassword').fill(fresh)
    const answered = page.waitForResponse('**/wps/member/password')
    await app.submit.click()
    await answered
    await expect(app.toast(app.words.shell['notice.please-wait'])).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    await expect(field(page, 'oldPassword')).toHaveValue('not-the-one')
    await expect(field(page, 'newPassword')).toHaveValue(fresh)
    expect(world.calls('passWordChangeV2')).toBe(1)
  })
})
