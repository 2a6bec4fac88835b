import type { Page } from '@playwright/test'
import { words as arrival } from '../../src/i18n/words/EN/arrival'
import { announce } from './support/announce'
import { expect, test } from './support/test'

const dialogs = (page: Page) => page.locator('dialog[open]')

test('home has all its sections, and one dialog at a time [HOME-02] [HOME-03]', async ({
  app,
  page,
  world,
}) => {
  await announce(world, 'first', 'second')
  await app.arriveAs('mika_07')
  const { home } = app.words
  await expect(page.getByRole('region', { name: home.banners })).toBeVisible()
  await expect(page.locator('a[href="/m/notice"]')).toBeVisible()
  await expect(app.button(home.appOffer)).toBeVisible()
  await expect(page.getByRole('link', { name: home.jackpot })).toBeVisible()
  await expect(app.category('SPORTS')).toBeVisible()

  await expect(dialogs(page)).toContainText('Title of first')
  await expect(dialogs(page)).toHaveCount(1)
  await page.getByText(home['popup.notToday']).click()
  await app.button(home['popup.ok']).click()
  await expect(dialogs(page)).toContainText('Title of second')
  await expect(dialogs(page)).toHaveCount(1)
  await app.button(home['popup.ok']).click()
  await expect(dialogs(page)).toHaveCount(0)

  for (const part of [home.matches, home.latestWinners]) {
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return page.getByRole('region', { name: part }).isVisible()
      })
      .toBe(true)
  }
  // Hidden for today, or read: also on the next visit; new ones are still shown.
  await announce(world, 'third')
  await page.reload()
  await expect(dialogs(page)).toContainText('Title of third')
  await app.button(home['popup.ok']).click()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page.getByText('Title of first')).toHaveCount(0)
})

test('a banner links into the site, confirms another host first, or is just a picture [HOME-21] [HOME-22]', async ({
  app,
  page,
  world,
}) => {
  const link = (to: string | null, id: string) =>
    world.db.updateTable('banner').set({ link: to }).where('id', '=', id).execute()
  await world.db
    .deleteFrom('banner')
    .where('id', 'not in', ['home-slots', 'home-sports', 'home-live'])
    .execute()
  await link('https://t.me/perya', 'home-sports')
  await link('https://evil.example/m/home', 'home-live')
  await app.arriveAs('mika_07')
  const banner = (words: string) =>
    page
      .getByRole('region', { name: app.words.home.banners })
      .getByRole('listitem')
      .filter({ hasText: words })
  await expect(banner('Spin under the lights').getByRole('link')).toHaveAttribute(
    'href',
    '/m/gameList?gameType=RNG',
  )
  await expect(page.getByRole('region', { name: app.words.home.banners }).getByRole('listitem')).toHaveCount(
    3,
  )
  for (const control of ['link', 'button'] as const) {
    await expect(
      page
        .getByRole('region', { name: app.words.home.banners })
        .getByRole('listitem')
        .nth(2)
        .getByRole(control),
    ).toHaveCount(0)
  }
  await banner('Pick your side').getByRole('button').click()
  await expect(dialogs(page)).toContainText('t.me')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/m\/home$/)
  await banner('Spin under the lights').getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
})

test.describe('the app', () => {
  test('is offered in a bar that closes for good; the side menu still has its links [HOME-27] [APP-01] [APP-02] [APP-03] [APP-08] [APP-15] [APP-19]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    const { home, panels, shell } = app.words
    const offer = app.button(home.appOffer)
    await offer.click()
    const panel = page.getByRole('dialog', { name: panels['app.title'] })
    for (const kind of ['app.android', 'app.ios', 'app.profile'] as const) {
      await expect(panel.getByRole('button', { name: panels[kind] })).toBeVisible()
    }
    await expect(panel.locator('img')).toHaveAttribute('src', '/brand/perya/apple-touch-icon.png')
    await panel.getByRole('button', { name: panels['app.android'] }).click()
    const leaving = page.getByRole('alertdialog')
    await expect(leaving).toContainText('127.0.0.1')
    await app.button(arrival['leave.stay'], leaving).click()
    await app.button(shell.close, panel).click()
    await expect(dialogs(page)).toHaveCount(0)
    await page.locator('main').getByRole('button', { name: shell.close }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(app.category('SPORTS')).toBeVisible()
    await expect(offer).toHaveCount(0)
    await app.menuButton.click()
    await app.button(shell['menu.app'], app.menu).click()
    await expect(panel).toBeVisible()
  })

  test('is not offered if there is none to download [APP-01]', async ({ app, world }) => {
    const row = await world.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'consolidated')
      .executeTakeFirstOrThrow()
    const value = JSON.stringify({ ...(JSON.parse(row.value) as object), resources: [] })
    await world.db.updateTable('setting').set({ value }).where('name', '=', 'consolidated').execute()
    await app.open('/m/home')
    await expect(app.category('SPORTS')).toBeVisible()
    await expect(app.button(app.words.home.appOffer)).toHaveCount(0)
  })

  test.describe('on an old iPhone, not in Safari', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/71.0.3578.77 Mobile/15E148 Safari/605.1',
    })

    test('it asks for Safari, and the guide has the tips for old phones [APP-09] [APP-12] [APP-13] [APP-14]', async ({
      app,
      page,
    }) => {
      await app.open('/m/home')
      const { home, panels } = app.words
      await app.button(home.appOffer).click()
      await expect(page.getByText('Please use Safari for download App.')).toBeVisible()
      await app.button(panels['app.guide']).click()
      await expect(page.getByText(panels['app.step.old.2'])).toBeVisible()
      await expect(app.button(panels['app.profile'])).toBeVisible()
      await app.button(panels['app.back']).click()
      await expect(page.getByRole('button', { name: panels['app.android'] })).toBeVisible()
    })
  })
})

