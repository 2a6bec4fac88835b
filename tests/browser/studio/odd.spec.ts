import { expect, test, type Studio } from './studio'

/** Unintended but common conditions: old links, wrong files, no connection, no storage. */

const json = (data: unknown) => ({
  name: 'some.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
})

/** The list, the panels and the language picker are there: the page works. */
async function stands({ page }: Studio): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Flow studio' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Flows' }).getByRole('button').first()).toBeVisible()
}

for (const chart of ['nowhere', 'constructor', '__proto__', 'x'.repeat(5000)]) {
  test(`a link to a missing flow says so: ${chart.slice(0, 20)}`, async ({ studio }) => {
    const { page } = studio
    await page.goto(`${studio.origin}/studio/#/${chart}?view=cover`)
    await expect(page.getByRole('alert')).toContainText('No flow is called')
    await stands(studio)
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^wallet/ })
      .click()
    await expect(studio.picture).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

for (const name of ['login.elsewhere', 'constructor', '__proto__']) {
  test(`a link to a missing state shows the flow and says so: ${name}`, async ({ studio }) => {
    await studio.open(`login?on=${name}&at=1e999,,0&step=-1&view=nothing`)
    await expect(studio.page.getByText(`This flow has no “${name}”, or no longer.`)).toBeVisible()
    await expect(studio.page.getByRole('heading', { name: 'Outline' })).toBeVisible()
    await stands(studio)
  })
}

test('an invalid link shows the first flow, and so does a later empty one', async ({ studio }) => {
  await studio.open('%E0%A4%A')
  await stands(studio)
  await studio.open('login')
  await studio.page.evaluate(() => (location.hash = ''))
  await expect(studio.page.locator('header b')).toHaveText('app')
  await expect(studio.page.getByRole('alert')).toHaveCount(0)
})

test('a wrong file is rejected with a reason, and the panel keeps working', async ({ studio }) => {
  const { page } = studio
  await studio.open('login?view=compare')
  const snapshot = page.getByLabel('Compare today with a file (docs/flows/*.json)')
  await snapshot.setInputFiles(json({ chart: 'home', states: [{ id: 'home' }], transitions: [] }))
  await expect(page.getByRole('alert')).toHaveText('This file is of another flow: home.')
  await expect(studio.picture.locator('.added')).toHaveCount(0)
  const many = Array.from({ length: 200_000 }, (_, at) => ({ id: `s${at}` }))
  await snapshot.setInputFiles(json({ chart: 'login', states: many, transitions: [] }))
  await expect(page.getByRole('alert')).toContainText('This file is too large to be a flow: 1000 states')
  await snapshot.setInputFiles(json('{"states": ['))
  await expect(page.getByRole('alert')).toContainText('This file is not a flow')
  await snapshot.setInputFiles(json({ states: [{ id: '__proto__' }, { id: 'login' }], transitions: [] }))
  await expect(page.getByText('Gone __proto__')).toBeVisible()
  await studio.tab('Cover').click()
  const recording = page.getByLabel('Coverage from a recording')
  await recording.setInputFiles(json({ chart: 'login', states: [], transitions: [] }))
  await expect(page.getByRole('alert')).toContainText('This file is not a recording')
  const huge = { name: 'r.json', mimeType: 'application/json', buffer: Buffer.alloc(5 * 1024 * 1024) }
  await recording.setInputFiles(huge)
  await expect(page.getByText('This file is larger than 4 MB, and was not read.')).toBeVisible()
  await expect(page.getByText(/^(\d+) of \1 transitions/)).toBeVisible()
})

test('sharing applies to the previous view: its panel, selection and steps', async ({ studio }) => {
  const { page } = studio
  await studio.open('login?view=try&do=done+prepare+0')
  await expect(studio.now).toContainText('form.attempt.editing')
  await studio.state('login.form.method.username').locator('text').first().click()
  await studio.tab('Share').click()
  const link = await page.getByLabel('Link to this view').inputValue()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(studio.now).toContainText('form.attempt.editing')
  await expect(studio.state('login.form.method.username')).toHaveClass(/\bchosen\b/)
})

test.describe('without a connection', () => {
  // The browser logs every file that fails to load; this test is about what the page shows.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  test.use({ quiet: async ({}, use) => use() })

  test('a panel that fails to load says so in place, and loads on retry', async ({ studio, context }) => {
    const { page } = studio
    await studio.open('login')
    for (const name of ['Compare', 'Try', 'Watch', 'Screens', 'Cover', 'Remarks', 'Share']) {
      await context.setOffline(true)
      await studio.tab(name).click()
      await expect(page.getByRole('alert').last()).toContainText('did not load')
      await expect(studio.picture).toBeVisible()
      await context.setOffline(false)
      // The page hears that it is online before its requests are let through again.
      const isOnline = () =>
        fetch('/version.json', { cache: 'no-store' }).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(() => page.evaluate(isOnline)).toBe(true)
      await page.getByRole('button', { name: 'Try again' }).last().click()
      await expect(page.getByRole('article').getByRole('heading', { name, exact: true })).toBeVisible()
    }
    // Styles count as loaded only when they actually are.
    await studio.tab('Screens').click()
    await expect(page.getByRole('group', { name: 'Screens' })).toBeVisible()
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
        ({ sheet }) => sheet !== null,
      ),
    )
    expect(sheets).not.toContain(false)
  })
})

test('without storage and cookies, reading and notes work, and watching says why it cannot', async ({
  studio,
}) => {
  const { page } = studio
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    if (location.pathname !== '/studio/') return
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  })
  await studio.open('toasts?view=notes')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('button', { name: 'Use this name' }).click()
  await page.getByLabel('Remark on the whole flow').fill('Nothing is kept here.')
  await page.getByRole('button', { name: 'Add the remark' }).click()
  await expect(page.getByRole('listitem').getByText('Nothing is kept here.')).toBeVisible()
  await studio.tab('Watch').click()
  await expect(page.getByRole('alert')).toContainText('Watching needs a cookie')
  await studio.tab('Read').click()
  await stands(studio)
})

test('remarks are plain text: tags are shown literally, and a very long one stays inside the panel', async ({
  studio,
}) => {
  const { page } = studio
  // What another version of the studio may have stored on the device.
  await page.addInitScript(() =>
    localStorage.setItem('perya.studio.notes', '[null, 3, {"id": 4}, {"id": "a", "chart": "language"}]'),
  )
  await studio.open('language?view=notes')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('button', { name: 'Use this name' }).click()
  const text = page.getByLabel('Remark on the whole flow')
  const add = page.getByRole('button', { name: 'Add the remark' })
  await text.fill('<img src=x onerror="document.title=1"> is <b>not</b> bold\nsecond line')
  await add.click()
  await expect(page.getByRole('listitem').getByText('is <b>not</b> bold')).toBeVisible()
  await text.fill('W'.repeat(4000))
  await add.click()
  const long = page.getByRole('listitem').getByText(/^W{4000}$/)
  await expect(long).toBeVisible()
  const room = await long.evaluate((it) => [it.scrollWidth, it.clientWidth, document.title])
  expect(room[0]).toBeLessThanOrEqual(Number(room[1]))
  expect(room[2]).not.toBe('1')
  await expect(page.getByText('Everybody who opens this studio sees these remarks.')).toBeVisible()
})
