import type { Page } from '@playwright/test'
import { words as games } from '../../src/i18n/words/EN/games'
import type { App } from './support/app'
import { fill } from './support/words'
import { rowShape } from '../../src/ui/games/rowShape'
import { expect, test } from './support/test'

const slots = '/m/gameList?gameType=RNG'

const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox')
const heart = (page: Page, app: App, game: string) =>
  app.button(fill(app.words.home.favourite, { name: game }), page.getByRole('tabpanel'))

/** Scrolls to the end of the loaded rows. */
const toFoot = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test.describe('the list', () => {
  test('shows slots with search, tabs and vendors, and says how many there are [GAMES-01] [GAMES-02] [GAMES-03] [GAMES-04] [CONST-14]', async ({
    app,
    page,
  }) => {
    await app.open(slots)
    await expect(tiles(page).first()).toContainText('Sarimanok Gold')
    await expect(search(page)).toBeVisible()
    for (const name of ['ALL', 'RECENT', 'FAV', 'HOT'] as const) {
      await expect(tab(page, games[`tab.${name}`])).toBeVisible()
    }
    const vendors = page.getByRole('group', { name: games.vendors })
    await expect(app.button(games.all, vendors)).toHaveAttribute('aria-pressed', 'true')
    // Four per page: the fifth starts the next one, out of view.
    const across = await vendors.getByRole('button').evaluateAll((all) => {
      const row = all[0]?.parentElement?.getBoundingClientRect()
      return all.filter((one) => one.getBoundingClientRect().right <= (row?.right ?? 0) + 1).length
    })
    expect(across).toBe(4)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ games$/ })).toBeVisible()
  })

  for (const width of [320, 360, 390, 820, 1280]) {
    test(`rows have the predicted height, ${width} wide: nothing jumps while they scroll [GAMES-12]`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await app.open(slots)
      await tiles(page).first().waitFor()
      const rows = await page.getByRole('tabpanel').evaluate((panel) =>
        [...panel.querySelectorAll('ul')].map((row) => ({
          height: row.getBoundingClientRect().height,
          tiles: row.children.length,
          inside: Math.max(...[...row.children].map((tile) => tile.getBoundingClientRect().height)),
        })),
      )
      const { height, across } = rowShape(width)
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) expect(row.height).toBe(height)
      expect(rows[0]?.tiles).toBe(across)
      // No more than the space the tiles need.
      const gap = height - (rows[0]?.inside ?? 0)
      expect(gap).toBeGreaterThan(10)
      expect(gap).toBeLessThan(20)
    })
  }

  test('fetches the next page before its end is reached, and renders only what is near [GAMES-05] [GAMES-12]', async ({
    app,
    page,
    world,
  }) => {
    await app.open(slots)
    await expect(tiles(page).first()).toBeVisible()
    expect(world.calls('gameList')).toBe(1)
    await expect
      .poll(async () => {
        await toFoot(page)
        return world.calls('gameList')
      })
      .toBeGreaterThan(3)
    const drawn = await tiles(page).count()
    expect(drawn).toBeLessThan(60)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(tiles(page).first()).toContainText('Sarimanok Gold')
  })

  test('stays in place when more games load below: reaching the end once fetches one page [GAMES-05]', async ({
    app,
    page,
    world,
  }) => {
    await app.open(slots)
    await expect(tiles(page).first()).toBeVisible()
    const height = await page.evaluate(() => document.body.scrollHeight)
    await toFoot(page)
    const at = await page.evaluate(() => window.scrollY)
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height)
    // A player who lets go here continues from the same row.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => window.scrollY)).toBe(at)
    expect(world.calls('gameList')).toBe(2)
  })

  test('keeps tab, vendor and search in the address, and restores them from it [GAMES-11]', async ({
    app,
    page,
  }) => {
    await app.open(slots)
    await app.button('Moonfin').click()
    await expect(page).toHaveURL(/vassalage=\w+/)
    await expect(tiles(page).first()).toContainText('Moonfin')
    await search(page).fill('gem')
    await expect(page).toHaveURL(/gameName=gem/)
    await expect(tiles(page).first()).toContainText('Gem')
    await page.reload()
    await expect(search(page)).toHaveValue('gem')
    await expect(app.button('Moonfin')).toHaveAttribute('aria-pressed', 'true')
    await expect(tiles(page).first()).toContainText('Gem')
    await tab(page, games['tab.HOT']).click()
    await expect(page).toHaveURL(/tab=hot/)
    await page.goBack()
    await expect(page).not.toHaveURL(/gameList/)
  })

  test('a stale answer is not shown', async ({ app, page, world }) => {
    await app.open(slots)
    await expect(tiles(page).first()).toBeVisible()
    world.fault({ kind: 'delay', ms: 2_500, call: 'gameList', times: 1 })
    await search(page).fill('carabao')
    await expect(page).toHaveURL(/carabao/)
    await search(page).fill('gem')
    await expect(tiles(page).first()).toContainText('Gem')
    const late = await page
      .waitForResponse((answer) => answer.url().includes('carabao'), { timeout: 6_000 })
      .catch(() => null)
    expect(late?.ok() ?? true).toBe(true)
    await expect(tiles(page).first()).toContainText('Gem')
    await expect(page.getByText('Fortune Carabao')).toHaveCount(0)
  })

  test('says that it is empty, and offers a way out [GAMES-06]', async ({ app, page }) => {
    await app.open(`${slots}&gameName=no+such+game`)
    await expect(page.getByRole('heading', { name: games['empty.ALL.title'] })).toBeVisible()
    await app.button(games['empty.ALL.action']).click()
    await expect(tiles(page).first()).toBeVisible()
    await expect(page).toHaveURL(/gameList\?gameType=RNG$/)
  })

  test('says that it did not load, and loads on retry [GAMES-14] [ERROR-32]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(500)
    world.fault({ kind: 'status', status: 500, call: 'gameList' })
    await app.open(slots)
    await expect(page.getByText(app.words.shell['error.title'])).toBeVisible()
    world.heal()
    await app.button(app.words.shell.retry).click()
    await expect(tiles(page).first()).toBeVisible()
  })

  test('offline mid-scroll it ends quietly with another try, and goes on by itself once online [GAMES-14]', async ({
    app,
    page,
    context,
    watch,
  }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED/)
    await app.open(slots)
    await expect(tiles(page).first()).toBeVisible()
    await context.setOffline(true)
    await expect
      .poll(async () => {
        await toFoot(page)
        return page.getByText(games.stuck).isVisible()
      })
      .toBe(true)
    const before = await page.evaluate(() => document.body.scrollHeight)
    await app.button(app.words.shell.retry).last().click()
    await expect(page.getByText(games.stuck)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(before)
  })

  test('coming back from a game restores the scroll position', async ({ app, page }) => {
    await app.arriveAs('mika_07', slots)
    await expect(tiles(page).first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 1_200))
    // Well above the tab bar, where a thumb would tap it.
    await page.getByText('Golden Baul').evaluate((name) => name.scrollIntoView({ block: 'center' }))
    await expect(page.getByText('Golden Baul')).toBeInViewport()
    await page.getByText('Golden Baul').click()
    await expect(page).toHaveURL(/launchGame/)
    await page.goBack()
    await expect(page.getByText('Golden Baul')).toBeInViewport()
  })
})

