import { findings } from './axe'
import { expect, test } from './studio'

test('lists every flow, finds one by a state, an event or a requirement, and opens it', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('login')
  const list = page.getByRole('navigation', { name: 'Flows' })
  const search = list.getByRole('searchbox')
  await search.fill('refresh_captcha')
  await expect(list.getByRole('button', { name: /^login / })).toBeVisible()
  await expect(list.getByRole('button', { name: /^wallet / })).toBeHidden()
  await search.fill('LOGIN-10')
  await list.getByRole('button', { name: /^login / }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('login')
  await search.fill('xyzzyx qwrtzp')
  await expect(list.getByRole('status')).toHaveText('No flow has these words.')
  await search.fill('')
  await list.getByRole('button', { name: /^wallet / }).click()
  await expect(studio.state('wallet.amount')).toBeVisible()
  await expect(page).toHaveURL(/#\/wallet/)
})

test('a question in plain words leads to its box, its screen and what players read', async ({ studio }) => {
  const { page } = studio
  await studio.open('wallet')
  const list = page.getByRole('navigation', { name: 'Flows' })
  const places = list.getByRole('region', { name: 'Places' })
  const panel = page.getByRole('article')
  await list.getByRole('searchbox').fill('withdraw without a bank card')
  await places.getByRole('button', { name: 'The player adds a bank account right here.' }).click()
  await expect(page).toHaveURL(/#\/withdraw\?.*on=withdraw\.firstCard/)
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('firstCard')
  await expect(panel.getByRole('img', { name: /firstCard/ })).toBeVisible()
  await list.getByRole('searchbox').fill('naka-lock ang account')
  await expect(places.locator('mark', { hasText: 'Naka-lock' }).first()).toBeVisible()
  await places.getByRole('button', { name: /^Naka-lock ang account na ito/ }).click()
  await expect(page).toHaveURL(/#\/login\?/)
  await expect(panel).toContainText('the reason shows above the form')
  expect(await findings(studio)).toEqual([])
})

test('tapping a state shows what it is, its requirements and its source line', async ({ studio }) => {
  const { page } = studio
  await studio.open('login')
  await studio.state('login.form.attempt.submitting').locator('text').first().click()
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('submitting')
  await expect(panel).toContainText('The platform checks the login. Tapping again does nothing.')
  await expect(panel.getByText('LOGIN-24', { exact: true })).toBeVisible()
  await expect(panel).toContainText(/machines\/login\/login\.machine\.ts:\d+/)
  // Only its neighbours are highlighted.
  await studio.button('Only what this has to do with').click()
  await expect(studio.state('login.form.captcha.loading')).toHaveCSS('opacity', '0.18')
  await expect(studio.state('login.form.attempt.editing')).toHaveCSS('opacity', '1')
  await studio.button('Only what this has to do with').click()
  // A compound state folds to one box, and the link keeps that; selecting something inside unfolds it.
  const inside = studio.state('login.form.captcha.loading')
  await studio.tab('Show all').click()
  await studio.button('Fold captcha').press('Enter')
  await expect(studio.button('Open captcha')).toBeFocused()
  await expect(inside).toHaveCount(0)
  await expect(page).toHaveURL(/fold=login\.form\.captcha/)
  await page.reload()
  await expect(studio.button('Open captcha')).toBeVisible()
  await expect(inside).toHaveCount(0)
  await studio.open('login?fold=login.form.captcha&on=login.form.captcha.loading')
  await expect(inside).toHaveClass(/chosen/)
  await studio.open('login?on=login.form.captcha')
  await page.getByRole('application').press('Enter')
  await expect(inside).toHaveCount(0)
  await page.getByRole('application').press('Enter')
  await expect(inside).toHaveCount(1)
  await studio.open('login?on=login.form.attempt.submitting')
  await panel.getByRole('button', { name: /signIn fails/ }).click()
  await expect(panel).toContainText('The request did not get through. Nothing typed is lost.')
  await panel.getByRole('button', { name: 'editing' }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('editing')
  await studio.open('login?on=login.form')
  await expect(panel.getByRole('link', { name: 'Open /m/login in the app' })).toHaveAttribute(
    'href',
    '/m/login',
  )
  // A child chart is one press away.
  await studio.button('Open the flow sms-code').click()
  await expect(page).toHaveURL(/#\/sms-code/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/login/)
})

test('drag, wheel, keys, fingers and buttons move and zoom the picture', async ({ studio }) => {
  const { page } = studio
  await studio.open('session')
  const start = await studio.sight()
  // By keyboard: past the list to the picture, and there from box to box.
  await page.keyboard.press('Tab')
  await expect(studio.button('Go to the picture')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application')).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(studio.picture.locator('.chosen')).toHaveCount(1)
  const first = await studio.picture.locator('.chosen').getAttribute('data-at')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(studio.picture.locator('.chosen')).not.toHaveAttribute('data-at', first ?? '')
  await page.keyboard.press('Escape')
  await page.keyboard.press('0')
  await expect.poll(async () => studio.sight()).toEqual(start)
  await page.mouse.move(600, 120)
  await page.mouse.down()
  await page.mouse.move(640, 150, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await studio.sight()).x - start.x)).toBe(40)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await studio.sight()).width).toBeGreaterThan(start.width * 1.5)
  const window = page.getByRole('application')
  await window.focus()
  await page.keyboard.press('0')
  await expect.poll(async () => (await studio.sight()).width).toBe(start.width)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Math.round((await studio.sight()).x - start.x)).toBe(60)
  await studio.tab('Larger').click()
  await expect.poll(async () => (await studio.sight()).width).toBeGreaterThan(start.width)
  await studio.tab('Show all').click()
  await expect.poll(async () => (await studio.sight()).x).toBe(start.x)
  // Pinch to zoom.
  await window.evaluate((element) => {
    const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true }),
      )
    finger('pointerdown', 11, 500, 400)
    finger('pointerdown', 12, 600, 400)
    finger('pointermove', 12, 700, 400)
    finger('pointerup', 11, 500, 400)
    finger('pointerup', 12, 700, 400)
  })
  await expect.poll(async () => Math.round((await studio.sight()).width / start.width)).toBe(2)
})

