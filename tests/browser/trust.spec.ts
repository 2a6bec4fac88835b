import { expect, test } from './support/test'
import { App } from './support/app'

/** Keys that may stay on a phone; any other key fails the test (src/platform/records.ts). */
const mayStay =
  /^(MC_SESSION_INFO|trialName|autoLogin|storedPassword|perya\.(remembered|salt|signedIn|language|hideAmounts|reloaded|popups.*|hiddenPopups|sms\.login\.\d*\.\d*|[a-zA-Z]+))$/

test('every page has its policy and the headers against framing', async ({ page, world }) => {
  for (const path of ['/', '/m/home', '/m/login', '/register.html', '/m/no-such-page']) {
    const answer = await page.request.get(`${world.origin}${path}`)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy, path).toContain(part)
    }
    expect(policy).not.toContain('unsafe-')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
  }
  const asset = await page.request.get(`${world.origin}/assets/gone-12345678.js`)
  expect(asset.status()).toBe(404)
  expect(asset.headers()['content-type']).toContain('text/plain')
})

test('a policy violation is reported, so the tests would see it', async ({ app, page, watch, world }) => {
  watch.expect(/policy|violates|Trusted/i)
  await app.open('/m/home')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'data:text/html,hello'
    document.body.append(frame)
  })
  await expect.poll(async () => (await world.reports()).length).toBeGreaterThan(0)
})

test('the token is sent in its header only: not in addresses, documents, logs or other records', async ({
  app,
  context,
  page,
  world,
}) => {
  const urls: string[] = []
  const said: string[] = []
  context.on('request', (request) => urls.push(request.url()))
  page.on('console', (message) => said.push(message.text()))
  await app.signIn('mika_07')
  await expect(page.getByText('₱12,480.50')).toBeVisible()
  await app.games
    .getByRole('button', { name: /Bakunawa/ })
    .first()
    .click()
  await expect(page.locator('iframe')).toBeVisible()
  const { token } = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'),
  ) as { token: string }
  expect(token.length).toBeGreaterThan(16)
  expect(urls.join('\n')).not.toContain(token)
  expect(urls.join('\n')).not.toContain('Perya-1234')
  expect(said.join('\n')).not.toContain(token)
  expect(await page.content()).not.toContain(token)
  expect(JSON.stringify(world.log())).not.toContain(token)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token)
})

test('nothing is stored on the phone but the listed records, and no password in plain text', async ({
  app,
  page,
}) => {
  await app.signIn('mika_07')
  await expect(page.getByText('₱12,480.50')).toBeVisible()
  await page.getByRole('button', { name: app.words.shell['balance.hide'] }).click()
  await app.speak('TY')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  const kept = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? (await caches.keys()).length : 0,
  }))
  for (const key of [...Object.keys(kept.session), ...Object.keys(kept.local)]) expect(key).toMatch(mayStay)
  const all = JSON.stringify(kept)
  expect(all).not.toContain('Perya-1234')
  expect(all).not.toContain('9171234507')
  expect(all).not.toContain('12480')
  // Only a non-exportable key (login.spec).
  expect(kept).toMatchObject({ cookies: '', databases: ['perya'], caches: 0 })
})

test('after signing out, Back shows nothing of the player', async ({ app, page }) => {
  await app.signIn('mika_07')
  await app.link(app.words.home['care.licences']).click()
  await expect(page).toHaveURL(/licences/)
  await page.goBack()
  await app.account.click()
  await app.button(app.words.shell.signOut).click()
  await app.confirmSignOut()
  for (let n = 0; n < 3; n += 1) {
    await page.goBack().catch(() => null)
    await expect(page.locator('body')).not.toContainText('mika_07')
    await expect(page.locator('body')).not.toContainText('12,480.50')
  }
})

test.describe('a hostile game', () => {
  test('goes nowhere, opens nothing and is not believed', async ({ app, context, page, watch, world }) => {
    // Browser messages when it refuses what the game tries.
    watch.expect(
      /demo\/evil|\/demo\/assets\/evil|Unsafe attempt|Blocked opening|sandboxed|Ignored call to|frame-ancestors/i,
    )
    const { nodeId } = await world.db
      .selectFrom('game')
      .select('nodeId')
      .where('name', 'like', 'Bakunawa%')
      .executeTakeFirstOrThrow()
    await world.db.updateTable('game').set({ page: 'evil' }).where('nodeId', '=', nodeId).execute()
    await app.arriveAs('mika_07')
    await app.games
      .getByRole('button', { name: /Bakunawa/ })
      .first()
      .click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    // Its last attempt: its own frame that posts in its name.
    await expect.poll(() => page.frames().some((one) => one.url().includes('/demo/evil/inner'))).toBe(true)
    await expect(page).toHaveURL(/\/m\/launchGame\?/)
    expect(context.pages()).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('hijacked'))).toBeNull()
    expect(await page.title()).not.toContain('hijacked')
    // Its valid messages affect only itself: the player can still leave.
    await app.button(app.words.game.leave).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('messages from any other window are ignored', async ({ app, page }) => {
    await app.arriveAs('mika_07')
    await app.games
      .getByRole('button', { name: /Bakunawa/ })
      .first()
      .click()
    await expect(page.locator('iframe')).toBeVisible()
    await page.evaluate(() => {
      window.postMessage({ source: 'perya-game', version: 1, type: 'exit', round: '' }, '*')
    })
    await expect(page.getByRole('status').filter({ hasText: app.words.game.loading })).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/launchGame\?/)
  })
})

test('markup in announcements is sanitized, in names it is text', async ({ app, page, watch, world }) => {
  // The sanitizer parses the markup in a document without a window; the browser reports what it would have
  // refused there.
  watch.expect(/inline event handler|script-src-attr|status of 404/)
  const evil =
    '<img src=x onerror="window.hijacked=1"><script>window.hijacked=2</script><a href="javascript:window.hijacked=3">go</a>'
  await world.db
    .updateTable('announcement')
    .set({ titleEn: evil, contentEn: `${evil}<p>kept</p>` })
    .execute()
  await world.db.updateTable('game').set({ name: evil }).where('nodeId', 'is not', null).execute()
  await app.open('/m/notice')
  await expect(page.getByText('kept').first()).toBeVisible()
  await expect(
    page.locator('#main article script, #main article [onerror], #main a[href^="javascript"]'),
  ).toHaveCount(0)
  await app.open('/m/home')
  await expect(app.games.getByRole('button').first()).toContainText('onerror')
  expect(await page.evaluate(() => (window as { hijacked?: number }).hijacked)).toBeUndefined()
})

test('two tabs never mix two players’ money', async ({ app, context, page, world }) => {
  await app.signIn('mika_07')
  await expect(page.getByText('₱12,480.50')).toBeVisible()
  const other = new App(await context.newPage(), world, 'EN', 'perya')
  await other.signIn('don_ramon')
  await expect(app.account).toContainText('don_ramon')
  await expect(page.getByText('₱12,480.50')).toHaveCount(0)
  await expect(page.getByText('₱2,350,900.75')).toBeVisible()
})
