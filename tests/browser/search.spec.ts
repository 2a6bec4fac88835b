import type { Page } from '@playwright/test'
import { standStill } from './paths/support/time'
import { expect, test } from './support/test'
import type { App } from './support/app'

const field = (page: Page) => page.getByRole('searchbox')
const found = (app: App, heading: 'games' | 'others' | 'nearest' = 'games') =>
  app.page.getByRole('list', { name: app.words.search[heading] }).getByRole('listitem')

test('every booth of home searches every game and provider, forgives slips, and marks what has matched [HOME-11] [HOME-13]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/home')
  await app.category('SPORTS').click()
  expect(world.calls('gameCatalogue')).toBe(0)
  await field(page).fill('rolette')
  const { roulettes } = await world.db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<number>().as('roulettes'))
    .where('classify', '=', 'ROULETTE')
    .executeTakeFirstOrThrow()
  await expect(found(app)).toHaveCount(roulettes)
  await expect(found(app).filter({ hasText: 'Speed Roulette' }).locator('mark')).toHaveText('Roulette')
  // Results are visible, clear of the bars.
  await expect(found(app).first()).toBeInViewport({ ratio: 0.5 })

  await app.category('HOT').click()
  await field(page).fill('moonfin')
  const provider = page
    .getByRole('tabpanel')
    .getByRole('list', { name: app.words.search.vendors })
    .getByRole('link')
  await expect(found(app).first()).toContainText('Moonfin')
  await expect(provider).toHaveText('Moonfin')

  await field(page).fill('zzqq')
  await expect(page.getByText(app.words.search['nothing.title'])).toBeVisible()
  await expect(found(app, 'nearest').first()).toContainText('Bakunawa Moon')
  expect(world.calls('gameCatalogue')).toBe(1)

  await field(page).fill('moonfin')
  await provider.click()
  await expect(page).toHaveURL(/gameList\?gameType=ALL&vassalage=MF/)
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('Moonfin')
})

test('the hot list finds what is not hot below its own, and "Show all games" means all [GAMES-01] [GAMES-06]', async ({
  app,
  page,
}) => {
  await app.open('/m/gameList?gameType=HOT')
  await field(page).fill('roulette')
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('Speed Roulette')
  await expect.poll(() => found(app, 'others').count()).toBeGreaterThan(8)
})

test('searches are remembered by player, offered again, and forgotten on request [HOME-11]', async ({
  app,
  page,
}) => {
  await app.arriveAs('mika_07')
  await field(page).fill('sabong')
  await expect(found(app, 'others').first()).toBeVisible()
  await found(app, 'others').first().getByRole('button').first().click()
  await expect(page).toHaveURL(/launchGame/)
  await app.open('/m/gameList')
  await field(page).focus()
  // Writing the list's state into the address does not count as another screen: the results stay.
  await page.getByRole('tab', { name: app.words.games['tab.RECENT'], exact: true }).click()
  await expect(page).toHaveURL(/gameList\?./)
  await expect(app.button('sabong')).toBeVisible()
  await app.button('sabong').click()
  await expect(field(page)).toHaveValue('sabong')
  await app.button(app.words.games.clear).click()
  await app.button(app.words.search.forget).click()
  await expect(app.button('sabong')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /searches/.test(key)))).toEqual(
    [],
  )
})

test('a search that fails says so, and finds with another try [ERROR-32]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(500)
  world.fault({ kind: 'status', status: 500, call: 'gameCatalogue' })
  await app.open('/m/gameList')
  await field(page).fill('rolette')
  await expect(page.getByText(app.words.shell['error.title'])).toBeVisible()
  world.heal()
  await app.button(app.words.shell.retry).click()
  await expect(found(app).first()).toContainText('Roulette')
})

test('twenty thousand games are read page by page, and searched while the rest is still to come [HOME-11]', async ({
  app,
  page,
  world,
}) => {
  const [first] = await world.db.selectFrom('game').selectAll().limit(1).execute()
  if (!first) throw new Error('the world has no games')
  const { count } = await world.db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const endings = ['Rush', 'Night', 'Gold', 'Party', 'Quest', 'Storm', 'King', 'Fiesta', 'Moon', 'Derby']
  const rows = Array.from({ length: 20_000 - count }, (_, n) => ({
    ...first,
    nodeId: `many-${n}`,
    gameId: `MANY-${n}`,
    name: `Bahay ${endings[n % 10]} ${n}`,
    hotPlace: null,
  }))
  for (let at = 0; at < rows.length; at += 500) {
    await world.db
      .insertInto('game')
      .values(rows.slice(at, at + 500))
      .execute()
  }
  await app.open('/m/home')
  await field(page).fill('rolette')
  await expect(found(app).first()).toContainText('Roulette')
  await expect.poll(() => world.calls('gameCatalogue')).toBe(20)
  await field(page).fill('bahay')
  await expect(found(app)).toHaveCount(24)
})

test('typed while its code is missing: nothing throws, whichever attempt fails first', async ({
  app,
  page,
  watch,
}) => {
  watch.expect(/console error: .*(net::ERR_|Failed to fetch dynamically imported|error boundary)/i)
  await page.clock.install()
  await app.open('/m/home')
  await app.settled()
  // What an idle page fetches later must not fail as well: the app would reload.
  await standStill(page)
  let first = 0
  let typed = false
  let slow = () => {}
  const held = new Promise<void>((resolve) => {
    slow = resolve
  })
  await page.route(/assets\/.*\.js/, async (route) => {
    if (route.request().method() === 'HEAD' && !typed) {
      first += 1
      await held
    }
    await route.abort()
  })
  await field(page).focus()
  await expect.poll(() => first).toBeGreaterThan(0)
  typed = true
  const second = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await field(page).fill('bingo')
  await second
  // Two frames later, the second failure either is handled or counts as thrown.
  await page.clock.runFor(100)
  slow()
})
