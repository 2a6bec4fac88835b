import { overflowOf } from '../support/layout'
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

test('an entry goes with its own flag; what has none stays [MEMBER-14..27] [SITE-31] [SITE-35]', async ({
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
  // Each flag is off on other loads than every other one, so that an entry tied to another's flag is
  // detected.
  const isOff = (n: number, load: number) => (((n + 1) >> load) & 1) === 1
  const seen: string[][] = []
  for (const load of [0, 1, 2, 3]) {
    await world.flags(
      Object.fromEntries(Object.keys(flags).map((flag, n) => [flag, isOff(n, load) ? '0' : '1'])),
    )
    // A member with a superior; the agency is for agents alone.
    await (load === 0 ? app.arriveAs('ana_team', '/m/mine') : page.reload())
    const due = Object.values(flags).filter((_, n) => !isOff(n, load))
    await expect.poll(names).toEqual(expect.arrayContaining(due))
    seen.push(await names())
  }
  const shown = (name: string) => seen.map((load) => load.includes(name))
  for (const [n, name] of Object.values(flags).entries())
    expect([name, shown(name)]).toEqual([name, seen.map((_, load) => !isOff(n, load))])
  for (const key of ['referral', 'service', 'app'] as const)
    expect([key, shown(en[`entry.${key}`])]).toEqual([key, [true, true, true, true]])
  expect(shown(en['entry.agency'])).toEqual([false, false, false, false])
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
    expect(await overflowOf(page)).toBe(0)
  })
})

test('a balance that could not be loaded again says that it is not up to date, until it is [WALLET-01] [ERROR-32]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(500)
  await app.arriveAs('tita_baby')
  const shown = page.locator('header').getByText(app.words.shell['balance.old'])
  await expect(shown).toHaveCount(0)
  world.fault({ call: 'walletBalance', kind: 'status', status: 500 })
  await app.account.click()
  await app.button(app.words.shell['balance.refresh']).click()
  await expect(shown).toBeVisible()
  const label = (words: string) => page.getByRole('status').filter({ hasText: words })
  await app.walkTo('/m/agent')
  await expect(label(app.words.agency['balance.old'])).toBeVisible()
  await app.walkTo('/m/mine')
  const old = label(app.words.member['balance.old'])
  await expect(old).toBeVisible()
  world.heal()
  await app.button(app.words.member.refresh).click()
  await expect(old).toHaveCount(0)
})

test('who opened their account today is not with the brand “for 0 days” [MEMBER-08]', async ({
  app,
  page,
  world,
}) => {
  const day = 86_400_000
  await app.arriveAs('bago_01', '/m/mine')
  const main = page.locator('main')
  await expect(main).toContainText('Joined Perya today')
  await world.control('clock', { advance: day })
  await page.clock.install({ time: Date.now() + day })
  await app.arriveAs('bago_01', '/m/mine')
  await expect(main).toContainText('With Perya for 1 day')
})
