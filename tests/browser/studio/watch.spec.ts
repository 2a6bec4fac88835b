import { readFile } from 'node:fs/promises'
import { parseRecording } from '../../../src/paths/recording'
import { expect, test } from './studio'

test('the login in the phone: the picture follows every tap, the log covers the password, and it all counts', async ({
  studio,
  server,
}) => {
  const { page } = studio
  await studio.open('login?view=watch')
  const phone = page.frameLocator('iframe[title="The app in a phone"]')
  const form = phone.locator('form')
  await expect(studio.state('login.form.attempt.editing')).toHaveClass(/\bactive\b/)
  await expect(studio.now).toContainText('form.method.username')
  await phone.locator('input[name="username"]').fill('mika_07')
  await phone.locator('input[name="password"]').fill('Perya-1234')
  const log = page.getByRole('list', { name: 'What happens' })
  await expect(log).toContainText('field: password, value: •••')
  await expect(log).not.toContainText(/Perya-1234|mika_07/)
  await expect(studio.picture.locator('.row.taken')).toHaveCount(1)
  // While the platform thinks, the picture waits with the player.
  server.sandbox.faults.add({ kind: 'delay', call: 'login', ms: 1200, times: 1 })
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(studio.state('login.form.attempt.submitting')).toHaveClass(/\bactive\b/)
  // The screen changes, and the picture with it.
  await expect(page).toHaveURL(/#\/home\?view=watch/)
  await expect(studio.now).toContainText('shelf.games')
  const session = page.getByRole('button', { name: 'session signedIn.account' })

  await session.click()
  await expect(studio.state('session.signedIn.account')).toHaveClass(/\bactive\b/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the recording' }).click(),
  ])
  const text = (await readFile(await download.path())).toString()
  expect(text).not.toMatch(/Perya-1234|mika_07/)
  const login = parseRecording(text)?.charts['login']
  expect(Object.keys(login?.transitions ?? {})).toContain(
    'login.form.attempt.editing | SUBMIT | 1 [formComplete]',
  )
  await studio.open('login?view=watch')
  await page.getByRole('button', { name: 'Show it in Cover' }).click()
  await expect(page.getByLabel('Lay over the picture')).toHaveValue('watch')
  await expect(page.getByText('Nobody did this while it was recorded.').first()).toBeVisible()
})

test('another tab of the same site is watched as well, and only while somebody watches', async ({
  studio,
  context,
}) => {
  const { page } = studio
  const before = await context.newPage()
  await before.goto(`${studio.origin}/m/login`)
  expect(await before.evaluate(() => 'peryaInspect' in window)).toBe(false)
  await studio.open('login?view=watch')
  await expect(studio.now).toContainText('form.method.username')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the app in another tab, and watch it here' }).click(),
  ])
  await tab.getByRole('tab', { name: 'Mobile number' }).click()
  await page.getByLabel('What is watched').selectOption({ label: 'Another tab (/m/login)' })
  await expect(studio.now).toContainText('form.method.mobile')
  await expect(studio.state('login.form.method.mobile')).toHaveClass(/\bactive\b/)
  await tab.close()
  await expect(studio.now).toContainText('form.method.username')
})
