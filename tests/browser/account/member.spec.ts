import { expect, test } from '../support/test'
import { words as en } from '../../../src/i18n/words/EN/member'

/** The member centre on the real screen. */

test('a guest can log in; whatever needs an account asks for it, and the login comes back here [MEMBER-01] [MEMBER-02] [MEMBER-04] [MEMBER-29] [MSG-03] [ROUTE-16]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/mine')
  await expect(page.getByRole('heading', { level: 1, name: en['guest.title'] })).toBeVisible()
  for (const name of [en.settings, en.messages, en['entry.referral'], en['entry.news']]) {
    await app.button(name).click()
    const popup = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(popup).toContainText(app.words.shell['prompt.text'])
    await app.button(app.words.shell['prompt.later'], popup).click()
    await expect(popup).toBeHidden()
  }
  expect(world.calls('memberInfo')).toBe(0)
  await app.link(app.words.shell.logIn, page.locator('main')).click()
  await app.fillLogin('don_ramon')
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/mine$/)
  await expect(page.getByRole('heading', { level: 1, name: 'don_ramon' })).toBeAttached()
  await app.button(app.words.shell.back).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('members see their name, days, VIP label and pending items, refreshed each time [MEMBER-03] [MEMBER-05] [MEMBER-06] [MEMBER-07] [MEMBER-08] [MEMBER-30] [MSG-01] [MSG-04] [CONST-30] [LOGOUT-01]', async ({
  app,
  page,
  world,
}) => {
  await app.arriveAs('don_ramon', '/m/mine')
  const main = page.locator('main')
  await expect(main).toContainText(/With Perya for \d+ days?/)
  await expect(main).toContainText('VIP Diamond')
  await expect(main).toContainText('2,350,900.75')
  await expect(page.getByRole('button', { name: /^Messages, \d+ unread$/ })).toBeVisible()
  const asked = world.calls('memberInfo')
  await page.goto('/m/home')
  await app.settled()
  await app.tabBar.getByText(app.words.shell['tab.members'], { exact: true }).click()
  await expect(main).toContainText('VIP Diamond')
  await expect.poll(() => world.calls('memberInfo')).toBe(asked + 1)

  await world.control('world', { feature: { key: 'club', enabled: false } })
  await page.reload()
  await expect(main).toContainText('don_ramon')
  await expect(main).not.toContainText('to the next level')

  await app.button(en['entry.news']).click()
  await expect(page).toHaveURL(/\/m\/notice$/)
  await page.goBack()
  await app.button(en.settings).click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.goBack()
  await app.button(en.signOut).click()
  await expect(page.getByRole('alertdialog')).toContainText(app.words.shell['logout.text'])
})

test('an entry goes with its flag; what has none stays [MEMBER-14..27] [SITE-31] [SITE-35]', async ({
  app,
  page,
  world,
}) => {
  const flags = {
    REWCEN3: en['entry.reward'],
    MISSIONLB3: en['entry.mission'],
    MANPLAYREB3: en['entry.manualRebate'],
    PLYRBT: en['entry.rebate'],
    DEPRECM3: en['entry.depositRecord'],
    WITHREC3: en['entry.withdrawReport'],
    TRANSREC3: en['tile.accountRecord'],
    TRANSBETREPMEM3: en['tile.gameRecord'],
    PERSREP: en['entry.profitLoss'],
    AGETRANSFERUP3: en['entry.transfer'],
    MAILCEN: en['entry.news'],
    FEEDBACK3: en['entry.feedback'],
  }
  const main = page.locator('main')
  const names = async () =>
    (await main.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s*\d+$/, '').trim())
  // A member with a superior; the agency is for agents alone.
  await app.arriveAs('ana_team', '/m/mine')
  await expect(main.getByText(en['entry.transfer'])).toBeVisible()
  const all = await names()
  for (const name of Object.values(flags)) expect(all).toContain(name)
  expect(all).not.toContain(en['entry.agency'])
  await world.flags(Object.fromEntries(Object.keys(flags).map((flag) => [flag, '0'])))
  await page.reload()
  await expect(main.getByText(en['entry.service'])).toBeVisible()
  const gone = new Set(Object.values(flags))
  await expect.poll(names).toEqual(all.filter((name) => !gone.has(name as never)))
  for (const key of ['referral', 'service', 'app'] as const)
    expect(await names()).toContain(en[`entry.${key}`])
  await app.arriveAs('tita_baby', '/m/mine')
  await expect(main.getByText(en['entry.agency'])).toBeVisible()
})

test.describe('narrow, in Filipino, by day', () => {
  test.use({ brand: 'bayside', language: 'TY', viewport: { width: 320, height: 640 } })
  test('nothing scrolls sideways, and a failure is shown and retried in place [ERROR-32]', async ({
    app,
    page,
    world,
    watch,
  }) => {
    watch.expectStatus(500)
    world.fault({ call: 'memberInfo', kind: 'status', status: 500, times: 2 })
    await app.arriveAs('mika_07', '/m/mine')
    await expect(page.locator('main [role="alert"]')).toContainText(app.words.shell['failure.upgrading'])
    await app.button(app.words.shell.retry).click()
    await expect(page.locator('main')).toContainText('mika_07')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
  })
})
