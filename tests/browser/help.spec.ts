import { words as help } from '../../src/i18n/words/EN/help'
import { helpEntries } from '../../src/sandbox/world/help'
import { expect, test } from './support/test'

const titles = helpEntries.map(({ titleEn }) => titleEn)
const [first = '', second = '', third = ''] = titles

test('[ROUTE-34] [ROUTE-36] [HELP-01] [HELP-02] the help centre has one answer open, and the address says which', async ({
  app,
  page,
}) => {
  const main = page.locator('#main')
  await app.open('/m/help')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(titles.length + 1)
  const open = main.locator('button[aria-expanded="true"]')
  await expect(open).toHaveText(first)
  await app.button(third, main).click()
  await expect(open).toHaveText(third)
  await expect(page).toHaveURL(/\/m\/help\?i=2$/)
  await expect(main.getByText('On the login screen tap')).toBeVisible()
  await app.open('/m/help?i=1')
  await expect(open).toHaveText(second)
  await app.open('/m/help?i=900')
  await expect(open).toHaveText(first)
  await app.speak('TY')
  await expect(open).toHaveText(helpEntries[0]?.titleTy ?? '')
})

test('[ROUTE-35] [ROUTE-36] [HELP-02] a single entry links to the others', async ({ app, page }) => {
  const main = page.locator('#main')
  await app.open('/m/helpDetail?i=2')
  await expect(main.getByRole('heading', { name: third })).toBeVisible()
  const here = main.locator('[aria-current="page"]')
  await expect(here).toHaveText(third)
  await app.link(second, main).click()
  await expect(page).toHaveURL(/\/m\/helpDetail\?i=1$/)
  await expect(here).toHaveText(second)
})

test('[HELP-03] [ERROR-32] without entries the help centre says what would be here; one that did not load loads on retry', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  await world.reset('empty')
  for (const path of ['/m/help', '/m/helpDetail', '/m/useragreement']) {
    await app.open(path)
    await expect(
      page.getByRole('heading', {
        name: path === '/m/useragreement' ? help['document.empty.title'] : help['help.empty.title'],
      }),
    ).toBeVisible()
  }
  await world.reset()
  for (const [path, call] of [
    ['/m/help', 'helpCentre'],
    ['/m/helpDetail', 'helpCentre'],
    ['/m/useragreement', 'userAgreement'],
  ] as const) {
    world.fault({ kind: 'status', status: 400, call })
    await app.open(path)
    await expect(page.getByRole('heading', { name: app.words.shell['error.title'] })).toBeVisible()
    world.heal()
    await app.button(app.words.shell.retry, page.locator('#main')).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
})

test('[I18N-07] the foot of home and help leads to the operator’s texts, and says licence and version', async ({
  app,
  page,
}) => {
  const { home, titles } = app.words
  for (const from of ['/m/home', '/m/help']) {
    await app.open(from)
    const foot = page.locator('footer')
    await expect(foot).toContainText(/SANDBOX-PERYA · Version \d+\.\d+\.\d+/)
    for (const [link, title] of [
      ['care.responsible', titles.responsible],
      ['care.agreement', titles.agreement],
      ['care.privacy', titles.privacy],
      ['care.help', titles.help],
    ] as const) {
      await app.link(home[link], foot).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      if (from === '/m/home' || link !== 'care.help') await page.goBack()
    }
  }
})

test('[HELP-01] [ROUTE-66] HTML content is inert', async ({ app, page, world }) => {
  const bad =
    '<h2>Fine</h2><p>text<script>window.__xss=1</script><a href="javascript:window.__xss=1">link</a></p>'
  await world.db.updateTable('help').set({ contentEn: bad }).execute()
  await world.db.updateTable('document').set({ contentEn: bad }).execute()
  for (const path of ['/m/help', '/m/helpDetail', '/m/useragreement', '/m/privacy']) {
    await app.open(path)
    await page.getByText('link', { exact: true }).click()
    expect(await page.evaluate(() => '__xss' in window)).toBe(false)
  }
})

test('[ROUTE-66] the agreement opens from the registration, and Back keeps what was typed', async ({
  app,
  page,
}) => {
  const { register, titles: named } = app.words
  await app.open('/m/register?code=PERYA88')
  await app.field('username').fill('bagong_tao')
  await app.field('password').fill('a good long one')
  await app.agreeBox.click()
  await app.link(register.terms).click()
  await expect(page.getByRole('heading', { level: 1, name: named.agreement })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('1. Who may play')
  await app.button(app.words.shell.back).click()
  await expect(app.field('username')).toHaveValue('bagong_tao')
  await expect(app.field('password')).toHaveValue('a good long one')
  await expect(app.field('affiliateCode')).toHaveValue('PERYA88')
  await expect(app.agreeBox).not.toBeChecked()
  // Leaving and returning starts over.
  await app.link(register.logInInstead).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(app.agreeBox).toHaveCount(0)
  await page.goBack()
  await expect(app.field('username')).toHaveValue('')
})
