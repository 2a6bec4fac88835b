import { App } from './support/app'
import { expect, test } from './support/test'

test('[I18N-07, WALLET-07] a limit is set, holds at once, and is raised only after the wait and a second yes (trust 33)', async ({
  app,
}) => {
  const { protection } = app.words
  await app.arriveAs('don_ramon', '/m/responsible?view=limits')
  const stakes = app.page.getByRole('list', { name: protection['kind.stake'], exact: true })
  const row = stakes.getByRole('button', { name: protection['period.day'] })
  const save = async (amount: string) => {
    await row.click()
    const field = app.page.getByRole('dialog').locator('input[name="limit"]')
    await expect(field).toHaveValue('')
    await field.fill(amount)
    await field.press('Enter')
    await expect(app.page.getByRole('dialog')).toHaveCount(0)
  }
  await save('500')
  await expect(row).toContainText('500')
  await save('900')
  const keep = app.button(protection['next.keep'])
  await expect(keep).toBeVisible()
  // A reloaded page renders before it knows the gateway's features; it must still be the same view.
  await app.page.reload()
  await expect(keep).toBeVisible()
  await expect(app.button(protection['next.yes'])).toHaveCount(0)
  await expect(row).toContainText('500')
  await keep.click()
  await expect(keep).toHaveCount(0)
})

test('[I18N-07] a break holds at once: no lit Deposit, no form, and the screen says until when (trust 34)', async ({
  app,
  context,
}) => {
  const { protection, deposit, lottery, member, shell } = app.words
  await app.arriveAs('don_ramon', '/m/responsible?view=break')
  const tab = app.page
    .getByRole('navigation', { name: shell.tabs })
    .getByRole('button', { name: shell['tab.deposit'] })
  await expect(tab).toBeVisible()
  const elsewhere = new App(await context.newPage(), app.world, app.language, app.brand)
  await elsewhere.arriveAs('don_ramon')
  await expect(elsewhere.tabBar.getByRole('button', { name: shell['tab.deposit'] })).toBeVisible()
  await app.page
    .getByRole('group', { name: protection['break.time-out'] })
    .getByRole('button')
    .first()
    .click()
  await app.button(protection['break.next']).click()
  await app.button(protection['break.yes'], app.page.getByRole('alertdialog')).click()
  await expect(app.page.getByRole('heading', { name: protection.rest })).toBeVisible()
  await expect(tab).toHaveCount(0)
  // Nor does anything in the header; invitations are not listed.
  await expect(app.page.getByRole('banner').getByRole('button', { name: shell.deposit })).toHaveCount(0)
  // Another tab of the same player is notified at once.
  await expect(elsewhere.tabBar.getByRole('button', { name: shell['tab.deposit'] })).toHaveCount(0)
  await app.page.goto('/m/voucherCenter')
  await expect(app.page.getByRole('heading', { name: deposit['rest.title'] })).toBeVisible()
  await expect(app.page.locator('input[name="amount"]')).toHaveCount(0)
  // Every screen that invites to play says so instead; past bets stay readable.
  await app.page.goto('/m/gameList')
  await expect(app.page.getByRole('heading', { name: protection.rest })).toBeVisible()
  await app.page.goto('/m/lottery?view=tickets')
  await expect(app.page.getByRole('tab', { name: lottery['mode.tickets'] })).toBeVisible()
  await expect(app.tabBar.getByRole('button')).toHaveCount(1)
  await app.tabBar.getByRole('link').click()
  await expect(app.page.getByRole('heading', { name: protection.rest })).toBeVisible()
  await app.menuButton.click()
  await expect(app.menu.getByRole('button', { name: shell.withdraw })).toBeVisible()
  for (const invites of [shell['menu.promotions'], shell['category.RNG'], shell.deposit, shell['menu.vip']])
    await expect(app.menu.getByRole('button', { name: invites })).toHaveCount(0)
  await app.page.goto('/m/mine')
  await expect(app.page.getByRole('button', { name: member['entry.protection'] })).toBeVisible()
  for (const invites of ['entry.reward', 'entry.referral', 'entry.mission', 'tile.deposit'] as const)
    await expect(app.button(member[invites], app.page.locator('#main'))).toHaveCount(0)
})

test('[I18N-07] the centre tells a member what play came to, and a guest who helps (trust 42)', async ({
  app,
}) => {
  const { protection } = app.words
  await app.arriveAs('don_ramon', '/m/responsible')
  await expect(app.page.getByRole('heading', { name: protection.totals })).toBeVisible()
  await app.page.getByRole('tab', { name: protection['per.year'] }).click()
  await expect(app.page.getByText(protection.putIn)).toBeVisible()
  await expect(app.page.getByRole('link', { name: protection.limits })).toContainText(
    protection['limits.none'],
  )
})

