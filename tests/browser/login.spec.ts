import type { Page } from '@playwright/test'
import { App } from './support/app'
import { expect, test } from './support/test'
import { words } from './support/words'

test.describe('the form', () => {
  test.beforeEach(({ app }) => app.open('/m/login'))

  test('says under each field what is missing, and focuses the first [ERROR-15]', async ({
    app,
    page,
    world,
  }) => {
    await app.submit.click()
    await expect(page.getByText(app.words.login['problem.username.required'])).toBeVisible()
    await expect(page.getByText(app.words.login['problem.password.required'])).toBeVisible()
    await expect(app.field('username')).toBeFocused()
    await app.field('username').fill('me')
    await expect(page.getByText(app.words.login['problem.username.required'])).toHaveCount(0)
    await app.submit.click()
    await expect(
      page.getByText(app.say(app.words.login['problem.username.too-short'], { min: 3 })),
    ).toBeVisible()
    expect(world.calls('login')).toBe(0)
  })

  test('a player who is already typing elsewhere keeps the cursor there', async ({ app, page }) => {
    await expect(app.submit).toBeEnabled()
    // Delays the next frame, as on a busy phone.
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = []
      const real = requestAnimationFrame
      window.requestAnimationFrame = (frame) => held.push(frame)
      addEventListener('release', () => {
        window.requestAnimationFrame = real
        for (const frame of held) real(frame)
      })
    })
    await app.submit.evaluate((button: HTMLButtonElement) => button.click())
    await app.field('password').evaluate((box) => box.focus())
    await page.evaluate(async () => {
      dispatchEvent(new Event('release'))
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    await expect(page.getByText(app.words.login['problem.username.required'])).toBeVisible()
    await expect(app.field('password')).toBeFocused()
  })

  test('shows messages in the new language after a switch, and keeps what was typed [LOGIN-33] [I18N-01] [I18N-02] [I18N-05] [I18N-06]', async ({
    app,
    page,
  }) => {
    await app.field('password').fill('half-typed')
    await app.submit.click()
    await expect(page.getByText(words.EN.login['problem.username.required'])).toBeVisible()
    const picker = page.locator('header button[aria-haspopup="listbox"]')
    await picker.click()
    // Each language with its flag and in its own language; another tap closes the list.
    const options = page.getByRole('option')
    await expect(options).toHaveText(['English', 'Filipino'])
    for (const option of await options.all()) await expect(option.locator('svg')).not.toHaveCount(0)
    await picker.click()
    await expect(options).toHaveCount(0)
    await app.speak('TY')
    await expect(page.getByText(words.TY.login['problem.username.required'])).toBeVisible()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await expect(app.field('password')).toHaveValue('half-typed')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  })

  test('shows and hides the password [LOGIN-04]', async ({ app }) => {
    await app.field('password').fill('Perya-1234')
    await expect(app.field('password')).toHaveAttribute('type', 'password')
    await app.button(app.words.login.showPassword).click()
    await expect(app.field('password')).toHaveAttribute('type', 'text')
    await app.button(app.words.login.hidePassword).click()
    await expect(app.field('password')).toHaveAttribute('type', 'password')
  })

  test('tells keyboards and password managers what its fields are, and leads to the registration [LOGIN-03] [LOGIN-05] [LOGIN-08] [LOGIN-21]', async ({
    app,
    page,
  }) => {
    await expect(app.link(app.words.login.registerNow)).toHaveAttribute('href', '/m/register')
    await expect(app.field('username')).toHaveAttribute('autocomplete', 'username')
    await expect(app.field('password')).toHaveAttribute('autocomplete', 'current-password')
    await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
    for (const [name, value] of [
      ['autocomplete', 'tel-national'],
      ['inputmode', 'tel'],
      ['maxlength', '20'],
    ] as const) {
      await expect(app.field('mobileNum')).toHaveAttribute(name, value)
    }
    for (const [name, value] of [
      ['autocomplete', 'one-time-code'],
      ['inputmode', 'numeric'],
      ['maxlength', '10'],
    ] as const) {
      await expect(app.field('messageCode')).toHaveAttribute(name, value)
    }
    await app.field('messageCode').fill('12ab34')
    await expect(app.field('messageCode')).toHaveValue('1234')
  })

  test('sends once, however often it is tapped', async ({ app, world }) => {
    world.fault({ kind: 'delay', ms: 500, call: 'login' })
    await app.fillLogin('mika_07')
    await app.submit.evaluate((button: HTMLButtonElement) => {
      for (let n = 0; n < 5; n += 1) button.click()
    })
    await app.field('password').press('Enter')
    await expect(app.account).toBeVisible()
    expect(world.calls('login')).toBe(1)
  })

  test('says the same for an unknown name and a wrong password', async ({ app, page, watch }) => {
    watch.expectStatus(400)
    const said: (string | null)[] = []
    for (const name of ['nobody_here', 'mika_07']) {
      await app.fillLogin(name, 'not-the-password')
      await app.submit.click()
      await expect(app.refusal).not.toHaveText('')
      said.push(await app.refusal.textContent())
      await page.reload()
    }
    expect(said[0]).toBe(said[1])
  })

  test('reveals a locked account only with the right password', async ({ app, watch }) => {
    watch.expectStatus(400, 423)
    await app.fillLogin('sarado_09', 'not-the-password')
    await app.submit.click()
    await expect(app.refusal).toHaveText(app.words.shell['failure.wrong-credentials'])
    await app.fillLogin('sarado_09')
    await app.submit.click()
    await expect(app.refusal).toHaveText(app.words.shell['failure.account-locked'])
  })
})

