import { readFile } from 'node:fs/promises'
import { catalogue } from '../../../machines/index'
import { understand } from '../../../src/paths/cli/args'
import type { Host } from '../../../src/paths/cli/host'
import { parseRecording } from '../../../src/paths/run/recording'
import { expect, test } from './studio'

/** A host that serves one file. */
const computerWith = (name: string, text: string): Host => ({
  today: () => '2026-11-20',
  read: (path) => (path === name ? text : undefined),
  readAt: () => undefined,
  listAt: () => [],
  browserCharts: () => [],
  playInBrowser: () => ({ status: 0, report: undefined }),
  screenPaths: () => [],
  screenPathsAt: () => [],
  readPicture: () => undefined,
  hasRef: () => false,
  lastTag: () => undefined,
  sources: () => new Map(),
  countCommits: () => undefined,
})

test('the login in the phone: the picture follows every tap, the log masks the password, and it all counts', async ({
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
  // While the platform is slow, the picture shows the waiting state.
  server.sandbox.faults.add({ kind: 'delay', call: 'login', ms: 1200, times: 1 })
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(studio.state('login.form.attempt.submitting')).toHaveClass(/\bactive\b/)
  // The screen changes, and the picture follows.
  await expect(page).toHaveURL(/#\/home\?view=watch/)
  await expect(studio.now).toContainText('booth.games')
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

test('another tab of the same site is watched as well, but only while a studio is watching', async ({
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

test('a manual session: `coverage --with` counts what the tester did in the phone, across page loads', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('logout?view=watch')
  const phone = page.frameLocator('iframe[title="The app in a phone"]')
  await expect(phone.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible()
  await phone.locator('header').getByRole('link', { name: 'Log in' }).click()
  await phone.locator('input[name="username"]').fill('mika_07')
  await phone.locator('input[name="password"]').fill('Perya-1234')
  await phone.locator('form').getByRole('button', { name: 'Log in' }).click()
  await expect(phone.locator('header button[aria-haspopup="dialog"] b')).toBeVisible()
  // Another page, and a sign-out that reloads home.
  await phone.locator(':root').evaluate(() => location.assign('/m/set'))
  await phone.getByRole('button', { name: 'Sign out' }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(phone.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the recording' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^recording-\d{4}-\d\d-\d\d-\d{4}\.json$/)
  const text = (await readFile(await download.path())).toString()
  const asked = ['coverage', 'login', 'logout', '--with', 'monday.json']
  const { out } = understand(asked, catalogue, computerWith('monday.json', text))
  const [login = '', logout = ''] = out.split(/\n(?=logout)/)
  expect(logout).toMatch(/^logout {2}states 3\/4 \(75 %\) +transitions 2\/5 \(40 %\)\n/)
  expect(logout).not.toContain('not taken `logout.signingOut | done signOut | 0`')
  expect(login).not.toContain('not taken `login.form.attempt.submitting | done signIn | 0 [signedIn]`')
  expect(out).not.toContain('recorded, but not in the chart')
  // The same session as paths: typed input is replaced by a case's.
  const taken = understand(
    ['generate', 'login', 'logout', '--taken', 'monday.json'],
    catalogue,
    computerWith('monday.json', text),
  )
  expect(taken.out).toMatch(
    /^login-\w+ {3}starts with "both ways", [^]*Type: field "username", value "[^]*signIn answers/,
  )
  expect(taken.out).toMatch(/logout-\w+ {3}starts with "menu", 2 steps/)
  expect(taken.out).not.toContain('out of reach')
  expect(text).not.toContain('Perya-1234')
})