test.describe('a player’s own games', () => {
  test('lead a guest to the login, and back to their tab [FAV-05] [GAMES-10]', async ({ app, page }) => {
    await app.open(slots)
    await tab(page, games['tab.FAV']).click()
    await expect(page).toHaveURL(/\/m\/login/)
    await app.fillLogin('mika_07')
    await app.submit.click()
    await expect(page).toHaveURL(/gameList.*tab=fav/)
    await expect(tab(page, games['tab.FAV'])).toHaveAttribute('aria-selected', 'true')
    await expect(tiles(page)).toHaveCount(3)
  })

  test('a removed favourite leaves the list immediately [FAV-02]', async ({ app, page, world }) => {
    await app.arriveAs('mika_07', `${slots}&tab=fav`)
    await expect(tiles(page)).toHaveCount(3)
    world.fault({ kind: 'hang', call: 'removeFavourite' })
    await heart(page, app, 'Candy Parade').click()
    await expect(tiles(page)).toHaveCount(2)
  })

  test('[FAV-03] and comes back when the platform refuses', async ({ app, page, watch, world }) => {
    watch.expectStatus(500)
    await app.arriveAs('mika_07', `${slots}&tab=fav`)
    await expect(tiles(page)).toHaveCount(3)
    world.fault({ kind: 'status', status: 500, call: 'removeFavourite' })
    await heart(page, app, 'Candy Parade').click()
    await expect(app.toast(app.words.shell['failure.upgrading'])).toBeVisible()
    await expect(tiles(page)).toHaveCount(3)
  })

  test('a favourite survives a reload [FAV-01] [FAV-06]', async ({ app, page, world }) => {
    await app.arriveAs('mika_07', slots)
    const gem = heart(page, app, 'Gem Cascade')
    await expect(gem).toHaveAttribute('aria-pressed', 'false')
    await gem.click()
    await expect(gem).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => world.calls('addFavourite')).toBe(1)
    await page.reload()
    await expect(gem).toHaveAttribute('aria-pressed', 'true')
  })

  test('favourites are listed though their hearts could not be loaded, and the next screen loads those [FAV-06]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(403)
    world.fault({ kind: 'status', status: 403, call: 'favouriteIds' })
    const failed = page.waitForResponse((response) => response.status() === 403)
    await app.arriveAs('mika_07', `${slots}&tab=fav`)
    await failed
    world.heal()
    await expect(tiles(page)).toHaveCount(3)
    await expect(heart(page, app, 'Candy Parade')).toHaveAttribute('aria-pressed', 'false')
    expect(world.calls('favouriteIds')).toBe(1)
    await app.link(app.words.shell['tab.home'], app.tabBar).click()
    await expect.poll(() => world.calls('favouriteIds')).toBe(2)
    await page.goBack()
    await expect(tiles(page)).toHaveCount(3)
    await expect(heart(page, app, 'Candy Parade')).toHaveAttribute('aria-pressed', 'true')
  })

  test('a guest’s tap on a heart leads to the login [FAV-04]', async ({ app, page }) => {
    await app.open(slots)
    await heart(page, app, 'Gem Cascade').click()
    await expect(page).toHaveURL(/\/m\/login\?next=/)
  })
})

