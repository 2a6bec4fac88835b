import { writeFileSync } from 'node:fs'
import { documentOf } from '../../../src/paths/export/document'
import { loginCases } from '../../../machines/login/login.cases'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { takeLoginScreens } from './screens'
import { expect, test, type Studio } from './studio'

/** Takes the pictures of docs/product.md: `UPDATE_PICTURES=1 npm run browser -- studio/pictures`. */
const isAsked = Boolean(process.env.UPDATE_PICTURES)

async function take({ page }: Studio, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width: 1280, height: 800, scale: 0.75 }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72, clip })
  await session.detach()
  writeFileSync(inRoot(`docs/studio/${name}.webp`), Buffer.from(data, 'base64'))
}

async function takeAll(studio: Studio): Promise<void> {
  const { page } = studio
  const panel = page.getByRole('article')
  await studio.open('login')
  await studio.state('login.form.attempt.submitting').locator('text').first().click()
  await expect(panel.getByText('LOGIN-24', { exact: true })).toBeVisible()
  await take(studio, 'read')

  await studio.open('login?view=try')
  await studio
    .button(/^prepare answers/)
    .first()
    .click()
  await studio.button(/^Type: field "username"/).click()
  await studio.button(/^Type: field "password"/).click()
  await studio.button(/^Submit/).click()
  await expect(studio.now).toContainText('submitting')
  await take(studio, 'try')

  await studio.open('login?view=watch')
  const phone = page.frameLocator('iframe')
  await phone.locator('input[name="username"]').fill('mika_07')
  await phone.locator('input[name="password"]').fill('Perya-1234')
  await expect(page.getByRole('list', { name: 'What happens' })).toContainText('field: password')
  await take(studio, 'watch')

  await studio.open('login?view=screens')
  await panel.getByRole('listitem').filter({ hasText: 'mobile' }).getByRole('button').click()
  await expect(panel.getByRole('img', { name: /^Screen: / })).toHaveJSProperty('complete', true)
  await take(studio, 'screens')

  await studio.open('login?view=cover')
  await page.getByRole('button', { name: 'Path 2', exact: true }).click()
  await expect(studio.picture.locator('.missed').first()).toBeAttached()
  await take(studio, 'cover')

  await studio.open('login?view=compare')
  const { chart, summary, states, transitions } = documentOf(loginCases)
  const yesterday = {
    chart,
    summary,
    states: states.filter(({ id }) => !id.endsWith('.tryingFree')),
    transitions: transitions.filter(({ id }) => !/TRY_FREE|tryingFree/.test(id)),
  }
  await page.getByLabel('Compare today with a file (docs/flows/*.json)').setInputFiles({
    name: 'login.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(yesterday)),
  })
  await expect(studio.picture.locator('.added').first()).toBeAttached()
  await take(studio, 'compare')

  await studio.open('login?view=notes&on=login.form.attempt.submitting')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('button', { name: 'Use this name' }).click()
  await page.getByLabel(/^Remark on/).fill('Say what is being checked.')
  await page.getByRole('button', { name: 'Add the remark' }).click()
  await page.getByRole('button', { name: 'Mark this flow as reviewed' }).click()
  await expect(page.getByText('Everybody who opens this studio sees these remarks.')).toBeVisible()
  await take(studio, 'remarks')
}

if (isAsked) {
  test('takes the pictures of docs/product.md', async ({ studio, server, screens, browser, page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: 'light' })
    await takeLoginScreens(browser, server.url, screens)
    await takeAll(studio)
  })
}
