import type { Route } from '@playwright/test'
import { getSetting } from '../../../src/sandbox/settings'
import { expect, test } from './studio'

const title = 'The app in a phone'

test('the scene: who is in, language, brand, faults, codes and clock are set beside the phone, and flows lead it', async ({
  studio,
  server,
}) => {
  const { page } = studio
  await server.sandbox.reset()
  await server.sandbox.db.deleteFrom('announcement').where('kind', '=', 'PU').execute()
  await studio.open('login?view=watch')
  const phone = page.frameLocator(`iframe[title="${title}"]`)
  const root = phone.locator('html')
  const at = (path: string) =>
    expect.poll(() => root.evaluate(() => location.pathname).catch(() => '')).toBe(path)
  const told = page.getByRole('status').filter({ hasText: 'The platform’s clock' })

  // An SMS code can be read next to the phone that requested it.
  await expect(told).toContainText('No SMS has been sent yet.')
  await phone.getByRole('tab', { name: 'Mobile number' }).click()
  await phone.locator('input[name="mobileNum"]').fill('9171234507')
  await phone.getByRole('button', { name: 'Get code' }).click()
  await expect(told).toContainText(/Last SMS, to 9171234507: .*\d{6}/)

  // The screen's texts in both languages, and a remark on them.
  await page.getByText('Words on this screen').click()
  const line = page.getByRole('row', { name: /^Forgot password\?/ })
  await expect(line).toContainText('Nakalimutan ang password?')
  await expect(line.getByRole('button', { name: /^Remark on “Forgot password/ })).toHaveText('login:forgot')
  const other = page.frameLocator('iframe[title="The same screen in Filipino"]')
  await expect(other.getByText('Nakalimutan ang password?')).toBeVisible()
  await expect(other.locator('h1')).toHaveCSS('font-weight', '900')

  // The phone's own Back, followed by the picture.
  await phone.locator('a[href^="/m/register"]').first().click()
  await expect(page).toHaveURL(/#\/register\?view=watch/)
  await page.getByRole('group', { name: title }).getByRole('button', { name: 'Back' }).click()
  await at('/m/login')
  await expect(page).toHaveURL(/#\/login\?view=watch/)

  // The signed-in player: the phone continues as them.
  const who = page.getByLabel('Signed in as')
  await who.selectOption('don_ramon')
  await at('/m/home')
  await expect(page).toHaveURL(/#\/home\?view=watch/)
  await expect(who).toHaveValue('don_ramon')
  await expect(phone.locator('header')).toContainText('don_ramon')

  // Overlays are followed, and the screen again once they have closed.
  await phone.getByRole('button', { name: 'Menu' }).click()
  await expect(page).toHaveURL(/#\/side-menu\?view=watch/)
  await expect(studio.state('side-menu.open')).toHaveClass(/\bactive\b/)
  await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toHaveURL(/#\/home\?view=watch/)

  // Language and brand. A call in flight when the brand changes is refused, as it names the other operator:
  // the phone has dropped it by then, and nobody is told.
  await page.getByLabel('Language of the app').selectOption('TY')
  await expect(root).toHaveAttribute('lang', 'fil')
  const held: Route[] = []
  const calls = /\/(lgw|wps)\//
  await page.route(calls, (route) => void held.push(route))
  await page.getByLabel('Brand').selectOption('bayside')
  await expect(root).toHaveAttribute('data-brand', 'bayside')
  await expect.poll(() => held.map((call) => call.request().headers()['merchant'])).toContain('bayside')
  await page.route('**/__sandbox/site', async (route) => {
    const changed = await route.fetch()
    // Read now: the answer may be gone by the time the others are done.
    const answer = { status: changed.status(), headers: changed.headers(), body: await changed.body() }
    await page.unroute(calls)
    for (const call of held) {
      // The phone may have left the requesting page.
      await call.continue().catch(() => undefined)
      await call
        .request()
        .response()
        .catch(() => undefined)
    }
    await route.fulfill(answer)
  })
  await page.getByLabel('Brand').selectOption('perya')
  await page.getByLabel('Language of the app').selectOption('EN')
  await expect(root).toHaveAttribute('lang', 'en')

  // Opening a flow moves the phone there.
  await page.getByRole('button', { name: 'Flows' }).click()
  await page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('button', { name: /^withdraw/ })
    .click()
  await at('/m/withdraw')
  await page.getByRole('button', { name: 'session signedIn' }).click()
  await expect(page).toHaveURL(/#\/session\?view=watch/)
  await at('/m/withdraw')

  // Faults for every answer, until disarmed.
  await page.getByLabel('Only the next answer').uncheck()
  await page.getByLabel('The platform’s answers').selectOption('status')
  await expect
    .poll(() => server.sandbox.faults.list.map(({ kind, times }) => [kind, times]))
    .toEqual([['status', undefined]])
  await page.getByLabel('The platform’s answers').selectOption('')
  await expect.poll(() => server.sandbox.faults.list).toEqual([])

  const before = server.sandbox.clock.now()
  await page.getByRole('button', { name: '+1 day' }).click()
  await expect.poll(() => server.sandbox.clock.now() - before).toBeGreaterThan(86_000_000)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await who.selectOption('')
  await expect(who).toHaveValue('')

  // A manual script: its steps' prerequisites are armed with one tap, and the studio lists what is armed and
  // held.
  await studio.open('login?view=hand')
  const stage = page.getByRole('region', { name: 'Held and armed now' })
  await expect(stage).toContainText('Nothing is held or armed.')
  await page
    .getByRole('button', { name: /^Arm all \d/ })
    .first()
    .click()
  await expect(stage).toContainText('The next registerRules is held until it is let go')
  expect(server.sandbox.faults.list).toEqual([{ call: 'registerRules', kind: 'hold', times: 1 }])
  await stage.getByRole('button', { name: 'Take back' }).click()
  await expect(stage).toContainText('Nothing is held or armed.')
  const request = server.sandbox.faults.hold('login', new AbortController().signal)
  await stage.getByRole('button', { name: 'Look again' }).click()
  await stage.getByRole('button', { name: 'Let go: login' }).click()
  await request
  // What is set up at once, rather than armed for a request, says so.
  await studio.open('site-status?view=hand')
  await page.getByRole('button', { name: 'Arrange: The site is under maintenance.' }).first().click()
  await expect.poll(async () => (await getSetting(server.sandbox.db, 'site'))?.maintenance).toBe(true)
  await server.sandbox.reset()
})

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const)
  test(`by hand, ${width} wide: nothing lies under what is held and armed, and the path’s title is whole`, async ({
    studio,
    server,
  }) => {
    const { page } = studio
    await page.setViewportSize({ width, height })
    const calls = ['login', 'captcha', 'logout', 'registerRules']
    const gone = new AbortController()
    const held = calls.map((call) => server.sandbox.faults.hold(call, gone.signal))
    await studio.open('login?view=hand')
    const stage = page.getByRole('region', { name: 'Held and armed now' })
    await expect(stage.getByRole('button', { name: /^Let go/ })).toHaveCount(4)
    const title = await page.locator('#hand-path option:checked').innerText()
    await expect(page.getByRole('heading', { name: title.replace(/^\d+: /, ''), exact: true })).toBeVisible()
    for (const button of await page.getByRole('button', { name: /^Arm(?: all \d+)?/ }).all())
      await button.click({ trial: true, timeout: 5000 })
    await server.sandbox.reset()
    gone.abort()
    await Promise.allSettled(held)
  })

for (const language of ['en', 'fil'])
  test(`on a phone, what the header’s lists say is whole: ${language}`, async ({ studio }) => {
    const { page } = studio
    await page.setViewportSize({ width: 390, height: 844 })
    await studio.open('logout')
    const lists = page.locator('header select')
    await lists.nth(0).selectOption('plain')
    await lists.nth(1).selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const widths = await lists.evaluateAll((all) =>
      all.map((list) => {
        const { width } = list.getBoundingClientRect()
        const parent = list.parentElement
        if (parent) parent.style.flex = 'none'
        if (list instanceof HTMLElement) list.style.width = 'max-content'
        return { width: Math.ceil(width), needed: Math.floor(list.getBoundingClientRect().width) }
      }),
    )
    for (const { width, needed } of widths) expect(width).toBeGreaterThanOrEqual(needed)
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(390)
  })

test.describe('what goes wrong', () => {
  // The browser logs what the test breaks.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  test.use({ quiet: async ({}, use) => use() })

  test('a player who is refused is named, and the phone shows the form', async ({ studio }) => {
    const { page } = studio
    await studio.open('home?view=watch')
    await page.getByLabel('Signed in as').selectOption('sarado_09')
    await expect(page.getByRole('alert')).toContainText('does not let sarado_09 in')
    await expect(
      page.frameLocator(`iframe[title="${title}"]`).locator('input[name="username"]'),
    ).toBeVisible()
    // The form's own flow is now in front; the reason stays.
    await expect(page).toHaveURL(/#\/login/)
    await expect(page.getByRole('alert')).toContainText('does not let sarado_09 in')
  })

  test('a dead phone says that the app is gone, and comes back with the server', async ({
    studio,
    context,
  }) => {
    const { page } = studio
    await studio.open('login?view=watch')
    const form = page.frameLocator(`iframe[title="${title}"]`).locator('form')
    await expect(form).toBeVisible()
    const pages = /\/m\//
    await context.route(pages, (route) => route.abort())
    await page.getByRole('group', { name: title }).getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('alert')).toContainText('does not show the app any more')
    await context.unroute(pages)
    await expect(form).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
