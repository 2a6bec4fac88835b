import { expect, test } from './support/test'

const threshold = 100

test('[AGENT-17] [CONST-36] the balance sticks once its top has come to 100 px, and stays on screen', async ({
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
  // One pixel short of it, and there.
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

test('[AGENT-03] [AGENT-04] [AGENT-05] [AGENT-09] [AGENT-11] [AGENT-12] [AGENT-13] [SITE-13] the agent home: money, the menu of the brand, the service always', async ({
  app,
  page,
  world,
}) => {
  const { agency } = app.words
  await app.arriveAs('tita_baby', '/m/agent')
  await expect(page.getByText('₱86,420.00')).toBeVisible()
  await expect(app.button(agency.withdraw)).toBeVisible()
  await expect(app.button(agency.deposit)).toBeVisible()
  const menu = page.getByRole('list', { name: agency.menu })
  const named = async () => (await menu.getByRole('listitem').allInnerTexts()).map((text) => text.trim())
  // What has no screen does not show; the others stand in the order of the requirements.
  const { agentEntries } = await import('../../machines/agent-home/entries')
  const { builtPaths } = await import('./support/routes')
  const built = agentEntries.filter(({ to }) => to === null || builtPaths.includes(to.split('?')[0] ?? ''))
  expect(await named()).toEqual(built.map(({ key }) => agency[`entry.${key}`]))

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

test('[SESSION-18] [AGENT-02] a member who types the address is sent home', async ({ app, page }) => {
  await app.arriveAs('mika_07', '/m/agent')
  await expect(page).toHaveURL(/\/m\/home$/)
})
