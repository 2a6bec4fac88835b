import { expect, test } from './support/test'

test.beforeEach(({ watch }) => watch.expectStatus(451, 500, 503))

test('maintenance replaces every screen, says until when, and ends automatically [SITE-01] [ERROR-30] [ROUTE-68]', async ({
  app,
  page,
  world,
}) => {
  await page.clock.install()
  const until = Date.now() + 3_600_000
  await world.site({ maintenance: true, maintenanceUntil: until })
  for (const path of ['/m/home', '/m/login', '/m/maintenance']) {
    await app.open(path)
    await expect(page.getByRole('heading', { name: app.words.shell['maintenance.title'] })).toBeVisible()
    await expect(app.tabBar).toHaveCount(0)
  }
  await expect(page.getByText(app.words.shell['maintenance.text'])).toBeVisible()
  const [hint = ''] = app.words.shell['maintenance.until'].split('{{')
  await expect(page.getByText(hint)).toBeVisible()
  await world.site({ maintenance: false })
  await page.clock.fastForward(15_001)
  await expect(page.getByRole('heading', { name: app.words.home['hero.title'] })).toBeVisible()
})

test('maintenance wins over a blocked region [SITE-03]', async ({ app, page, world }) => {
  await world.site({ maintenance: true, regionRestriction: true })
  await app.open('/m/home')
  await expect(page.getByRole('heading', { name: app.words.shell['maintenance.title'] })).toBeVisible()
  await expect(page.getByText(app.words.shell['region.title'])).toHaveCount(0)
})

test('without settings there is a service-error page; a retry opens the site [SITE-40] [ERROR-29] [ROUTE-71] [SITE-04]', async ({
  app,
  page,
  world,
}) => {
  world.fault({ kind: 'status', status: 500, call: 'settings' })
  await app.open('/m/home')
  await expect(page.getByRole('heading', { name: app.words.shell['fault.title'] })).toBeVisible()
  world.heal()
  await app.button(app.words.shell.retry).click()
  await expect(page.getByRole('heading', { name: app.words.home['hero.title'] })).toBeVisible()
})

test('a site that closes during a visit shows it, at the same address [ROUTE-72]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/home')
  await expect(app.games.getByRole('button').first()).toBeVisible()
  await world.site({ maintenance: true })
  await app.category('RNG').click()
  await expect(page.getByRole('heading', { name: app.words.shell['maintenance.title'] })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('closed-site screens are in both languages [I18N-01]', async ({ app, page, world }) => {
  await world.site({ maintenance: true })
  await app.open('/m/home')
  await app.speak('TY')
  await expect(page.getByRole('heading', { name: app.words.shell['maintenance.title'] })).toBeVisible()
})

test('a tester’s browser waits for held answers, those that the page asks for first as well', async ({
  page,
  world,
}) => {
  // The script the sandbox inserts into the page of a browser that a manual script has made patient.
  await page.addInitScript({ content: await (await page.request.get('/__sandbox/patient.js')).text() })
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  world.hold(({ url }) => (url.includes('/wps/system/status') ? held : Promise.resolve()))
  const asked = page.waitForRequest('**/wps/system/status*')
  const givenUp: string[] = []
  page.on('requestfailed', (request) => givenUp.push(request.url()))
  await page.clock.install()
  await page.goto('/m/home')
  await asked
  await page.clock.fastForward(10_000)
  // A request that had timed out would be known by the time another one is answered.
  await page.evaluate(async () => void (await fetch('/m/home')))
  expect(givenUp).toEqual([])
  answer()
  await expect.poll(() => world.calls('siteStatus')).toBeGreaterThan(0)
})