test.describe('the filter panel', () => {
  test('counts the selection, applies it and shows the number of active filters [GAMES-16] [GAMES-17] [GAMES-18] [GAMES-19]', async ({
    app,
    page,
  }) => {
    await app.open(slots)
    await expect(tiles(page).first()).toBeVisible()
    await app.button(games.filter).click()
    const panel = page.getByRole('dialog')
    await app.button('Kidlat', panel).click()
    await app.button('₱0.05', panel).click()
    const apply = panel.getByRole('button', { name: /^Show \d+ games?$/ })
    await expect(apply).toBeVisible()
    const count = /\d+/.exec((await apply.textContent()) ?? '')?.[0] ?? ''
    await apply.click()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(/vassalage=\w+&minBet=0\.05/)
    await expect(page.getByRole('status').filter({ hasText: /games?$/ })).toHaveText(
      new RegExp(`^${count} games?$`),
    )
    await app.button(fill(games.filterOn_other, { count: 2 })).click()
    await app.button(games['filter.reset'], panel).click()
    await panel.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/gameList\?gameType=RNG$/)
  })

  test('links to other kinds of games except the e-lottery, and closes on the way [GAMES-20] [GAMES-21]', async ({
    app,
    page,
  }) => {
    await app.open('/m/gameList?gameType=HOT&filter=open')
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    await expect(app.link(app.words.shell['category.ELOTT'], panel)).toHaveCount(0)
    await app.link(app.words.shell['category.LIVE'], panel).click()
    await expect(page).toHaveURL(/gameType=LIVE/)
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.words.shell['category.LIVE'])
  })

  test('leaves the focus on the screen if it opened with it [GAMES-16]', async ({ app, page }) => {
    await app.open('/m/home')
    await page.locator('main a[href*="filter=open"]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
  })
})

test.describe('on a busy phone, which reports several changes of what is in sight at once', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const Observer = IntersectionObserver
      self.IntersectionObserver = class extends Observer {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const before = (entry: IntersectionObserverEntry) =>
            ({ target: entry.target, isIntersecting: false }) as IntersectionObserverEntry
          super((entries, own) => tell([...entries.map(before), ...entries], own), options)
        }
      }
    }),
  )

  test('the next page of games comes [GAMES-05]', async ({ app, page, world }) => {
    await app.open(slots)
    await expect(tiles(page).first()).toBeVisible()
    await toFoot(page)
    await expect.poll(() => world.calls('gameList')).toBeGreaterThan(1)
  })

  test('the matches turn by themselves [HOT-04]', async ({ app, page }) => {
    await app.open('/m/home')
    const matches = page.getByRole('region', { name: app.words.home.matches })
    await expect
      .poll(async () => {
        await toFoot(page)
        if (await matches.isVisible()) await matches.scrollIntoViewIfNeeded()
        return matches.locator('[data-live]').count()
      })
      .toBe(1)
  })
})

test('leaving a game by its own exit restores home’s scroll position', async ({ app, page }) => {
  await app.arriveAs('mika_07')
  const tile = app.games.getByRole('listitem').nth(14)
  await tile.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(window.scrollY))
  expect(before).toBeGreaterThan(200)
  await tile.getByRole('button').first().click()
  await expect(page).toHaveURL(/launchGame/)
  await page.locator('header').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before)
})