test.describe('the captcha', () => {
  test('shows when the platform requires it, and refreshes on a tap and on switching tabs [LOGIN-09] [LOGIN-10] [LOGIN-11] [LOGIN-12] [ERROR-12] [ERROR-40]', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(400)
    await app.open('/m/login')
    await app.fillLogin('mika_07', 'not-the-password')
    await app.submit.click()
    await expect(app.refusal).toHaveText(app.words.shell['failure.wrong-credentials'])
    await expect(app.field('captcha')).toHaveCount(0)
    expect(world.calls('captcha')).toBe(0)
    await app.submit.click()
    const picture = app.captchaPicture.locator('img')
    await expect(picture).toBeVisible()
    await expect(app.field('captcha')).toHaveAttribute('inputmode', 'numeric')
    await expect(app.field('captcha')).toHaveAttribute('maxlength', '6')
    const first = await picture.getAttribute('src')
    await app.captchaPicture.click()
    await expect.poll(() => world.calls('captcha')).toBe(2)
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
    await expect.poll(() => world.calls('captcha')).toBe(3)
    // While a picture is loading, a change of method requests no other.
    await expect(picture).toBeVisible()
    await page.getByRole('tab', { name: app.words.login['way.username'] }).click()
    await expect.poll(() => world.calls('captcha')).toBe(4)
    await expect(picture).toBeVisible()
    await app.field('password').fill('Perya-1234')
    await app.submit.click()
    await expect(page.getByText(app.words.login['problem.captcha.required'])).toBeVisible()
    await expect(app.field('captcha')).toBeFocused()
    // Players who cannot see the picture are offered a sum, even while the field has a message.
    await expect(page.getByLabel(/ \d+ \+ \d+ = \?/)).toHaveAttribute('name', 'captcha')
  })
})

/** Everything the phone stores about the site, as text; a non-exportable key does not count. */
const storedOn = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open(name ?? '')
        request.addEventListener('success', () => done(request.result))
      })
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll()
        await new Promise((done) => all.addEventListener('success', done))
        for (const value of all.result as unknown[]) {
          const isKey = value instanceof CryptoKey
          found.push(isKey ? await crypto.subtle.exportKey('raw', value).catch(() => 'sealed') : value)
        }
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) found.push(key.url, await (await cache.match(key))?.text())
    }
    return JSON.stringify(found)
  })

