import { expect, test } from './support/test'

test('the boot page stays until home replaces it', async ({ app, page }) => {
  await page.addInitScript(() => {
    // The page's content at the moment the boot page's text disappears.
    new MutationObserver(() => {
      const root = document.getElementById('app')
      const { dataset } = document.documentElement
      if (!root || dataset.after !== undefined) return
      if (root.querySelector('.boot-hero')) dataset.before = 'bare'
      else if (dataset.before)
        dataset.after = root.querySelector('h1') && root.querySelector('nav') ? 'home' : 'less'
    }).observe(document, { childList: true, subtree: true })
  })
  await app.open('/m/home')
  await expect(app.category('HOT')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-after', 'home')
})

test.describe('games', () => {
  test('categories show HOT first, e-sports after sports, cockfight after slots [HOME-06] [HOME-07] [HOME-08] [HOME-16] [HOME-17] [HOME-29] [HOME-30]', async ({
    app,
    page,
    world,
  }) => {
    await app.open('/m/home')
    await expect(app.category('SPORTS')).toBeVisible()
    const names = await page
      .getByRole('tablist', { name: app.words.home.popular })
      .getByRole('tab')
      .allTextContents()
    const { shell } = app.words
    const order = [
      'HOT',
      'SPORTS',
      'ESPORTS',
      'LIVE',
      'FISH',
      'RNG',
      'COCKFIGHT',
      'PVP',
      'INHOUSE',
      'ELOTT',
      'LOTT',
    ] as const
    expect(names).toEqual(order.map((key) => shell[`category.${key}`]))
    await expect(app.category('HOT')).toHaveAttribute('aria-selected', 'true')
    expect(world.calls('hotGames')).toBe(1)
    expect(world.calls('vendors')).toBe(1)
  })

  test('a category shows its games, its types, and comes into view [HOME-09] [HOME-10] [HOME-12] [HOME-14]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    for (const key of ['LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE'] as const) {
      await app.category(key).click()
      await expect(app.category(key)).toBeInViewport({ ratio: 0.95 })
      await expect(app.games.getByRole('button').first()).toBeVisible()
      await expect(page.getByText(app.words.home.allTypes, { exact: true }).first()).toBeVisible()
    }
    // A grid of three in a row.
    const columns = await app.games
      .getByRole('listitem')
      .evaluateAll(
        (tiles) => new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left))).size,
      )
    expect(columns).toBe(3)
  })

  test('other categories show vendors [HOME-13] [HOME-16] [HOME-17]', async ({ app, page }) => {
    await app.open('/m/home')
    for (const key of ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const) {
      await app.category(key).click()
      const vendors = page.getByRole('list', { name: app.words.home.vendors })
      await expect(vendors.getByRole('listitem').first()).toBeVisible()
      await expect(app.games).toHaveCount(0)
    }
  })

  test('search finds any part of a hot game’s name in any case, and says when there are no results [HOME-11]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    const search = page.getByRole('searchbox', { name: app.words.home.search })
    const hot = page.getByRole('list', { name: app.words.home.games, exact: true })
    await search.fill('CARABAO')
    await expect(hot.getByRole('listitem')).toHaveCount(1)
    await expect(hot).toContainText('Fortune Carabao')
    await search.fill('no such game')
    await expect(page.getByText(app.words.search['nothing.title'])).toBeVisible()
    await app.button(app.words.home.clear).click()
    await expect(search).toHaveValue('')
    await expect(app.games.getByRole('listitem').nth(5)).toBeAttached()
  })

  test('a list without games says so [HOME-15]', async ({ app, page, world }) => {
    await world.reset('empty')
    await app.open('/m/home')
    await expect(page.getByText(app.words.home['empty.title'])).toBeVisible()
  })

  test('games that do not load say so, and load on retry [ERROR-32]', async ({ app, page, watch, world }) => {
    watch.expectStatus(500)
    world.fault({ kind: 'status', status: 500, call: 'hotGames' })
    await app.open('/m/home')
    await expect(page.getByText(app.words.shell['error.title'])).toBeVisible()
    world.heal()
    await page.getByRole('tabpanel').getByRole('button', { name: app.words.shell.retry }).click()
    await expect(app.games.getByRole('button').first()).toBeVisible()
  })

  test('without the menu HOT still works, and the menu can be retried', async ({ app, watch, world }) => {
    watch.expectStatus(500)
    world.fault({ kind: 'status', status: 500, call: 'vendors' })
    await app.open('/m/home')
    await expect(app.games.getByRole('button').first()).toBeVisible()
    await expect(app.page.getByText(app.words.home.menuFailed)).toBeVisible()
    world.heal()
    await app.button(app.words.shell.retry).click()
    await expect(app.category('RNG')).toBeVisible()
  })

  test('a picture that does not load leaves a tile with its name', async ({ app, watch, world }) => {
    watch.expectStatus(404)
    world.fault({ kind: 'status', status: 404, path: '/art/' })
    await app.open('/m/home')
    const first = app.games.getByRole('button').first()
    await expect(first).toContainText('Bakunawa')
    await expect(first.locator('img')).toHaveCount(0)
    const box = await first.boundingBox()
    expect(box?.height).toBeGreaterThan(100)
  })

  test('a language change refetches names after it has been stable for 200 ms [HOME-28]', async ({
    app,
    page,
    world,
  }) => {
    await page.clock.install()
    await app.open('/m/home')
    await expect(app.games.getByRole('button').first()).toBeVisible()
    // The list of languages must have loaded before the clock stops.
    const picker = page.locator('header button[aria-haspopup="listbox"]')
    const choose = async (name: string, lang: string) => {
      await picker.click()
      await page.clock.runFor(20)
      await page.getByRole('option', { name }).click()
      await page.clock.runFor(20)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    }
    await picker.click()
    await expect(page.getByRole('option', { name: 'English' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
    await choose('Filipino', 'fil')
    await page.clock.runFor(100)
    await choose('English', 'en')
    await page.clock.runFor(100)
    expect(world.calls('hotGames')).toBe(1)
    await page.clock.runFor(150)
    await expect.poll(() => world.calls('hotGames')).toBe(2)
    await expect.poll(() => world.calls('vendors')).toBe(2)
  })

  test('a language switched while everything is loading: late answers are dropped, and home is in the new one [HOME-28]', async ({
    app,
    page,
    world,
  }) => {
    for (const call of ['vendors', 'hotGames'] as const) {
      world.fault({ kind: 'delay', ms: 3_000, call, times: 1 })
    }
    const asked = page.waitForRequest((request) => request.url().includes('getGameVendors'))
    await app.open('/m/home')
    const late = await asked
    await app.speak('TY')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await expect(app.games.getByRole('button').first()).toBeVisible()
    await app.category('RNG').click()
    const types = page.getByRole('tabpanel').getByRole('button', { name: /^Video slots?$/ })
    await expect(types).toHaveText('Video slot')
    // However the first request ended, none of its answer is on screen.
    await late.response().catch(() => null)
    await expect(types).toHaveText('Video slot')
    await expect.poll(() => world.calls('vendors')).toBe(2)
    expect(new URL(late.url()).searchParams.get('language')).toBe('EN')
  })

  test('a guest who taps a game goes to the login [SESSION-13] [LAUNCH-01] [ERROR-45]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    await app.games.getByRole('button').first().click()
    await expect(page).toHaveURL(/\/m\/login/)
  })
})

