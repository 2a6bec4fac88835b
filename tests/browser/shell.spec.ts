import { expect, test } from './support/test'
import { access, isWalked, routes } from './support/routes'

/** One account per side; the full table of roles and routes is in tests/house/routes.test.ts. */
const players = { guest: null, trial_kuya: 4, tita_baby: 1 } as const

test.describe('routes', () => {
  for (const [who, type] of Object.entries(players)) {
    test(`${who}: every route shows its screen with its title and bars, or redirects as its guard says [SESSION-18] [SESSION-21] [SESSION-14] [LAYOUT-01] [LAYOUT-02] [LAYOUT-25] [LAYOUT-26] [ROUTE-08]`, async ({
      app,
      page,
      watch,
    }) => {
      // A trial account has no betting record; the launch screen has no game.
      watch.expectStatus(403, 404)
      test.slow()
      const headings: [string, string, string][] = []
      if (type === null) await app.open('/m/licences')
      else await app.arriveAs(who, '/m/licences')
      await expect(page.locator('#main h1, #main h2').first()).toBeVisible()
      for (const { path, guard, title, footer, page: built } of routes) {
        if (path === '/m/maintenance' || !isWalked(path)) continue
        // While the club is on it is replaced by the VIP room (ROUTE-18): vip.spec.ts. A trial account has no club.
        if (path === (type === 4 ? '/m/member/benefits' : '/m/member/home') && type !== null) continue
        await app.go(path)
        const away = access(guard, type)
        const wanted = away ? (away.next ? `${away.to}?next=${encodeURIComponent(path)}` : away.to) : path
        await expect(page, path).toHaveURL(new RegExp(`${wanted.replace(/[?.]/g, '\\$&')}$`))
        await expect(page.locator('#main'), path).toBeVisible()
        if (away || !built) continue
        await expect(app.tabBar, path).toHaveCount(footer ? 1 : 0)
        if (path === '/m/home' || path === '/m/launchGame') continue
        await expect(page, path).toHaveTitle(new RegExp(`^${app.titleOf(title)} · `))
        const said = await page.locator('#main h1, header h1').first().textContent()
        if (await page.locator('header h1').count()) headings.push([path, said ?? '', app.titleOf(title)])
      }
      expect(headings.filter(([, said, wanted]) => said !== wanted)).toEqual([])
      // An offer has its own title, until the next screen.
      await app.go('/m/activityDetail?id=welcome')
      await expect(page).toHaveTitle('Welcome gift · Perya')
      await app.go('/m/help')
      await expect(page).toHaveTitle(`${app.titleOf('help')} · Perya`)
    })
  }

  test('home has several addresses [ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07]', async ({
    app,
    page,
  }) => {
    for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
      await app.open(path)
      await expect(page.getByRole('heading', { name: app.words.home['hero.title'] }), path).toBeVisible()
    }
  })

  test('an address without a screen says so, and leads home [ROUTE-70]', async ({ app, page, watch }) => {
    watch.expectStatus(404)
    await app.open('/m/no-such-page')
    await expect(page.getByRole('heading', { name: app.words.shell['missing.title'] })).toBeVisible()
    await app.link(app.words.shell.toHome).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

test.describe('tab bar', () => {
  test('has five entries, a badge of +1%, and the count of promotions to claim [LAYOUT-03] [LAYOUT-04] [LAYOUT-05] [PROMO-02]', async ({
    app,
  }) => {
    await app.arriveAs('mika_07')
    const { shell } = app.words
    const entries = app.tabBar.locator('a, button')
    await expect(entries).toHaveCount(5)
    for (const [n, key] of (['home', 'promos', 'deposit', 'invite', 'members'] as const).entries()) {
      await expect(entries.nth(n)).toContainText(shell[`tab.${key}`])
    }
    await expect(entries.nth(2)).toContainText('+1%')
    const badge = app.say(shell['tab.unclaimed_one'], { count: 1 })
    await expect(app.tabBar.getByRole('img', { name: badge })).toBeVisible()
  })

  test('sends a guest to the login from Members and Invite, and asks first at Deposit [LAYOUT-06] [LAYOUT-10] [SESSION-12] [ERROR-17]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    const { shell } = app.words
    for (const key of ['members', 'invite'] as const) {
      await app.tabBar.getByText(shell[`tab.${key}`]).click()
      await expect(page).toHaveURL(/\/m\/login\?next=/)
      await app.open('/m/home')
    }
    await app.tabBar.getByText(shell['tab.deposit'], { exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText(shell['prompt.text'])
    await app.button(shell['prompt.later']).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
    await app.tabBar.getByText(shell['tab.deposit'], { exact: true }).click()
    await app.button(shell.logIn, page.getByRole('alertdialog')).click()
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FvoucherCenter/)
  })

  test('says whom to contact if the referral promotion is off [LAYOUT-08] [LAYOUT-09] [ERROR-06]', async ({
    app,
    world,
  }) => {
    await world.control('world', { feature: { key: 'referral', enabled: false } })
    await app.arriveAs('mika_07')
    await expect.poll(() => world.calls('availablePromotions')).toBeGreaterThan(0)
    await app.tabBar.getByText(app.words.shell['tab.invite']).click()
    await expect(app.toast(app.words.shell['notice.contact-service'])).toBeVisible()
  })
})

test.describe('top bar of home', () => {
  test('guest: the logo, menu, language, Log in; Register by its flag [LAYOUT-15] [LAYOUT-22] [LAYOUT-23] [SITE-19]', async ({
    app,
    page,
    world,
  }) => {
    const header = page.locator('header')
    const register = app.link(app.words.shell.register, header)
    await app.open('/m/home')
    await expect(app.menuButton).toBeVisible()
    await expect(header.locator('a[href="/m/home"]')).toBeVisible()
    await expect(app.link(app.words.shell.logIn, header)).toHaveAttribute('href', '/m/login')
    await expect(register).toBeVisible()
    await world.flags({ DIRECTREG3: '0' })
    await page.reload()
    await expect(app.link(app.words.shell.logIn, header)).toBeVisible()
    await expect(app.category('RNG')).toBeVisible()
    await expect(register).toHaveCount(0)
  })

  test('player: name, balance with two decimals, deposit, language [LAYOUT-16] [LAYOUT-17] [LAYOUT-20] [LAYOUT-21]', async ({
    app,
    page,
  }) => {
    await app.arriveAs('mika_07')
    await expect(app.account).toContainText('mika_07')
    await expect(page.getByText('₱12,480.50')).toBeVisible()
    await expect(app.button(app.words.shell.deposit, page.locator('header'))).toBeVisible()
    await expect(page.locator('header button[aria-haspopup="listbox"]')).toBeVisible()
  })

  test('the balance hides, stays hidden, shows again, and stays in place while it refreshes [LAYOUT-18] [LAYOUT-19]', async ({
    app,
    page,
    world,
  }) => {
    await app.arriveAs('mika_07')
    const { shell } = app.words
    const covered = page.getByText(shell['balance.hidden'])
    await page.getByRole('button', { name: shell['balance.hide'] }).click()
    await expect(covered).toBeAttached()
    await page.reload()
    await expect(covered).toBeAttached()
    await page.getByRole('button', { name: shell['balance.show'] }).click()
    await expect(covered).toHaveCount(0)
    await world.control('wallet', { userName: 'mika_07', amount: '19.50' })
    world.fault({ kind: 'delay', ms: 600, call: 'walletBalance' })
    await app.account.click()
    await app.button(shell['balance.refresh']).click()
    await expect(page.getByText(shell['balance.refreshing'])).toBeAttached()
    await expect(page.getByText('₱12,500.00')).toBeVisible()
  })

  test('the popover has money, balance and sign-out, and names the owner [LAYOUT-30] [LAYOUT-31]', async ({
    app,
    page,
  }) => {
    await app.arriveAs('mika_07')
    await app.account.click()
    const { shell } = app.words
    const popover = page.getByRole('dialog', { name: shell.account })
    for (const name of [
      shell.deposit,
      shell.withdraw,
      shell['balance.refresh'],
      shell['balance.hide'],
      shell.signOut,
    ]) {
      await expect(app.button(name, popover)).toBeVisible()
    }
    await expect(popover).toContainText('© 2026 Perya')
    await page.keyboard.press('Escape')
    await expect(popover).toHaveCount(0)
    await expect(app.account).toBeFocused()
  })
})

test.describe('side menu', () => {
  test('lists promotions, the categories and the services; choosing one opens it on home [MENU-01] [MENU-02] [MENU-05] [MENU-10] [MENU-16]', async ({
    app,
  }) => {
    await app.open('/m/home')
    await expect(app.category('RNG')).toBeVisible()
    await app.menuButton.click()
    const { shell } = app.words
    await expect(app.button(shell['category.FISH'], app.menu)).toBeVisible()
    const names = (await app.menu.getByRole('listitem').allTextContents()).map((name) => name.trim())
    expect(names.slice(0, 3)).toEqual([
      shell['menu.promotions'],
      shell['category.HOT'],
      shell['category.SPORTS'],
    ])
    const services = ['share', 'vip', 'reward', 'mission', 'rebate', 'app'] as const
    expect(names.slice(-8)).toEqual([
      shell.deposit,
      shell.withdraw,
      ...services.map((key) => shell[`menu.${key}`]),
    ])
    await expect(app.button(shell.signOut, app.menu)).toHaveCount(0)
    await app.button(shell['category.FISH'], app.menu).click()
    await expect(app.menu).toHaveCount(0)
    await expect(app.category('FISH')).toHaveAttribute('aria-selected', 'true')
  })

  test('shows a service only with its flag [MENU-07] [SITE-12] [SITE-24] [SITE-25] [SITE-26] [SITE-36] [SITE-37]', async ({
    app,
    world,
  }) => {
    await world.flags({ REWCEN3: '0', MISSIONLB3: '0', MANPLAYREB3: '0', DEPOSIT: '0', WITHDRAW: '0' })
    await app.open('/m/home')
    await expect(app.category('RNG')).toBeVisible()
    await app.menuButton.click()
    const { shell } = app.words
    await expect(app.menu.getByText(shell['menu.share'])).toBeVisible()
    for (const name of [
      shell['menu.reward'],
      shell['menu.mission'],
      shell['menu.rebate'],
      shell.deposit,
      shell.withdraw,
    ]) {
      await expect(app.button(name, app.menu)).toHaveCount(0)
    }
  })

  test('has a sign-out for players, which asks first [MENU-08] [MENU-09]', async ({ app, page }) => {
    await app.arriveAs('mika_07')
    await app.menuButton.click()
    await app.button(app.words.shell.signOut, app.menu).click()
    await expect(page.getByRole('alertdialog')).toContainText(app.words.shell['logout.text'])
    await expect(app.menu).toHaveCount(0)
  })

  test('closes by the scrim, the key and the close button, and returns focus [MENU-11]', async ({
    app,
    page,
  }) => {
    await app.open('/m/home')
    await expect(app.category('RNG')).toBeVisible()
    await app.menuButton.click()
    await expect(app.menu).toBeVisible()
    await page.mouse.click(380, 400)
    await expect(app.menu).toHaveCount(0)
    await app.menuButton.click()
    await page.keyboard.press('Escape')
    await expect(app.menu).toHaveCount(0)
    await expect(app.menuButton).toBeFocused()
    await app.menuButton.click()
    await app.button(app.words.shell.close, app.menu).click()
    await expect(app.menu).toHaveCount(0)
  })
})

test.describe('the way back', () => {
  test('is one step, or home if there is none [LAYOUT-24] [LAYOUT-28] [LAYOUT-29]', async ({ app, page }) => {
    const back = app.button(app.words.shell.back)
    await app.open('/m/licences')
    await back.click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await app.link(app.words.home['care.licences']).click()
    await expect(page).toHaveURL(/\/m\/licences$/)
    await back.click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('is home from the login and the announcements [LAYOUT-27] [LAYOUT-33] [LOGIN-20]', async ({
    app,
    page,
  }) => {
    await app.open('/m/notice')
    await app.button(app.words.shell.back).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    // From another screen, to which one step back would lead.
    await app.open('/m/responsible')
    await app.link(app.words.shell.logIn, page.locator('main')).click()
    await expect(page).toHaveURL(/\/m\/login/)
    await app.button(app.words.shell.back).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

test('the first Tab stop skips the bars', async ({ app, page }) => {
  await app.open('/m/licences')
  await expect(page.locator('#main h2').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = app.link(app.words.shell.skip)
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('a new version', () => {
  test('a missing chunk is asked for again, and the screen loads', async ({ app, page, watch }) => {
    watch.expect(/404|Failed to fetch dynamically imported/)
    let missing = 1
    await page.route(/assets\/NoticePage-.*\.js/, async (route) => {
      missing -= 1
      await (missing >= 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue())
    })
    await app.open('/m/home')
    await page.locator('a[href="/m/notice"]').click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(/\/m\/notice$/)
  })

  test('without a network the page is not reloaded, even if the browser has not noticed yet', async ({
    app,
    context,
    page,
    watch,
  }) => {
    watch.expect(/net::ERR_|Failed to fetch dynamically imported|error boundary/i)
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
    await app.open('/m/home')
    await app.settled()
    const asked = page.waitForRequest((request) => request.method() === 'HEAD')
    await context.setOffline(true)
    await page.locator('a[href="/m/notice"]').click()
    await asked
    await expect(page.getByRole('heading', { name: app.words.shell['broken.title'] })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await context.setOffline(false)
    // It appears automatically.
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })

  test('a chunk that keeps failing ends at the last-resort screen after one reload, also without storage', async ({
    app,
    page,
    watch,
  }) => {
    watch.expect(/404|Failed to fetch dynamically imported|error boundary/i)
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: deny })
      Object.defineProperty(window, 'sessionStorage', { get: deny })
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(/assets\/NoticePage-.*\.js/, (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    )
    await app.open('/m/home')
    await page.locator('a[href="/m/notice"]').click()
    await expect.poll(() => loads).toBe(2)
    await expect(page.getByRole('heading', { name: app.words.shell['broken.title'] })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/assets|Error:|\bat \b.*\.js/)
    await app.button(app.words.shell.retry).click()
    await expect(page.getByRole('heading', { name: app.words.shell['broken.title'] })).toBeVisible()
    expect(loads).toBe(2)
    await app.link(app.words.shell.toHome).click()
    await expect(page.getByRole('heading', { name: app.words.home['hero.title'] })).toBeVisible()
  })
})
