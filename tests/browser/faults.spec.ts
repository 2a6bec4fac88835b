import type { Fault } from '../../src/sandbox/http/faults'
import { expect, test } from './support/test'

test.describe('the platform misbehaves at login', () => {
  const cases = [
    ['500', { kind: 'status', status: 500 }, 'failure.upgrading'],
    ['an answer cut short', { kind: 'cut-body' }, 'failure.bad-answer'],
    ['a page of somebody else’s', { kind: 'html' }, 'failure.bad-answer.page'],
    ['a page of somebody else’s with 502', { kind: 'html', status: 502 }, 'failure.upgrading'],
    ['the wrong shape', { kind: 'wrong-shape' }, 'failure.bad-answer'],
    ['a lost answer', { kind: 'commit-then-drop' }, 'failure.offline'],
    ['a refusal nobody knows', { kind: 'status', status: 418, code: 'no.such.code' }, 'failure.refused'],
  ] as const
  for (const [what, fault, words] of cases) {
    test(`${what}: the form says so, and nothing typed is lost [ERROR-27] [ERROR-29] [ERROR-33]`, async ({
      app,
      page,
      watch,
      world,
    }) => {
      watch.expect(/status of (418|500|502)|net::ERR_/)
      await app.open('/m/login')
      await app.fillLogin('mika_07')
      world.fault({ ...fault, call: 'login' } as Fault)
      await app.submit.click()
      const text = app.say(app.words.shell[words], { context: 'no.such.code', id: '#' })
      const pattern = text.replace(/[.?()]/g, '\\$&').replace('#', '[0-9a-f]{8}')
      await expect(app.refusal).toHaveText(new RegExp(`^${pattern}$`))
      await expect(app.field('password')).toHaveValue('Perya-1234')
      world.heal()
      await app.submit.click()
      await expect(app.account).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  }

  test('429: the cooldown counts down, nothing is sent meanwhile, then the button works again [ERROR-50]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(429)
    await page.clock.install()
    await app.open('/m/login')
    await app.fillLogin('mika_07')
    world.fault({ kind: 'status', status: 429, retryAfter: 20, call: 'login', times: 1 })
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/session/login')) sent += 1
    })
    const wait = (seconds: number) => app.say(app.words.shell['failure.too-many-tries.wait'], { seconds })
    // Announced once; the ticking is visual only.
    const ticking = app.refusal.locator('span[aria-hidden="true"]')
    await app.submit.click()
    await expect(ticking).toHaveText(/\d/)
    await expect(app.submit).toBeDisabled()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000))
    const left = Number(/\d+/.exec(await ticking.innerText())?.[0])
    expect(left).toBeLessThanOrEqual(20)
    await page.clock.runFor(1_000)
    await expect(ticking).toHaveText(wait(left - 1))
    // Typing clears a message, but not a cooldown; Enter sends nothing.
    await app.field('password').fill('Perya-1234')
    await app.field('password').press('Enter')
    await expect(ticking).toHaveText(wait(left - 1))
    await page.clock.runFor((left - 2) * 1_000)
    await expect(ticking).toHaveText(wait(1))
    await expect(app.submit).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(app.submit).toBeEnabled()
    await expect(app.refusal).toHaveText('')
    expect(sent).toBe(1)
    await page.clock.resume()
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(sent).toBe(2)
  })

  test('429: a reload does not shorten the cooldown, and no code is requested meanwhile [ERROR-50]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(429)
    await app.open('/m/login')
    await app.fillLogin('mika_07')
    world.fault({ kind: 'status', status: 429, retryAfter: 60, call: 'login', times: 1 })
    const ticking = app.refusal.locator('span[aria-hidden="true"]')
    await app.submit.click()
    // A busy button is also disabled: the cooldown has started once its seconds are shown.
    await expect(ticking).toHaveText(/\d/)
    await page.reload()
    await expect(app.submit).toBeDisabled()
    await expect(ticking).toHaveText(/\d/)
    await app.way(app.words.login['way.mobile']).click()
    await app.field('mobileNum').fill('9171234507')
    await expect(app.button(app.words.login.getCode)).toBeDisabled()
    expect(world.calls('sendSms')).toBe(0)
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).map(([key, text]) => `${key} ${text}`),
    )
    const cooldown = kept.filter((line) => line.startsWith('perya.cooldown.'))
    expect(cooldown).toEqual([expect.stringMatching(/^perya\.cooldown\.login \{"until":\d+\}$/)])
  })

  test('no answer: the time limit ends the wait [ERROR-33]', async ({ app, page, world }) => {
    await page.clock.install()
    await app.open('/m/login')
    await app.fillLogin('mika_07')
    world.fault({ kind: 'hang', call: 'login' })
    const asked = page.waitForRequest(/session\/login/)
    await app.submit.click()
    await asked
    await page.clock.fastForward(15_001)
    await expect(app.refusal).toHaveText(app.words.shell['failure.timeout'])
    await expect(app.submit).not.toHaveAttribute('aria-busy')
  })
})