test.describe('Share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('opens the player’s link, which is copied to the clipboard and works at registration [MENU-06] [PROMO-10] [PROMO-11]', async ({
    app,
    page,
    world,
  }) => {
    await app.arriveAs('mika_07')
    const { panels, shell } = app.words
    await expect.poll(() => world.calls('availablePromotions')).toBeGreaterThan(0)
    await app.menuButton.click()
    await app.button(shell['menu.share'], app.menu).click()
    const panel = page.getByRole('dialog', { name: panels['share.title'] })
    const link = panel.getByText(/\/m\/register\?code=\w+&domain=/)
    await expect(link).toBeVisible()
    const address = (await link.textContent()) ?? ''
    await app.button(panels['share.copy'], panel).click()
    await expect(app.button(panels['share.copied'], panel)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    const { code } = await world.db
      .selectFrom('member')
      .select('affiliateCode as code')
      .where('username', '=', 'mika_07')
      .executeTakeFirstOrThrow()
    expect(address).toBe(`${world.origin}/m/register?code=${code}&domain=127.0.0.1`)
  })
})

test('PROMO opens the promotion centre, and a promotion its terms [MENU-03] [MENU-04] [ROUTE-45] [ROUTE-46] [ROUTE-47] [PROMO-01] [PROMO-06]', async ({
  app,
  page,
  world,
}) => {
  // What the operator sets for one player.
  const own = (promotionId: string, status: 'applying' | 'issued' | 'signed') => ({
    memberId: 'M10001',
    promotionId,
    status,
  })
  await world.db
    .insertInto('memberPromotion')
    .values([own('liga-race', 'applying'), own('live-cashback', 'issued'), own('missions', 'signed')])
    .execute()
  await app.arriveAs('mika_07')
  const { promos, shell } = app.words
  await app.menuButton.click()
  await app.button(shell['menu.promotions'], app.menu).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  const offers = page.locator('main').getByRole('listitem')
  await expect(offers.first()).toContainText(promos['status.claim'])
  for (const status of [
    'join',
    'joined',
    'process',
    'applying',
    'issued',
    'signed',
    'coming',
    'close',
  ] as const) {
    await expect(offers.filter({ hasText: promos[`status.${status}`] }).first()).toBeAttached()
  }
  await offers.filter({ hasText: 'Welcome gift' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=welcome$/)
  await expect(page.getByRole('heading', { name: 'Welcome gift' })).toBeVisible()
  await expect(app.link(promos.claim)).toBeVisible()
  await app.open('/m/activityDetail?id=gone')
  await app.link(promos['gone.all']).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await app.open('/m/activityInfo')
  await expect(offers.filter({ hasText: 'Welcome gift' })).toBeVisible()
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a new page fades in for 300 ms, one swiped back to does not [LAYOUT-13] [LAYOUT-14] [CONST-35]', async ({
    app,
    page,
  }) => {
    // A test cannot swipe, so simulate a browser that reports every back navigation as already animated.
    await page.addInitScript(() =>
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
    )
    const fade = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('#main')?.parentElement ?? document.body)
        return [style.animationName !== 'none', style.animationDuration]
      })
    await app.open('/m/notice')
    await expect(page.getByRole('article').first()).toBeVisible()
    await app.button(app.words.shell.back).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(app.category('SPORTS')).toBeVisible()
    expect(await fade()).toEqual([true, '0.3s'])
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/notice$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect((await fade())[0]).toBe(false)
  })

  test('matches turn every 5 seconds within half a second, winners move on, each only when there are more [HOT-04] [HOT-05] [HOT-08] [WIN-03] [CONST-06] [CONST-07]', async ({
    app,
    page,
    world,
  }) => {
    const keep = async (table: 'hotMatch' | 'winner', count: number) => {
      const kept = await world.db.selectFrom(table).select('id').orderBy('id').limit(count).execute()
      const ids = kept.map(({ id }) => id)
      await world.db.deleteFrom(table).where('id', 'not in', ids).execute()
    }
    // Few enough for a busy machine to rotate through all of them.
    await keep('hotMatch', 3)
    await page.clock.install()
    await app.open('/m/home')
    const below = async (name: string) => {
      const part = page.getByRole('region', { name })
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          await page.clock.runFor(400)
          return part.isVisible()
        })
        .toBe(true)
      return part
    }
    const { home } = app.words
    const live = async (name: string) => {
      const part = await below(name)
      await part.scrollIntoViewIfNeeded()
      await expect
        .poll(async () => {
          await page.clock.runFor(500)
          return part.locator('[data-live]').count()
        })
        .toBe(1)
      return part
    }
    const matches = await live(home.matches)
    const count = await matches.getByRole('listitem').count()
    const onPage = (n: number) => matches.getByText(app.say(home['match.page'], { page: n, count }))
    await expect(onPage(1)).toBeAttached()
    // The carousel sets a transition's duration only while it runs; the pause in between is by the phone's
    // clock.
    const turns = await matches.locator('.swiper-wrapper').evaluateHandle((track) => {
      const seen = { durations: [] as string[], rests: [] as number[] }
      let ended = 0
      track.addEventListener('transitionend', ({ target }) => {
        if (target === track) ended = Date.now()
      })
      new MutationObserver(() => {
        const { transitionDuration } = track.style
        seen.durations.push(transitionDuration)
        if (transitionDuration !== '500ms' || ended === 0) return
        seen.rests.push(Date.now() - ended)
        ended = 0
      }).observe(track, { attributeFilter: ['style'] })
      return seen
    })
    await page.clock.runFor(5_100)
    await expect(onPage(2)).toBeAttached()
    // The first one follows the last.
    const turn = () => page.clock.runFor(5_600).then(() => onPage(1).count())
    await expect.poll(turn, { intervals: [50] }).toBe(1)
    const { durations, rests } = await turns.jsonValue()
    expect(durations).toContain('500ms')
    expect(Math.round(Math.min(...rests) / 500) / 2).toBe(5)
    // The bet button is on the match itself; tapping the rest of it opens the list.
    const inFront = matches.locator('li:not([inert])')
    await expect(inFront.getByRole('button', { name: home['match.bet'] })).toHaveText(home['match.bet'])
    await expect((await live(home.latestWinners)).getByRole('listitem')).toHaveCount(20)

    await keep('hotMatch', 1)
    await keep('winner', 3)
    await page.reload()
    await below(home.latestWinners)
    await page.clock.runFor(6_000)
    for (const name of [home.matches, home.latestWinners]) {
      await expect(page.getByRole('region', { name }).locator('[data-live]')).toHaveCount(0)
    }
    await expect(page.getByRole('region', { name: home.latestWinners }).getByRole('listitem')).toHaveCount(3)
  })
})