test.describe('banners', () => {
  test('show which one is current [HOME-20] [HOME-23]', async ({ app, page }) => {
    await app.arriveAs('mika_07')
    const banners = page.getByRole('region', { name: app.words.home.banners })
    await expect(banners.getByRole('listitem')).toHaveCount(8)
    await expect(banners.getByText(app.say(app.words.home.bannerPage, { page: 1, count: 8 }))).toBeAttached()
  })

  test.describe('with movement', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('advance automatically every 5 seconds, and the lit bulb with them [HOME-19] [HOME-20] [CONST-07]', async ({
      app,
      page,
    }) => {
      await page.clock.install()
      await app.arriveAs('mika_07')
      // From here on, the test controls the page's time.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      const banners = page.getByRole('region', { name: app.words.home.banners })
      await expect
        .poll(async () => {
          await page.clock.runFor(100)
          return banners.locator('[data-live]').count()
        })
        .toBe(1)
      const onPage = (n: number) =>
        banners.getByText(app.say(app.words.home.bannerPage, { page: n, count: 8 }))
      // The lit one is longer than the others.
      const lit = () =>
        banners.locator('p i').evaluateAll((bulbs) => {
          const widths = bulbs.map(({ clientWidth }) => clientWidth)
          return widths.indexOf(Math.max(...widths))
        })
      await page.clock.runFor(4_500)
      await expect(onPage(1)).toBeAttached()
      expect(await lit()).toBe(0)
      await page.clock.runFor(600)
      await expect(onPage(2)).toBeAttached()
      await expect.poll(lit).toBe(1)
    })
  })

  test('a single one stays still, without pagination [HOME-19]', async ({ app, page, world }) => {
    await world.db
      .deleteFrom('banner')
      .where('groupName', '=', 'm_home')
      .where('id', '!=', 'home-slots')
      .execute()
    await app.arriveAs('mika_07')
    const banners = page.getByRole('region', { name: app.words.home.banners })
    await expect(banners.locator('[data-alone]')).toBeVisible()
    await expect(banners.getByText(app.say(app.words.home.bannerPage, { page: 1, count: 1 }))).toHaveCount(0)
    await expect(banners.locator('[data-live]')).toHaveCount(0)
  })
})

