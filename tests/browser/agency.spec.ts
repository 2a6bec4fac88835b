import { complaints } from './support/axe'
import { expect, test } from './support/test'

const threshold = 100

test('[AGENT-17] [CONST-36] the balance sticks once its top is at 100 px, and stays on screen', async ({
  app,
  page,
}) => {
  await app.arriveAs('tita_baby', '/m/agent')
  await app.settled()
  const block = page.locator('section', { hasText: app.words.agency.balance })
  const top = async () => (await block.boundingBox())?.y ?? -1
  const before = await top()
  expect(before).toBeGreaterThan(threshold)
  await expect(block).not.toHaveAttribute('data-stuck')
  // One pixel short of the threshold, then at it.
  const room = before - threshold
  await page.evaluate(`document.querySelector('main').style.minHeight = '200vh'; scrollTo(0, ${room - 1})`)
  await expect.poll(top).toBe(threshold + 1)
  await expect(block).not.toHaveAttribute('data-stuck')
  await page.evaluate(`scrollTo(0, ${room})`)
  await expect(block).toHaveAttribute('data-stuck', 'true')
  await page.evaluate('scrollTo(0, 400)')
  await expect(block).toBeInViewport({ ratio: 1 })
  expect(await top()).toBeLessThanOrEqual(threshold)
  await page.evaluate('scrollTo(0, 0)')
  await expect(block).not.toHaveAttribute('data-stuck')
})

test('[ROUTE-19] [AGENT-02] [AGENT-03] [AGENT-04] [AGENT-05] [AGENT-09] [AGENT-10] [AGENT-11] [AGENT-12] [AGENT-13] [SITE-13] the agent home: money, the brand’s menu, and customer service always', async ({
  app,
  page,
  world,
}) => {
  const { agency } = app.words
  await app.arriveAs('tita_baby', '/m/agent')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good \w+,\s+tita_baby$/)
  await expect(page.getByText('₱86,420.00')).toBeVisible()
  for (const [name, to] of [
    [agency.withdraw, '/m/withdraw'],
    [agency.deposit, '/m/voucherCenter'],
  ] as const) {
    await app.button(name).click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await page.goBack()
  }
  const menu = page.getByRole('list', { name: agency.menu })
  const named = async () =>
    (await menu.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '').trim())
  // Entries without a screen are hidden; the others are in the order of the requirements.
  const { agentEntries } = await import('../../machines/agent-home/entries')
  const { builtPaths } = await import('./support/routes')
  const built = agentEntries.filter(({ to }) => to === null || builtPaths.includes(to.split('?')[0] ?? ''))
  expect(await named()).toEqual(built.map(({ key }) => agency[`entry.${key}`]))

  // Unread messages are counted on their entry, and in the bar.
  const unread = app.say(agency['messages.unread_other'], { count: 2 })
  await expect(app.link(unread)).toBeVisible()
  const count = app.say(agency.unread_other, { count: 2 })
  await expect(menu.getByRole('img', { name: count, exact: true })).toBeVisible()

  const row = await world.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'consolidated')
    .executeTakeFirstOrThrow()
  const value = JSON.stringify({ ...(JSON.parse(row.value) as object), agentMenu: [] })
  await world.db.updateTable('setting').set({ value }).where('name', '=', 'consolidated').execute()
  await page.reload()
  await app.settled()
  expect(await named()).toEqual([agency['entry.service']])
})

test('[SESSION-18] a member who types the address is sent home', async ({ app, page }) => {
  await app.arriveAs('mika_07', '/m/agent')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[ROUTE-28] [AGENT-14] [AGENT-18] dividends: from the bottom bar to this month, the contract and past months', async ({
  app,
  page,
}) => {
  const { agency, titles } = app.words
  await app.arriveAs('tita_baby', '/m/agent')
  const bar = page.getByRole('navigation', { name: agency.tabs })
  await app.link(agency['tab.dividend'], bar).click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/agentDivident$/)
  await expect(page.getByRole('heading', { level: 1, name: titles.dividend })).toBeVisible()
  await expect(page.getByText(agency['dividend.current'])).toBeVisible()
  await expect(page.getByText('10.00%')).toBeVisible()
  const months = page.getByRole('list', { name: agency['dividend.past'] }).getByRole('listitem')
  expect(await months.count()).toBeGreaterThan(3)
  await expect(months.first()).toContainText('₱')

  await app.arriveAs('jun_agent', '/m/member/agent/agentDivident')
  await expect(page.getByRole('heading', { name: agency['dividend.empty'] })).toBeVisible()
  await app.link(agency['tab.home'], bar).click()
  // No contract: no link to it.
  await expect(bar.getByRole('link')).toHaveCount(3)
})

for (const brand of ['perya', 'bayside'] as const) {
  test.describe(`${brand}, overlays of the agency's screens`, () => {
    test.use({ brand, language: brand === 'perya' ? 'TY' : 'EN' })

    test('[AGENT-15] [AGENT-21] sheets, dialogs and the sticky bar pass axe', async ({ app, page }) => {
      const { agency, shell } = app.words
      await app.arriveAs('tita_baby', '/m/agentRegister?way=links')
      await app.button(agency['link.new']).click()
      const sheet = page.getByRole('dialog', { name: agency['link.new'] })
      await sheet.locator('input[name="rate.RNG"]').fill('9')
      await app.button(agency['link.create'], sheet).click()
      await expect(page.getByText(app.say(agency['rates.too-much'], { rate: '1.20' }))).toBeVisible()
      expect(await complaints(page), 'a new link').toEqual([])
      await app.button(shell.close, sheet).click()
      await app.button(app.say(agency['link.deleteOne'], { name: 'Facebook group' })).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await complaints(page), 'delete a link').toEqual([])
      await app.open('/m/agentRegister')
      await app.button(agency['open.submit'], page.locator('form')).click()
      await expect(page.getByText(app.words.form['problem.username.required'])).toBeVisible()
      expect(await complaints(page), 'open account with problems').toEqual([])
      await app.open('/m/member/notice?types=A')
      await page.getByRole('list', { name: app.words.titles.agentNotice }).getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await complaints(page), 'an announcement').toEqual([])
    })
  })
}
