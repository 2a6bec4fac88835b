import { expect, test } from './support/test'
import { App } from './support/app'

/** The session chart in real tabs: who is signed in, and that all tabs know. */

test('a reload keeps the player, from one record in session storage [SESSION-01] [SESSION-02] [SESSION-04]', async ({
  app,
  page,
}) => {
  await app.signIn('mika_07')
  const kept = await page.evaluate(() => ({
    session: JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as Record<string, unknown>,
    autoLogin: sessionStorage.getItem('autoLogin'),
  }))
  expect(Object.keys(kept.session).sort()).toEqual([
    'firstTimeLogin',
    'merchantCode',
    'token',
    'type',
    'userName',
  ])
  expect(kept.session).toMatchObject({ userName: 'mika_07', type: 0, merchantCode: 'perya' })
  expect(kept.autoLogin).toBe('"1"')
  await page.reload()
  await expect(app.account).toContainText('mika_07')
})

test('a trial player has a trial account of the trial merchant [LOGIN-16] [LOGIN-30] [LOGIN-32] [SESSION-03] [SESSION-09] [SESSION-16] [SESSION-17] [LAYOUT-07] [ERROR-36] [ERROR-05]', async ({
  app,
  page,
}) => {
  await app.open('/m/login')
  await app.button(app.words.login.tryFree).click()
  await expect(app.account).toBeVisible()
  const kept = await page.evaluate(() => ({
    session: JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as Record<string, unknown>,
    trialName: sessionStorage.getItem('trialName'),
  }))
  expect(kept.session).toMatchObject({ type: 4, merchantCode: 'peryatrial' })
  expect(kept.trialName).toBe(JSON.stringify(kept.session.userName))
  // A first visit shows the welcome once.
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await app.tabBar.getByText(app.words.shell['tab.deposit']).click()
  await expect(app.toast(app.words.shell['failure.trial-refused'])).toBeVisible()
  await app.tabBar.getByText(app.words.shell['tab.members']).click()
  await expect(app.toast(app.words.shell['notice.free-reject'])).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test.describe('two tabs', () => {
  test('a second tab knows who is signed in; signing out reaches it within a second', async ({
    app,
    context,
    world,
  }) => {
    await app.signIn('mika_07')
    const other = new App(await context.newPage(), world, 'EN', 'perya')
    await other.open('/m/home')
    await expect(other.account).toContainText('mika_07')
    await app.account.click()
    await app.button(app.words.shell.signOut).click()
    await app.confirmSignOut()
    await expect(other.account).toHaveCount(0, { timeout: 1_000 })
    await expect(other.toast(app.words.shell['notice.signed-out-elsewhere'])).toBeVisible()
    await expect(other.link(app.words.shell.logIn, other.page.locator('header'))).toBeVisible()
    await expect(other.page.locator('body')).not.toContainText('12,480.50')
  })

  test('another account in another tab takes over this tab, and leaves nothing of the first', async ({
    app,
    context,
    page,
    world,
  }) => {
    await app.signIn('mika_07')
    const other = new App(await context.newPage(), world, 'EN', 'perya')
    await other.signIn('don_ramon')
    await expect(app.account).toContainText('don_ramon', { timeout: 1_000 })
    await expect(app.toast(app.words.shell['notice.account-switched'])).toBeVisible()
    await expect(page.getByText('₱2,350,900.75')).toBeVisible()
    await expect(page.locator('body')).not.toContainText('mika_07')
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toContain('don_ramon')
  })
})

test('a session ended elsewhere: a message, a guest, and no loop [ERROR-18]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(401)
  await app.signIn('mika_07')
  await expect(page.getByText('₱12,480.50')).toBeVisible()
  // Requests made on arrival are done: the tap below is the first to find that the session has ended.
  for (const call of ['contractRequests', 'availablePromotions', 'favouriteIds'] as const) {
    await expect.poll(() => world.calls(call), call).toBe(1)
  }
  await world.revoke('mika_07')
  const before = world.calls('walletBalance')
  await app.account.click()
  await app.button(app.words.shell['balance.refresh']).click()
  await expect(app.toast(app.words.shell['failure.logged-out'])).toBeVisible()
  await expect(app.link(app.words.shell.logIn, page.locator('header'))).toBeVisible()
  await expect(page.locator('body')).not.toContainText('12,480.50')
  expect(world.calls('walletBalance')).toBe(before + 1)
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})

test.describe('signing out', () => {
  test.beforeEach(async ({ app, page }) => {
    await app.signIn('mika_07')
    await app.account.click()
    await app.button(app.words.shell.signOut).click()
    await expect(page.getByRole('alertdialog')).toContainText(app.words.shell['logout.text'])
  })

  test('waits with a message, notifies the platform, and clears the phone [LOGOUT-02] [LOGOUT-03] [LOGOUT-04] [LOGOUT-05] [LOGOUT-06] [LOGOUT-08] [LOGOUT-09] [LOGOUT-11] [ERROR-39] [ERROR-02]', async ({
    app,
    page,
    world,
  }) => {
    world.fault({ kind: 'delay', ms: 700, call: 'logout' })
    await page.evaluate(() => sessionStorage.setItem('trialName', '"left over"'))
    const reloaded = page.waitForEvent('load')
    await app.button(app.words.shell['logout.go'], page.getByRole('alertdialog')).click()
    await expect(app.toast(app.words.shell['notice.please-wait'])).toBeVisible()
    await reloaded
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(world.calls('logout')).toBe(1)
    const left = world.db.selectFrom('session').selectAll().where('tokenHash', 'not like', 'team %')
    expect(await left.execute()).toEqual([])
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ autoLogin: '"0"' })
    expect(await page.evaluate(() => localStorage.getItem('perya.signedIn'))).toBeNull()
  })

  test('clears the phone offline too', async ({ app, context, page, watch }) => {
    watch.expect(/net::ERR_|Failed to fetch/)
    await context.setOffline(true)
    await app.button(app.words.shell['logout.go'], page.getByRole('alertdialog')).click()
    await expect
      .poll(() => page.evaluate(() => ({ ...sessionStorage })).catch(() => 'gone with the page'))
      .not.toHaveProperty('MC_SESSION_INFO')
    await context.setOffline(false)
    await app.open('/m/home')
    await expect(app.link(app.words.shell.logIn, page.locator('header'))).toBeVisible()
  })
})
