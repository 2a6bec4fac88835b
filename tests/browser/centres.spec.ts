import { expect, test } from './support/test'

test('the live lobby shows tables by room type, and a VIP room refuses players without a level [GAMES-29] [GAMES-30] [ROUTE-42] [ROUTE-73] [WIRE-57] [WIRE-58]', async ({
  app,
  page,
  watch,
}) => {
  watch.expectStatus(403)
  const { centres: words, shell } = app.words
  await app.arriveAs('mika_07', '/m/gameLobby')
  const tables = page.getByRole('tabpanel')
  const first = tables.getByRole('listitem').first()
  await expect(first).toContainText('Baccarat Manila')
  await page.getByRole('tab', { name: words['room.pay'] }).click()
  await expect(page).toHaveURL(/room=pay/)
  await expect(tables).toContainText(words['room.pay.note'])
  await expect(first).not.toContainText('Baccarat Manila')
  await page.getByRole('tab', { name: words['room.vip'] }).click()
  await expect(tables.getByRole('status')).toContainText(/\d+ table/)
  await first.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(page.getByText(shell['failure.no-permission'])).toBeVisible()
})

test('the slots centre has its rows, and each links to its full list, as its vendors do [GAMES-30] [LAUNCH-07] [ROUTE-44] [ROUTE-73]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expectStatus(500)
  const { centres: words } = app.words
  world.fault({ kind: 'status', status: 500, call: 'hotGames' })
  await app.open('/m/slotsCenter')
  const hot = page.getByRole('region', { name: words.hot })
  await expect(hot.getByText(words.rowFailed)).toBeVisible()
  world.heal()
  await app.button(app.words.shell.retry, hot).click()
  await expect(hot.getByRole('listitem').first()).toContainText('Bakunawa Moon')
  const fresh = page.getByRole('region', { name: words.new })
  expect(await fresh.getByRole('listitem').count()).toBe(9)
  const vendor = page.getByRole('region', { name: words.vendors }).getByRole('link', { name: /^Kidlat/ })
  await expect(vendor).toContainText(/\d+ games/)
  await vendor.click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=KDL$/)
  await page.goBack()
  await app.link(words.seeAll, page.getByRole('region', { name: words.jackpot })).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&gameClassify=JACKPOT/)
})

test('the game centre names every category, its vendors and their games, below its banners [HOME-23] [GAMES-27] [GAMES-30] [ROUTE-43] [ROUTE-73]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/gameCenter')
  const banners = page.locator('[data-place=m_game] > li')
  await expect(banners).toHaveCount(2)
  await expect(banners.first().getByRole('link')).toHaveAttribute('href', '/m/gameList?gameType=INHOUSE')
  const { centres: words, shell } = app.words
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    (
      ['SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'COCKFIGHT', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'] as const
    ).map((category) => shell[`category.${category}`]),
  )
  const fish = page.getByRole('region', { name: shell['category.FISH'] })
  const { count } = await world.db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('gameType', '=', 'FISH')
    .where('vendor', '=', 'BKG')
    .executeTakeFirstOrThrow()
  const bangka = fish.getByRole('link', { name: /Bangka Gaming/ })
  await expect(bangka).toContainText(app.say(words.games_other, { count }))
  await bangka.click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH&vassalage=BKG/)
  await page.goBack()
  await app
    .link(words.seeAll, page.getByRole('region', { name: shell['category.LIVE'], exact: true }))
    .click()
  await expect(page).toHaveURL(/\/m\/gameLobby/)
})

test('the centres have an empty state and an error state [GAMES-30]', async ({ app, page, world, watch }) => {
  watch.expectStatus(500)
  const { centres: words } = app.words
  world.fault({ kind: 'status', status: 500, call: 'vendors' })
  await app.open('/m/gameCenter')
  await expect(page.getByText(words.menuFailed)).toBeVisible()
  world.heal()
  await app.button(app.words.shell.retry).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await world.reset('empty')
  await app.open('/m/gameCenter')
  await expect(page.getByText(words['none.title'])).toBeVisible()
  await app.open('/m/gameLobby?room=vip')
  await expect(page.getByText(words['empty.title'])).toBeVisible()
  // By keyboard: banners that turn out to be missing shift the content below.
  await app.button(words['empty.action']).press('Enter')
  await expect(page).toHaveURL(/room=free/)
  await app.open('/m/slotsCenter')
  await expect(page.getByText(words.rowEmpty)).toHaveCount(3)
})

test('home shows the next draws and the game vendors, once the player scrolls there [HOME-04]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/home')
  await expect(app.games).toBeVisible()
  expect(world.calls('lotteryDraws')).toBe(0)
  const draws = page.getByRole('region', { name: app.words.lottery.next })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return draws.getByRole('listitem').count()
    })
    .toBe(3)
  const vendors = page.getByRole('region', { name: app.words.lottery.vendors })
  await expect(vendors.getByRole('link')).toHaveCount(7)
  await app.link(app.words.lottery.allVendors, vendors).click()
  await expect(page).toHaveURL(/\/m\/gameCenter/)
  await page.goBack()
  await draws.getByRole('link', { name: app.words.titles.lottery }).click()
  await expect(page).toHaveURL(/\/m\/lottery$/)
})

test('the filter panel leads to the centres [GAMES-30]', async ({ app, page }) => {
  await app.open('/m/gameList?gameType=RNG&filter=open')
  await page.getByRole('dialog').getByRole('link', { name: 'Slots centre' }).click()
  await expect(page).toHaveURL(/\/m\/slotsCenter/)
})