test.describe('remembering', () => {
  test('is on by default, brings name and password back, and keeps neither in plain text [LOGIN-13] [LOGIN-14] [SESSION-05] [SESSION-07] [SESSION-08]', async ({
    app,
    context,
    page,
    world,
  }) => {
    await app.open('/m/login')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await world.db
      .updateTable('member')
      .set({ lastLogin: 1_768_449_600_000 })
      .where('username', '=', 'mika_07')
      .execute()
    await app.signIn('mika_07')
    await expect(app.toast(app.words.shell['notice.last-sign-in'].split('{{')[0] ?? '')).toBeVisible()
    const record = await page.evaluate(() => localStorage.getItem('perya.remembered') ?? '')
    expect(Object.keys(JSON.parse(record) as object).sort()).toEqual([
      'countryDialingCode',
      'password',
      'type',
      'username',
    ])
    expect(record).not.toContain('Perya-1234')
    expect(await page.evaluate(() => sessionStorage.getItem('storedPassword'))).toBe('"1"')
    const later = await context.newPage()
    await later.goto('/m/login')
    await expect(later.locator('input[name="username"]')).toHaveValue('mika_07')
    // The page itself has no password: nothing shows or copies one, and yet it signs in.
    const password = later.locator('input[name="password"]')
    await expect(password).toHaveAttribute('placeholder', '••••••••')
    await expect(password).toHaveValue('')
    const eye = later.getByRole('button', { name: app.words.login.showPassword, exact: true })
    await expect(eye).toBeDisabled()
    expect(await storedOn(later)).not.toContain('Perya-1234')
    await password.press('Enter')
    await expect(later).toHaveURL(/\/m\/home$/)
    // Signed in, the token is only in this tab's session; signed out, it is nowhere, and no longer valid.
    const token = await later.evaluate(
      () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
    )
    expect((await storedOn(later)).split(token)).toHaveLength(2)
    const player = new App(later, world, app.language, app.brand)
    await player.menuButton.click()
    await player.button(app.words.shell.signOut, player.menu).click()
    await player.confirmSignOut()
    await expect(player.link(app.words.shell.logIn)).toBeVisible()
    const left = await storedOn(later)
    for (const secret of ['Perya-1234', btoa('Perya-1234'), token]) expect(left).not.toContain(secret)
    await later.goto('/m/login')
    await expect(password).toHaveAttribute('placeholder', '••••••••')
    await password.fill('x')
    await expect(eye).toBeEnabled()
    await expect(password).toHaveValue('x')
  })

  test('forgets when switched off [LOGIN-13]', async ({ app, page }) => {
    await app.open('/m/login')
    await page.getByText(app.words.login.remember).click()
    await app.fillLogin('mika_07')
    await app.submit.click()
    await expect(app.account).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('perya.remembered'))).toBeNull()
    await app.open('/m/login')
    await expect(app.field('username')).toHaveValue('')
  })
})

test.describe('two sides', () => {
  for (const [who, side, text] of [
    ['trial_agent', 'member', 'failure.not-member-side'],
    ['mika_07', 'agent', 'failure.not-agent-side'],
  ] as const) {
    test(`${who} is refused on the ${side} side [SESSION-22] [SESSION-23] [SESSION-24] [ERROR-34] [ERROR-35]`, async ({
      app,
      watch,
    }) => {
      watch.expectStatus(403)
      await app.open(side === 'agent' ? '/m/login?side=agent' : '/m/login')
      await app.fillLogin(who)
      await app.submit.click()
      await expect(app.refusal).toHaveText(app.words.shell[text])
    })
  }
})

test('tabs are there only when SMS login is switched on [LOGIN-02] [SITE-22]', async ({
  app,
  page,
  world,
}) => {
  await world.flags({ MOBILEVERCODELOGIN3: '0' })
  await app.open('/m/login')
  await expect(app.field('username')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

/** Where `?next=` leads after signing in; anything but a path of this site leads home (LOGIN-29). */
const nexts = {
  '/m/notice': '/m/notice',
  '/m/voucherCenter?tab=1': '/m/voucherCenter',
  '//evil.example': '/m/home',
  '/\\evil.example': '/m/home',
  'https://evil.example/m/home': '/m/home',
  'javascript:alert(1)': '/m/home',
  '/m/../..//evil.example': '/m/home',
  '/m/%2F%2Fevil.example': '/m/home',
  '/m/login': '/m/home',
  '/m\t/notice': '/m/home',
  '': '/m/home',
}

test('the way back after signing in never leaves the site [LOGIN-29]', async ({ app, page }) => {
  test.slow()
  for (const [next, path] of Object.entries(nexts)) {
    // The login screen stays open to a signed-in player: a new login replaces the old one.
    await app.open(`/m/login?next=${encodeURIComponent(next)}`)
    await app.fillLogin('mika_07')
    await app.submit.click()
    await expect.poll(() => new URL(page.url()).pathname, `next=${next}`).toBe(path)
  }
})

test('[FORGOT-07] a forgotten password lands on the top of the login, with word that stays until somebody types', async ({
  app,
  page,
  world,
}) => {
  await world.flags({ CHNGPASSVERIF3: '0' })
  await page.setViewportSize({ width: 390, height: 480 })
  await app.open('/m/login')
  await page.evaluate(() => scrollTo(0, 300))
  await app.link(app.words.login.forgot).click()
  // Only the new screen has this field; the login, still shown while that screen loads, also has a username.
  await app.field('email').fill('mika@perya.example')
  await app.field('username').fill('mika_07')
  await app.submit.click()
  const note = page.getByRole('status').filter({ hasText: app.words.login['note.mail-sent'] })
  await expect(note).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await app.field('username').fill('mika_07')
  await expect(note).toHaveCount(0)
})