test('[I18N-07] the reality check counts over reloads and tabs, covers the game until it is answered, and leads out (trust 35)', async ({
  app,
  context,
}) => {
  const { game, protection } = app.words
  await app.page.clock.install()
  await app.arriveAs('don_ramon', '/m/responsible?view=check')
  const minutes = (count: number) => protection.minutes.replace('{{minutes}}', String(count))
  await app.button(minutes(15)).click()
  await expect(app.button(minutes(15))).toHaveAttribute('aria-pressed', 'true')
  const { nodeId, vendor, gameType } = await app.world.db
    .selectFrom('game')
    .select(['nodeId', 'vendor', 'gameType'])
    .where('name', '=', 'Bakunawa Moon')
    .executeTakeFirstOrThrow()
  const launch = `/m/launchGame?${new URLSearchParams({ vendor, nodeId, gameCategory: gameType, pageBack: '/m/home' })}`
  await app.page.goto(launch)
  const covers = (one: App) => one.page.getByRole('alertdialog', { name: game['check.title'] })
  await expect(app.page.locator('iframe')).toBeVisible()
  // The clock must not jump while the answer that says when it is due is on its way.
  const answered = app.page.waitForResponse(/protection.reality/)
  await app.page.reload()
  await (await answered).finished()
  await expect(app.page.locator('iframe')).toBeVisible()
  await expect(covers(app)).toHaveCount(0)
  await app.page.clock.fastForward(15 * 60_000)
  await expect(covers(app)).toContainText(/0:15:\d\d/)
  // Neither Escape nor a reload answers it.
  await app.page.keyboard.press('Escape')
  await app.page.reload()
  await expect(covers(app)).toBeVisible()
  for (const way of ['check.record', 'check.limits', 'check.often'] as const)
    await expect(covers(app).getByRole('link', { name: game[way] })).toBeVisible()
  const elsewhere = new App(await context.newPage(), app.world, app.language, app.brand)
  await elsewhere.page.goto(launch)
  await expect(covers(elsewhere)).toBeVisible()
  await app.button(game['check.go'], covers(app)).click()
  await expect(covers(app)).toHaveCount(0)
  await expect(covers(elsewhere)).toHaveCount(0)
})

test('[I18N-07, WALLET-07] limits are asked for before the first deposit, and what they leave stands where bets are made (trust 33)', async ({
  app,
}) => {
  const { deposit, shell } = app.words
  await app.arriveAs('bago_01', '/m/voucherCenter')
  const day = app.page.locator('input[name="limit-day"]')
  const amount = app.page.locator('input[name="amount"]')
  await expect(day).toHaveValue('')
  await expect(amount).toHaveCount(0)
  // A reloaded page has the offer before it knows the gateway's features: it asks nevertheless.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  app.world.hold(async ({ url }) => (/system.(whitelabel|settings)/.test(url) ? held : undefined))
  const asked = app.world.calls('depositBanksByVendor')
  await app.page.reload()
  await expect.poll(() => app.world.calls('depositBanksByVendor')).toBe(asked + 1)
  await expect.poll(() => app.world.calls('depositPromoList')).toBe(asked + 1)
  letGo()
  app.world.letGo()
  await expect(day).toHaveValue('')
  await expect(amount).toHaveCount(0)
  await day.fill('500')
  await app.submit.click()
  await expect(amount).toBeVisible()
  await expect(app.page.locator('#main')).toContainText(
    app.say(deposit.limit, { left: '₱500', amount: '₱500', hours: 24 }),
  )
  const { id: memberId } = await app.world.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'bago_01')
    .executeTakeFirstOrThrow()
  const row = { memberId, period: 'day', nextAmount: null, nextFrom: null } as const
  await app.world.db
    .insertInto('playLimit')
    .values([
      { ...row, kind: 'stake', amount: 30_000 },
      { ...row, kind: 'time', amount: 45 },
    ])
    .execute()
  const left = app.page
    .locator('p')
    .filter({ hasText: app.say(shell['limits.money'], { amount: '₱300.00' }) })
  await app.page.goto('/m/lottery')
  await expect(left).toContainText(app.say(shell['limits.time'], { minutes: 45 }))
  await app.walkTo('/m/startLottery?code=ELOTT-0001')
  await expect(left).toBeVisible()
})
