import { words as arrival } from '../../src/i18n/words/EN/arrival'
import { words as lottery } from '../../src/i18n/words/EN/lottery'
import { words as member } from '../../src/i18n/words/EN/member'
import { words as parts } from '../../src/i18n/words/EN/parts'
import { words } from '../../src/i18n/words/EN/trial'
import { expect, test } from './support/test'

test('[ROUTE-67] [LOGIN-30] [LOGIN-31] [SESSION-03] [SESSION-09] a guest starts a trial with a name, and keeps it for the visit', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/trail')
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await app.button(words.start).click()
  await expect(page.getByText(/trial_\d{8}/)).toBeVisible()
  expect(world.calls('trialAccount')).toBe(1)
  expect(world.calls('trialLogin')).toBe(0)
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('trialName'),
    sessionStorage.getItem('MC_SESSION_INFO'),
  ])
  expect(kept[0]).toMatch(/trial_\d{8}/)
  expect(JSON.parse(kept[1] ?? '{}')).toMatchObject({ type: 4, merchantCode: 'peryatrial' })
  await page.reload()
  await expect(page.getByText(words['made.text'])).toBeVisible()
  await app.button(words.go).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(app.account).toBeVisible()
})

test('[LOGIN-30] the wait for a trial goes with the screen that it was asked on', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/login')
  world.hold(({ url }) =>
    url.endsWith('/wps/session/login/freeplay') ? new Promise(() => {}) : Promise.resolve(),
  )
  await app.button(app.words.login.tryFree).click()
  const wait = app.toast(parts['notice.please-wait'])
  await expect(wait).toBeVisible()
  await app.button(app.words.shell.back).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  // The chart's own limit would end it as well, after 19 s.
  await expect(wait).toBeHidden({ timeout: 2_000 })
})

test('[SESSION-16] [SESSION-17] [WALLET-01] play money says what it is, and a screen that a trial may not use says why', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/trail')
  await app.button(words.start).click()
  await app.button(words.go).click()
  await app.button(arrival['welcome.close']).click()
  await expect(page.locator('header').getByText(parts['balance.play'], { exact: true })).toBeVisible()
  await app.walkTo('/m/mine')
  await expect(page.getByText(member['play.text'])).toBeVisible()
  await expect(app.link(member['play.register'])).toHaveAttribute('href', '/m/register')
  for (const path of ['/m/transaction/record', '/m/withdraw']) {
    await app.walkTo(path)
    await expect(page.getByRole('heading', { name: parts['account.trial-refused.title'] })).toBeVisible()
  }
  expect([world.calls('accountTransactions'), world.calls('bankCards')]).toEqual([0, 0])
})

test('[ERROR-31] [SITE-39] an account that is closed to its region is told so, and can sign out', async ({
  app,
  page,
  watch,
}) => {
  watch.expectStatus(451)
  await app.arriveAs('malayo_10', '/m/voucherCenter')
  for (const path of [null, '/m/mine']) {
    if (path) await app.walkTo(path)
    await expect(page.getByRole('heading', { name: parts['account.region-blocked.title'] })).toBeVisible()
    await expect(app.button(parts['maintenance.service'])).toBeVisible()
  }
  await app.button(parts.signOut).click()
  await app.confirmSignOut()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[ERROR-31] [SITE-39] an account that is closed to its region is told so once per screen, and nothing asks it to try again', async ({
  app,
  page,
  watch,
}) => {
  watch.expectStatus(451)
  await app.arriveAs('malayo_10', '/m/rewardCenter')
  const closed = page.getByRole('heading', { name: parts['account.region-blocked.title'] })
  await expect(closed).toHaveCount(1)
  await app.settled()
  await expect(closed).toHaveCount(1)
  // Its name is announced even where the screen does not show it.
  await app.walkTo('/m/mine')
  await expect(closed).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const path of ['/m/home', '/m/slotsCenter']) {
    await app.walkTo(path)
    await expect(closed).toHaveCount(1)
    await app.settled()
    await expect(app.button(app.words.shell.retry)).toHaveCount(0)
    // No banner advertises what is closed.
    await expect(page.getByRole('region', { name: app.words.home.banners })).toHaveCount(0)
    // Neither bar leads to a deposit that would be refused.
    await expect(app.tabBar.getByText(app.words.shell['tab.members'])).toBeVisible()
    await expect(app.tabBar.getByText(app.words.shell['tab.deposit'])).toHaveCount(0)
    await expect(app.button(app.words.shell.deposit)).toHaveCount(0)
  }
  await app.walkTo('/m/home')
  await app.menuButton.click()
  await expect(app.button(app.words.shell['category.SPORTS'], app.menu)).toBeVisible()
  await expect(app.button(parts.withdraw, app.menu)).toHaveCount(0)
  await app.button(app.words.shell.close, app.menu).click()
  await app.walkTo('/m/startLottery?code=ELOTT-0001')
  await expect(page.getByText(parts['account.region-blocked.title'])).toBeVisible()
  await expect(app.button(app.words.shell.retry)).toHaveCount(0)
  // A lottery can be viewed; nothing that would be refused is highlighted.
  await expect(page.getByText(lottery.closed)).toBeVisible()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await expect(app.button(app.say(lottery.playName, { name: 'Lotto 6/42' }))).toHaveCount(0)
})

test('[SESSION-17] [PROMO-03] nothing waits to be claimed by a trial account, and play money climbs no level', async ({
  app,
  page,
}) => {
  await app.arriveAs('trial_kuya', '/m/mine')
  await expect(app.link(member['play.register'])).toBeVisible()
  await expect(page.getByText(member.vipNone)).toHaveCount(0)
  await expect(app.tabBar).toBeVisible()
  await app.settled()
  await expect(app.tabBar).not.toContainText(/\d$/)
})