test.describe('the platform misbehaves at home', () => {
  for (const kind of ['cut-body', 'html', 'wrong-shape'] as const) {
    test(`${kind} in every list: home stays up, says what did not load, and recovers`, async ({
      app,
      page,
      world,
    }) => {
      for (const call of ['hotGames', 'vendors', 'announcements', 'winners', 'hotMatches'] as const) {
        world.fault({ kind, call } as Fault)
      }
      await app.open('/m/home')
      await expect(page.getByText(app.words.shell['error.title']).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: app.words.home['hero.title'] })).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/NaN|undefined|\[object Object\]/)
      // The news strip's name is visible if it has no news.
      const strip = page.locator('a[href="/m/notice"]').getByText(app.words.home.notices)
      await expect.poll(() => strip.evaluate((one: HTMLElement) => one.offsetWidth)).toBeGreaterThan(30)
      world.heal()
      await page.getByRole('tabpanel').getByRole('button', { name: app.words.shell.retry }).click()
      await expect(app.games.getByRole('button').first()).toBeVisible()
    })
  }

  test('the wrong shape in a list of games with a currency: its screen says so [ERROR-29]', async ({
    app,
    page,
    world,
  }) => {
    world.fault({ kind: 'wrong-shape', call: 'gameList' })
    await app.open('/m/gameList?gameType=RNG')
    await expect(page.getByText(app.words.shell['error.title'])).toBeVisible()
    await expect(page.locator('main')).toContainText(app.words.shell['failure.bad-answer'])
  })

  test('a read is retried once automatically', async ({ app, watch, world }) => {
    watch.expectStatus(500)
    world.fault({ kind: 'status', status: 500, call: 'hotGames', times: 1 })
    await app.open('/m/home')
    await expect(app.games.getByRole('button').first()).toBeVisible()
    expect(world.calls('hotGames')).toBe(2)
  })

  test('the last tapped category wins, whichever answers first', async ({ app, page, world }) => {
    await app.open('/m/home')
    await expect(app.category('RNG')).toBeVisible()
    world.fault({ kind: 'delay', ms: 900, call: 'gameList', times: 1 })
    const first = page.waitForRequest(/GCSGAME_gameList.*gameType=RNG/)
    await app.category('RNG').click()
    await app.category('FISH').click()
    // The previous category may still be on screen.
    const named = async (gameType: 'FISH' | 'RNG') => {
      const games = await world.db
        .selectFrom('game')
        .select('name')
        .where('gameType', '=', gameType)
        .where('hotPlace', 'is', null)
        .execute()
      return app.games.getByRole('listitem').filter({
        hasText: new RegExp(games.map(({ name }) => name).join('|')),
      })
    }
    const [fish, slots] = [await named('FISH'), await named('RNG')]
    await expect(fish.first()).toBeVisible()
    await expect(slots).toHaveCount(0)
    // The late answer has been sent, too.
    await expect.poll(() => world.log().filter(({ call }) => call === 'gameList').length).toBe(2)
    // If the page is still waiting for it, it has arrived and been rendered.
    await (await (await first).response())?.finished()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    await expect(app.category('FISH')).toHaveAttribute('aria-selected', 'true')
    expect(await slots.count()).toBe(0)
    await expect(fish.first()).toBeVisible()
  })
})

