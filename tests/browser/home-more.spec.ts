import type { Page } from '@playwright/test'
import { crest } from '../../src/sandbox/world/pictures'
import { expectSteady, noteShifts } from './support/shifts'
import { expect, test } from './support/test'

/** Scrolls down until a section of home is visible. */
async function downTo(page: Page, name: string) {
  const part = page.getByRole('region', { name })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return part.isVisible()
    })
    .toBe(true)
  return part
}

test.describe('the jackpot', () => {
  test('shows whole pesos on home and the same value with two decimals on the winner page [WIN-06] [WIN-07] [WIN-08] [WIN-10] [WIN-11]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    const board = page.getByRole('link', { name: app.words.home.jackpot })
    await expect(board).toContainText(/₱\d{2,3},\d{3},\d{3}(?!\.)/)
    const pesos = async (text: string | null) =>
      Number(/₱([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
    const before = await pesos(await board.textContent())
    expect(before).toBeGreaterThanOrEqual(70_000_000)
    expect(before).toBeLessThan(130_010_000)
    await board.click()
    await expect(page).toHaveURL(/\/m\/winnerPage/)
    const banner = page.getByText(/^₱[\d,]+\.\d\d$/).first()
    await expect(banner).toBeAttached()
    const after = await pesos(await banner.textContent())
    expect(after).toBeGreaterThanOrEqual(before)
    expect(after - before).toBeLessThan(5_000)
  })

  test('keeps its height from before the value is there [WIN-06] [WIN-07]', async ({ app, page, world }) => {
    world.fault({ kind: 'hold', call: 'jackpotPool' })
    await app.open('/m/home')
    const board = page.getByRole('link', { name: app.words.home.jackpot })
    await expect(board).toBeVisible()
    await expect(board).not.toContainText(/\d/)
    const before = await board.boundingBox()
    world.heal()
    world.letGo()
    await expect(board).toContainText(/₱\d/)
    expect((await board.boundingBox())?.height).toBe(before?.height)
  })

  test('in another currency than the site’s has that currency’s sign on both boards [WIN-06] [WALLET-01]', async ({
    app,
    page,
  }) => {
    await page.route('**/wps/relay/GCSGAME_getJackpot*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('"currency":"PHP"', '"currency":"THB"')
      await route.fulfill({ response: answer, body })
    })
    await app.open('/m/home')
    const board = page.getByRole('link', { name: app.words.home.jackpot })
    await expect(board).toContainText(/THB \d{2,3},/)
    await expect(board).not.toContainText('₱')
    await board.click()
    await expect(page.getByText(/^THB [\d,]+\.\d\d$/)).toBeAttached()
    await expect(page.getByText('₱', { exact: true })).toHaveCount(0)
  })

  test('grows while on screen where the platform has no pool [WIN-09]', async ({ app, page, world }) => {
    await world.db.updateTable('feature').set({ enabled: 0 }).where('key', '=', 'jackpot').execute()
    await page.clock.install()
    await app.open('/m/home')
    const board = page.getByRole('link', { name: app.words.home['jackpot.show'] })
    await expect(board).toContainText(/₱\d{2,3},\d{3},\d{3}/)
    const before = await board.textContent()
    await page.clock.runFor(6_000)
    await expect(board).not.toHaveText(before ?? '')
  })
})

test.describe('below the games', () => {
  test('the ticker opens all hot matches, and a bet leads a guest to the login [HOT-01] [HOT-02] [HOT-03] [HOT-06] [HOT-09] [HOT-10]', async ({
    app,
    page,
    world,
  }) => {
    const matches = await world.db.selectFrom('hotMatch').selectAll().orderBy('matchTime').execute()
    const [first] = matches
    await app.open('/m/home')
    const block = await downTo(page, app.words.home.matches)
    await expect(block).toContainText(/\d\d\/\d\d/)
    const front = block.locator('li:not([inert])').first()
    await expect(front).toContainText(new RegExp(`${first!.homeTeam}.*${first!.awayTeam}`))
    const crests = [first!.homeTeam, first!.awayTeam].map((team) => crest(team, first!.sport))
    for (const [n, src] of crests.entries())
      await expect(front.locator('img').nth(n)).toHaveAttribute('src', src)
    await block.getByRole('button', { name: app.words.home['match.all'] }).first().click()
    const list = page.getByRole('dialog')
    await expect(list.getByRole('listitem').first()).toContainText(/\d\d\/\d\d \d\d:\d\d/)
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(3)
    for (const [n, { league, homeTeam, awayTeam }] of matches.entries()) {
      const row = list.getByRole('listitem').nth(n)
      await expect(row).toContainText(new RegExp(`${league}.*${homeTeam}.*${awayTeam}`))
      await expect(row.locator('img')).toHaveCount(2)
    }
    await list.getByRole('button', { name: app.words.home['match.bet'] }).first().click()
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('twenty winners, highest first, lead to the winner page [WIN-01] [WIN-02] [WIN-04] [WIN-05]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    const block = await downTo(page, app.words.home.latestWinners)
    await expect(block.getByRole('listitem')).toHaveCount(20)
    const texts = await block.getByRole('listitem').allTextContents()
    const amounts = texts.map((text) => Number(/₱([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    expect(texts.every((text) => text.includes('***'))).toBe(true)
    await block.getByRole('link').click()
    await expect(page).toHaveURL(/\/m\/winnerPage/)
  })

  test('without matches the section is hidden [HOT-13]', async ({ app, page, world }) => {
    await world.db.deleteFrom('hotMatch').execute()
    await app.open('/m/home')
    await downTo(page, app.words.home.latestWinners)
    await expect(page.getByRole('region', { name: app.words.home.matches })).toHaveCount(0)
  })
})

test('a guest has nine hot games and the offers right below, a player fifteen; trying for free signs in on the spot [HOME-14] [LOGIN-32]', async ({
  app,
  page,
}) => {
  await app.open('/m/home')
  const tiles = app.games.getByRole('listitem')
  await expect(tiles).toHaveCount(9)
  await app.button(app.words.home['hero.free']).click()
  await expect(app.account).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(tiles).toHaveCount(15)
})

test('what a member played last and keeps stands on home, and follows a change made elsewhere [FAV-07] [FAV-08]', async ({
  app,
  page,
}) => {
  const { search, games } = app.words
  const row = (key: 'own.recent' | 'own.fav') =>
    page.getByRole('list', { name: search[key] }).getByRole('listitem')
  await app.arriveAs('mika_07')
  await downTo(page, search['own.recent'])
  await expect(row('own.recent').first()).toBeVisible()
  const before = await row('own.fav').count()
  expect(before).toBeGreaterThan(0)
  await app.link(search['own.all'], page.getByRole('region', { name: search['own.fav'] })).click()
  await expect(page).toHaveURL(/tab=fav/)
  const list = page.getByRole('tabpanel')
  await expect(list.getByRole('listitem')).toHaveCount(before)
  await page.getByRole('tab', { name: games['tab.ALL'], exact: true }).click()
  const heart = list.locator('[aria-pressed="false"]').first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  await heart.click()
  await app.link(app.words.shell['tab.home'], app.tabBar).click()
  await downTo(page, search['own.fav'])
  await expect(row('own.fav')).toHaveCount(before + 1)
  await expect(app.button(name, row('own.fav'))).toHaveCount(1)
})

for (const who of ['guest', 'player'] as const) {
  test(`home is as high while the hot games of a ${who} load as it is with them [HOME-14]`, async ({
    app,
    page,
    world,
  }) => {
    const tiles = app.games.getByRole('listitem')
    const booth = page.getByRole('tabpanel')
    const height = async () => (await booth.boundingBox())?.height
    world.fault({ kind: 'hold', call: 'hotGames' })
    await (who === 'guest' ? app.open('/m/home') : app.arriveAs('mika_07'))
    await expect(booth).toBeVisible()
    await expect(tiles).toHaveCount(0)
    const waiting = await height()
    world.heal()
    world.letGo()
    await expect(tiles).toHaveCount(who === 'guest' ? 9 : 15)
    expect(await height()).toBe(waiting)
  })
}

test.describe('at the end of home, nothing moves', () => {
  test.beforeEach(({ page }) => noteShifts(page))

  test('while it is unknown which games of their own a player has [FAV-07]', async ({ app, page, world }) => {
    const { home, search } = app.words
    await app.arriveAs('mika_07')
    world.fault({ kind: 'hold', call: 'recentGames' })
    await downTo(page, search['own.recent'])
    const kept = page.getByRole('list', { name: search['own.fav'] })
    await expect(kept.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('region', { name: home.latestWinners })).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    world.heal()
    world.letGo()
    await expect(page.getByRole('region', { name: home.latestWinners })).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await app.settled()
    await expectSteady(page, '/m/home')
  })

  test('while it is unknown whether there are matches [HOT-01] [WIN-01]', async ({ app, page, world }) => {
    const { home } = app.words
    await app.open('/m/home')
    world.fault({ kind: 'hold', call: 'hotMatches' })
    await downTo(page, home.matches)
    await expect(page.locator('footer')).toBeVisible()
    await expect(page.getByRole('region', { name: home.latestWinners })).toBeHidden()
    world.heal()
    world.letGo()
    await expect(page.getByRole('region', { name: home.latestWinners })).toBeVisible()
    await app.settled()
    await expectSteady(page, '/m/home')
  })
})

test('what follows the providers of a category follows at once [HOME-13]', async ({ app, page }) => {
  await app.open('/m/home')
  await downTo(page, app.words.home.matches)
  for (const category of ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT'] as const) {
    await app.category(category).click()
    const providers = page.getByRole('tabpanel').getByRole('list', { name: app.words.home.vendors })
    await expect(providers).toBeVisible()
    const gap = async () => {
      const [above, below] = await Promise.all([
        providers.boundingBox(),
        page.getByRole('region', { name: app.words.home.banners }).boundingBox(),
      ])
      return below!.y - above!.y - above!.height
    }
    await expect.poll(gap, category).toBeLessThan(90)
  }
})

test('a lottery opens from the side menu with its vendor, other categories on home [MENU-02] [MENU-14] [MENU-15]', async ({
  app,
  page,
}) => {
  await app.arriveAs('mika_07')
  await expect(app.category('LOTT')).toBeAttached()
  await app.menuButton.click()
  await app.button(app.words.shell['category.RNG'], app.menu).click()
  await expect(app.category('RNG')).toHaveAttribute('aria-selected', 'true')
  await app.menuButton.click()
  await app.button(app.words.shell['category.LOTT'], app.menu).click()
  await expect(page).toHaveURL(/\/m\/launchGame\?vendor=/)
})