test('home’s bar has name and balance, the others back and title [LAYOUT-32] [ROUTE-33] [ROUTE-41] [WIN-12]', async ({
  app,
  page,
}) => {
  await app.arriveAs('mika_07')
  await expect(app.account).toBeVisible()
  await expect(page.locator('header').getByText('₱12,480.50')).toBeVisible()
  await page.getByRole('link', { name: app.words.home.jackpot }).click()
  await expect(page).toHaveURL(/\/m\/winnerPage$/)
  await expect(page.getByRole('heading', { level: 1, name: app.words.titles.winners })).toBeVisible()
  await expect(app.account).toHaveCount(0)
  await expect(page.locator('main').getByRole('list').first().getByRole('listitem')).not.toHaveCount(0)
  await expect(
    page.getByRole('list', { name: app.words.home.latestWinners }).getByRole('listitem'),
  ).toHaveCount(20)
  // Where money is spent, the balance is next to the title.
  await app.open('/m/gameList?gameType=FISH')
  await expect(page.getByRole('heading', { level: 1, name: app.words.shell['category.FISH'] })).toBeVisible()
  await expect(page.locator('header').getByText('₱12,480.50')).toBeVisible()
  await expect(app.account).toHaveCount(0)
})

test('games of every category have its label [GAMES-28] [I18N-04]', async ({ app }) => {
  const labels = ['Lottery', 'Slots', 'Fish', 'Live', 'Sports', 'E-sports', 'Poker', 'Cockfight']
  await app.open('/m/home')
  await expect(app.category('SPORTS')).toBeVisible()
  await app.menuButton.click()
  for (const label of labels) await expect(app.button(label, app.menu)).toBeVisible()
})

test('calls that never answer: the rest of home works, and says in time what did not load [ERROR-33]', async ({
  app,
  page,
  world,
}) => {
  await page.clock.install()
  for (const call of ['vendors', 'announcements'] as const) world.fault({ kind: 'hang', call })
  await app.open('/m/home')
  await expect(app.games.getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('link', { name: app.words.home.jackpot })).toBeVisible()
  await expect(page.getByText(app.words.home.menuFailed)).toHaveCount(0)
  await page.clock.runFor(20_100)
  await expect(page.getByText(app.words.home.menuFailed)).toBeVisible()
  world.heal()
})