test('a picture too small to read shows state names instead of its text', async ({ studio }) => {
  const { page } = studio
  await studio.open('login')
  const name = page.locator('svg:not(.pic) text', { hasText: /^captcha$/ })
  const words = studio.state('login.form.captcha').locator('text').first()
  await expect(name).toBeVisible()
  await expect(words).toHaveCSS('fill', 'rgba(0, 0, 0, 0)')
  const tall = async (it: typeof name) => (await it.boundingBox())?.height ?? 0
  expect(await tall(name)).toBeGreaterThan((await tall(words)) * 2)
  await studio.tab('Full size').click()
  await expect(name).toBeHidden()
  await expect(words).not.toHaveCSS('fill', 'rgba(0, 0, 0, 0)')
  await studio.tab('Show all').click()
  await expect(name).toBeVisible()
  // A smaller window also shows all of it, without names too small to read.
  const names = page.locator('svg:not(.pic) > text')
  const whole = (await studio.sight()).width
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await studio.sight()).width).toBeLessThan(whole * 0.7)
  const smallest = () =>
    names.evaluateAll((all) => {
      const scale =
        (all[0]?.closest('svg')?.getBoundingClientRect().width ?? 0) /
        Number(all[0]?.closest('svg')?.getAttribute('width'))
      return Math.min(...all.map((it) => Number(it.getAttribute('font-size')) * scale))
    })
  await expect.poll(smallest).toBeGreaterThanOrEqual(8.9)
  // The bar has room for its controls.
  const wide = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth
  expect(await page.locator('header').evaluate(wide)).toBe(true)
  expect((await studio.button('Flows').boundingBox())?.height).toBeLessThan(50)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(name).toBeVisible()
  // Prints show the whole picture and the panel's text, without controls.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Flows' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Larger' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(studio.picture).toBeVisible()
  await expect(name).toBeHidden()
  await expect(words).not.toHaveCSS('fill', 'rgba(0, 0, 0, 0)')
})

test('text on the picture is as wide as the layout assumed', async ({ studio }) => {
  const wide: string[] = []
  for (const id of ['login', 'paged-list']) {
    await studio.open(id)
    await studio.page.evaluate(() => document.fonts.ready)
    wide.push(
      ...(await studio.picture.evaluate((picture) =>
        [...picture.querySelectorAll<SVGGElement>('g[data-at], g[data-of]')].flatMap((group) => {
          const frame = group.querySelector<SVGRectElement>('.box, .plate')
          const right = frame ? frame.getBBox().x + frame.getBBox().width : Infinity
          return [...group.querySelectorAll('text')].flatMap((text) => {
            const box = text.getBBox()
            const isCount = text.previousElementSibling?.classList.contains('count')
            return !isCount && box.x + box.width > right ? [text.textContent ?? ''] : []
          })
        }),
      )),
    )
  }
  expect(wide).toEqual([])
})

