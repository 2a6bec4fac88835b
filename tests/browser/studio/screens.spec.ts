import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screensFormat } from '../../../src/studio/screens/pictures'
import { takeLoginScreens } from './screens'
import { expect, ownScreens, test } from './studio'

test('the real screens: none yet, by state, in another language, as a storyboard, and before and now', async ({
  studio,
  server,
  screens,
  browser,
}) => {
  const { page } = studio
  // Before any picture was taken; without an index of its own the server would serve the committed ones.
  mkdirSync(screens, { recursive: true })
  writeFileSync(join(screens, 'index.json'), JSON.stringify({ format: screensFormat, pictures: [] }))
  await studio.open('wallet?view=screens')
  await expect(page.getByText('npm run paths -- run wallet --browser --screens')).toBeVisible()

  await takeLoginScreens(browser, server.url, screens)
  await page.reload()
  await expect(page.getByText('npm run paths -- run wallet --browser --screens')).toBeVisible()
  await studio.open('login?view=screens')
  const shots = page.getByRole('article').getByRole('img', { name: /^Screen: / })
  const list = page.getByRole('article').getByRole('listitem')
  await expect(list).toHaveCount(2)
  await list
    .filter({ hasText: /editing \+ hidden .*mobile/ })
    .getByRole('button')
    .click()
  await expect(studio.state('login.form.method.mobile')).toHaveClass(/\bactive\b/)
  await expect(shots).toHaveJSProperty('complete', true)
  expect(await shots.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(195)
  const english = await shots.getAttribute('src')

  // Uncommitted looks appear once this machine has taken them.
  const language = page.getByRole('article').getByLabel('Language')
  const command = 'npm run paths -- run login --browser --screens'
  await language.selectOption('TY')
  await expect(page.getByText(`${command} --language fil`, { exact: true })).toBeVisible()
  await expect(list).toHaveCount(0)
  await page.getByRole('article').getByLabel('Brand').selectOption('bayside')
  await expect(page.getByText(`${command} --language fil --brand bayside`, { exact: true })).toBeVisible()
  await takeLoginScreens(browser, server.url, ownScreens(screens), 'TY')
  await page.reload()
  await expect(list).toHaveCount(2)
  await language.selectOption('TY')
  await list
    .filter({ hasText: /editing \+ hidden .*mobile/ })
    .getByRole('button')
    .click()
  expect(await shots.getAttribute('src')).toBe(english?.replace('.EN.', '.TY.'))

  // For one state, in the reading panel and here.
  await studio.open('login?on=login.form.method.mobile')
  await expect(page.getByRole('img', { name: /^Screen: .*method\.mobile/ })).toBeVisible()
  await page.getByRole('button', { name: 'All pictures of this state (1)' }).click()
  await expect(list).toHaveCount(1)

  // A path, picture by picture; the link restores the step.
  await page.getByRole('button', { name: 'Storyboard', exact: true }).click()
  await expect(page.getByText(/^Step 0 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next →', exact: true }).click()
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL(/path=[\w-]+&step=1/)
  await expect(studio.picture.locator('.active').first()).toBeAttached()
  await page.reload()
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible()
  // In presentation mode, only the picture and the step are shown, and keys move on.
  const bar = page.getByRole('banner')
  await page.getByRole('button', { name: 'Present' }).click()
  await expect(bar).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible()

  // An earlier version's folder: one screen looked different, one did not exist.
  const before = `${screens}-before`
  cpSync(screens, before, { recursive: true })
  const names = readdirSync(join(before, 'login')).filter((name) => name.includes('.EN.'))
  const [first = '', second = ''] = names
  writeFileSync(join(before, 'login', first), readFileSync(join(before, 'login', second)))
  const index = JSON.parse(readFileSync(join(before, 'index.json'), 'utf8')) as {
    pictures: { file: string }[]
  }
  const pictures = index.pictures.filter(({ file }) => !file.endsWith(second))
  writeFileSync(join(before, 'index.json'), JSON.stringify({ ...index, pictures }))
  await studio.open('login?view=compare')
  await page.getByLabel(/^Or pictures of another day/).setInputFiles(before)
  await page.getByRole('article').getByLabel('Language').selectOption('EN')
  await expect(page.getByRole('img', { name: /^Before: / })).toHaveCount(1)
  await expect(page.getByRole('img', { name: /^Now: / })).toHaveCount(2)
  await page.getByRole('article').getByLabel('Language').selectOption('TY')
  await expect(page.getByText('There are no earlier pictures to compare with.')).toBeVisible()
  rmSync(before, { recursive: true })
})