test('offline midway: a message, and everything works again when the network is back [ERROR-33]', async ({
  app,
  context,
  page,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  await app.open('/m/home')
  await expect(app.category('RNG')).toBeVisible()
  await context.setOffline(true)
  await app.category('RNG').click()
  await expect(page.getByRole('tabpanel').getByText(app.words.shell['failure.offline'])).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('tabpanel').getByRole('button', { name: app.words.shell.retry }).click()
  await expect(app.games.getByRole('button').first()).toBeVisible()
})

test('a login waiting for the site’s settings shows its frame meanwhile', async ({ app, page, world }) => {
  world.fault({ kind: 'hang', call: 'settings' })
  await app.open('/m/login')
  await expect(page.getByRole('heading', { level: 1, name: app.words.login.title })).toBeVisible()
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(1)
  await expect(app.button(app.words.shell.back)).toBeVisible()
  await expect(app.submit).toHaveCount(0)
})

test('offline before the first login: the form says so, keeps what was typed, and recovers [ERROR-33]', async ({
  app,
  context,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  await app.open('/m/login')
  await app.fillLogin('mika_07')
  // The encryption code is loaded on the first attempt, and fails as well.
  await context.setOffline(true)
  await app.submit.click()
  await expect(app.refusal).toHaveText(app.words.shell['failure.offline'])
  await expect(app.field('password')).toHaveValue('Perya-1234')
  await context.setOffline(false)
  await app.submit.click()
  await expect(app.account).toContainText('mika_07')
})

test.describe('storage', () => {
  test('blocked: the app says so once and runs in memory', async ({ app, page }) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: deny })
      Object.defineProperty(window, 'sessionStorage', { get: deny })
    })
    await app.open('/m/login')
    await expect(app.toast(app.words.shell['notice.storage-blocked'])).toBeVisible()
    await app.fillLogin('mika_07')
    await app.submit.click()
    await expect(app.account).toContainText('mika_07')
  })

  test('full: the app continues in memory', async ({ app, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await app.signIn('mika_07')
    await expect(app.account).toContainText('mika_07')
  })

  test('damaged or of an older shape: dropped, and the app starts as new', async ({ app, page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seen')) return
      sessionStorage.setItem('seen', '1')
      for (const [area, key, text] of [
        [sessionStorage, 'MC_SESSION_INFO', '{"token":7,"__proto__":{"polluted":true}}'],
        [sessionStorage, 'autoLogin', 'yes'],
        [localStorage, 'perya.remembered', '{"type":"username"'],
        [localStorage, 'perya.salt', '"short"'],
        [localStorage, 'perya.language', '"XX"'],
        [localStorage, 'perya.hideAmounts', '"maybe"'],
        [localStorage, 'perya.sms.login.63.9171234507', '{"until":"never"}'],
      ] as const) {
        area.setItem(key, text)
      }
    })
    await app.open('/m/login')
    await expect(app.field('username')).toHaveValue('')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => ({}) as { polluted?: boolean })).not.toHaveProperty('polluted')
    await app.fillLogin('mika_07')
    await app.submit.click()
    await expect(app.account).toContainText('mika_07')
  })

  test('evicted: the player signs in again where they were, and everything comes from the platform (fault 23)', async ({
    app,
    page,
    context,
  }) => {
    await app.arriveAs('mika_07', '/m/mine')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mika_07')
    // As Safari does after seven days without a visit; the tab has been closed since.
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await context.clearCookies()
    await app.open('/m/gameRecord')
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FgameRecord/)
    await app.fillLogin('mika_07')
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/gameRecord$/)
    await page.getByRole('navigation', { name: app.words.shell.tabs }).getByRole('button').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mika_07')
    await expect(page.locator('#main')).toContainText('12,480')
  })
})