test('the table contains everything without a picture', async ({ studio }) => {
  const { page } = studio
  await studio.open('wallet?view=table')
  const states = page.getByRole('table', { name: 'States', exact: true })
  const transitions = page.getByRole('table', { name: 'Transitions', exact: true })
  await expect(states.getByRole('row')).toHaveCount(10)
  await expect(transitions.getByRole('row').nth(1)).toBeVisible()
  await states.getByRole('button', { name: 'wallet.amount', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('amount')
})

test.describe('for product staff', () => {
  test.use({ words: 'plain' })

  test('plain words come first, in Filipino as well; technical names and colours are a choice that is kept', async ({
    studio,
  }) => {
    const { page } = studio
    const panel = page.getByRole('article')
    const button = studio.state('login.form.attempt.submitting')
    await studio.open('login?on=login.form.attempt.submitting')
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Submitting')
    await expect(panel.getByRole('button', { name: /^Sign in: failed → Editing$/ })).toBeVisible()
    await expect(panel).not.toContainText(/signIn|machine\.ts|\[/)
    await expect(button).toContainText('The platform checks the login.')
    await page.getByLabel('Language').selectOption('fil')
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Ipinapadala ang form')
    await expect(panel).toContainText(
      'Tinitingnan ng platform ang pag-log in. Walang mangyayari kapag pinindot ulit.',
    )
    await expect(button).toContainText('Pag-login')
    await expect(page.getByRole('navigation', { name: 'Mga flow' })).toContainText('Nakalimutang password')
    // Trying it shows the same.
    await studio.tab('Subukan').click()
    await page
      .getByRole('button', { name: /^Paghahanda: may sagot na/ })
      .first()
      .click()
    await expect(page.getByRole('status').filter({ hasText: 'Pinupunan' })).toBeVisible()
    await expect(panel).not.toContainText(/preparing|signIn|keepProblem|mayUse/)
    await expect(panel.getByRole('button', { name: /^Mag-type: Username/ })).toBeVisible()
    await studio.tab('Gawing maliwanag').or(studio.tab('Gawing madilim')).click()
    const brand = await page.locator('html').getAttribute('data-brand')
    // The chart's own names, with sentences in the reader's language.
    await page.getByLabel('Paano pinapangalanan').selectOption('technical')
    await studio.tab('Basahin').click()
    await studio.state('login.form.attempt.submitting').locator('text').first().click()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('submitting')
    await expect(panel).toContainText('Tinitingnan ng platform ang pag-log in.')
    await expect(panel).toContainText(/login\.machine\.ts:\d+/)
    await page.reload()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('submitting')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand ?? '')
  })
})

test('only the fonts of the device’s theme are fetched: nothing is laid out in the other one first', async ({
  studio,
}) => {
  const { page } = studio
  const fonts: string[] = []
  page.on('request', (request) => {
    const name = /([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1]
    if (name) fonts.push(name)
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await studio.open('login')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.sort()).toEqual(['bayside-display', 'text'])
})

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing in ${theme} colours, at a desk and on a tablet`, async ({ studio }) => {
    const { page } = studio
    await page.emulateMedia({ colorScheme: theme })
    const found: string[] = []
    for (const view of [
      'login',
      'login?on=login.form',
      'login?view=try',
      'login?view=watch',
      'wallet?view=screens',
      'wallet?view=cover',
      'wallet?view=compare',
      'wallet?view=notes',
      'wallet?view=table',
      'wallet?view=share',
    ]) {
      await studio.open(view)
      await expect(page.getByText(/^(Loading the flow|Loading the pictures|Making the paths)$/)).toHaveCount(
        0,
      )
      found.push(...(await findings(studio)).map((line) => `${view} ${line}`))
    }
    await page.setViewportSize({ width: 820, height: 1180 })
    await studio.open('login')
    await studio.button('Flows').click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    found.push(...(await findings(studio)).map((line) => `tablet ${line}`))
    expect(found).toEqual([])
  })
}
