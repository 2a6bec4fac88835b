import { words } from '../../../src/i18n/words/EN/home'
import { get } from './get'
import { expect, test } from './test'

test('home and signing in, with nothing against the policy [LOGIN-10]', async ({ page, site }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const origin = `https://perya.localhost:${site.host.port}`
  await page.goto(`${origin}/m/home`)
  await expect(page.getByRole('heading', { name: words['hero.title'] })).toBeVisible()
  await page.goto(`${origin}/m/login`)
  await page.locator('form input[name="username"]').fill('mika_07')
  await page.locator('form input[name="password"]').fill('Perya-1234')
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByText('₱12,480.50', { exact: true }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('a page of the version before goes on while a newer one is rolled out; roll-back [APP-18]', async ({
  page,
  site,
}) => {
  const origin = `https://perya.localhost:${site.host.port}`
  const version = () => page.locator('html').getAttribute('data-version')
  const late: number[] = []
  page.on('response', (response) => {
    if (/\/assets\/NoticePage-/.test(response.url())) late.push(response.status())
  })
  await page.goto(`${origin}/m/licences`)
  await expect(page.locator('#main')).toBeVisible()
  await site.rollOut(site.newer('NoticePage'))
  // Requested only now, under a name that the newer build no longer has.
  await page.evaluate(() => {
    history.pushState(null, '', '/m/notice')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('#main h1, #main h2').first()).toBeVisible()
  await expect.poll(() => late).toEqual([200])
  expect(await version()).toBeNull()

  await page.reload()
  await expect.poll(version).toBe('2')
  await expect.poll(() => late).toEqual([200, 200])

  await site.rollBack(site.first)
  await page.goto(`${origin}/m/notice`)
  await expect.poll(version).toBeNull()
  await expect.poll(() => late.every((status) => status === 200)).toBe(true)
})

test('a gateway that cannot be reached is said to be so, to whoever calls it', async ({ site }) => {
  const { status, headers, text } = await get(site.lost, site.host.port, '/wps/system/status')
  expect([status, headers['content-type']]).toEqual([502, expect.stringContaining('application/json')])
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toBeUndefined()
  expect(JSON.parse(text)).toMatchObject({ success: false, code: 'gateway.unreachable' })
})