test('every title of the notice strip can be read in full behind it, with news of games and of the site, newest first [HOME-24] [HOME-26] [ROUTE-14] [MSG-05] [MSG-06] [MSG-07] [MSG-08]', async ({
  app,
  page,
  world,
}) => {
  const kinds = ['PL', 'H', 'L'] as const
  const rows = await world.db
    .selectFrom('announcement')
    .select(['id', 'kind'])
    .where('kind', 'in', kinds)
    .orderBy('publishedAt', 'desc')
    .execute()
  await app.open('/m/home')
  const strip = page.locator('a[href="/m/notice"]')
  await expect(strip).toContainText('New slots from Lantern Play')
  const titles = ((await strip.locator('span span span').first().textContent()) ?? '').split('   ·   ')
  expect(titles).toHaveLength(rows.filter(({ kind }) => kind === 'PL').length)
  await strip.click()
  await expect(page).toHaveURL(/\/m\/notice$/)
  const read = page.getByRole('article')
  await expect(read).toHaveCount(rows.length)
  for (const title of titles) await expect(read.filter({ hasText: title })).toContainText(/\d\d\/\d\d/)
  const { messages } = app.words
  const about = { PL: messages['announced.about.player'], H: messages['announced.about.games'] }
  const marks = await read.locator('h2 + p > span:first-child').allTextContents()
  expect(marks).toEqual(
    rows.map(({ kind }) => ({ ...about, L: messages['announced.about.site'] })[kind as 'PL' | 'H' | 'L']),
  )
  // Only the announcement's picture with sequence 1.
  const pictures = read.locator('img')
  expect(await pictures.count()).toBeGreaterThan(0)
  for (const one of await pictures.all()) await expect(one).toHaveAttribute('src', /-1\b/)
})

test('without announcements the strip says so [HOME-25]', async ({ app, page, world }) => {
  await world.reset('empty')
  await app.open('/m/home')
  await expect(page.locator('a[href="/m/notice"]')).toContainText(app.words.home.noNotices)
})

test('opens at the top, and its foot says to play with care [HOME-01] [I18N-07]', async ({ app, page }) => {
  await app.open('/m/home')
  await expect(app.games.getByRole('button').first()).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(page.getByText(app.words.home['care.text'])).toBeVisible()
  await app.link(app.words.home['care.licences']).click()
  await expect(page).toHaveURL(/licences$/)
  await app.tabBar.getByText(app.words.shell['tab.home']).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('what is prefetched is what the screen uses', async ({ app, page }) => {
  for (const path of ['/m/home', '/m/login']) {
    await app.open(path)
    await app.settled()
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const used = new Set([...document.styleSheets].map(({ href }) => href))
            const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')]
            return ahead.map(({ href }) => href).filter((href) => !used.has(href))
          }),
        path,
      )
      .toEqual([])
  }
})
