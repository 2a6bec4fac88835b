import { memberRow, openTeam, sheet, teamAgent } from './paths/support/team-world'
import { complaints, expectFocus } from './support/axe'
import { overflowOf } from './support/layout'
import { expect, test } from './support/test'

/** An agent's team on the real site: members, transfers, figures. */

test('a transfer to a member whose answer is lost arrives once, and the list shows it [WIRE-117] [AGENT-21] [ROUTE-23]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expect(/net::ERR_/)
  const { team } = app.words
  await openTeam(app)
  await expect(memberRow(app, 'boyet_22')).toContainText('₱2,040.00')
  await memberRow(app, 'boyet_22').click()
  await app.button(team['open.send'], sheet(app)).click()
  await sheet(app).locator('input[name="amount"]').fill('250.5')
  await app.button(team['send.next'], sheet(app)).click()
  await expect(sheet(app)).toContainText('₱250.50')
  await sheet(app).locator('input[name="pin"]').fill('246810')
  world.fault({ kind: 'commit-then-drop', call: 'transferDownline' })
  await sheet(app).locator('button[type="submit"]').dblclick()
  await expect(sheet(app)).toContainText(team['send.done.title'])
  expect(world.calls('requestOutcome')).toBe(1)
  // The receipt gives the transfer's number in the account record.
  const number = (await sheet(app).getByRole('definition').textContent()) ?? ''
  expect(number).toMatch(/^T\d{8}$/)
  // A browser automatically resends a request without an answer: under its key it is still one transfer.
  const sent = world.db.selectFrom('ledger').select('minor').where('reason', '=', 'transfer-down')
  expect(await sent.execute()).toEqual([{ minor: -25_050 }])
  await app.button(team['send.done'], sheet(app)).click()
  await expect(memberRow(app, 'boyet_22')).toContainText('₱2,290.50')
  await app.go('/m/transaction/record?types=A')
  await expect(page.getByText(number).first()).toBeVisible()
  await page.goBack()
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('246810')
})

test('several members get the same amount in one transfer, and the focus stays with the player [WIRE-118] [AGENT-21]', async ({
  app,
  page,
  world,
}) => {
  const { team } = app.words
  await openTeam(app)
  await app.button(team.several).click()
  await expect(page.getByText(team['several.pick'])).toBeFocused()
  await app.button(team.cancel).click()
  await expect(app.button(team.several)).toBeFocused()
  await app.button(team.several).click()
  await memberRow(app, 'boyet_22').click()
  await memberRow(app, 'cherry_pie').click()
  await app.button(app.say(team['several.send'], { count: 2 })).click()
  await sheet(app).locator('input[name="amount"]').fill('50')
  await expect(sheet(app)).toContainText('₱100.00')
  await app.button(team['send.next'], sheet(app)).click()
  await sheet(app).locator('input[name="pin"]').fill('246810')
  await sheet(app).locator('button[type="submit"]').dblclick()
  await expect(sheet(app)).toContainText(
    app.say(team['send.done.several'], { amount: '₱50.00', count: 2, total: '₱100.00' }),
  )
  await app.button(team['send.done'], sheet(app)).click()
  await expect(memberRow(app, 'cherry_pie')).toContainText('₱954.65')
  await expectFocus(page, 'after the transfer')
  expect(world.calls('transferMultipleDownline')).toBe(1)
})

test('Back leads up again from a sub-team [AGENT-21] [ROUTE-22]', async ({ app, page }) => {
  await openTeam(app)
  await memberRow(app, 'jun_agent').click()
  await app.button(app.words.team['open.team'], sheet(app)).click()
  await expect(page).toHaveURL(/\/m\/member\/team\?under=jun_agent$/)
  await expect(memberRow(app, 'pinky_rose')).toBeVisible()
  await page.reload()
  await expect(memberRow(app, 'pinky_rose')).toBeVisible()
  await page.goBack()
  await expect(memberRow(app, 'boyet_22')).toBeVisible()
  await app.open('/m/agent/team/pnl?days=30')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^jun_agent/ })
    .click()
  await expect(page).toHaveURL(/under=jun_agent/)
  await expect(page).toHaveURL(/days=30/)
  await expect(page.getByText('pinky_rose')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('boyet_22')).toBeVisible()
})

test('the overview keeps its days in the address [ROUTE-21] [AGENT-19]', async ({ app, page }) => {
  const { records } = app.words
  await app.arriveAs(teamAgent, '/m/agent/team/overview')
  const bets = page.getByRole('definition').filter({ hasText: '₱' }).first()
  await expect(bets).toBeVisible()
  const today = await bets.textContent()
  await app.way(records['days.30']).click()
  await expect(page).toHaveURL(/\/m\/agent\/team\/overview\?days=30$/)
  await expect(bets).not.toHaveText(today ?? '')
  const month = await bets.textContent()
  await page.reload()
  await expect(app.way(records['days.30'])).toHaveAttribute('aria-selected', 'true')
  await expect(bets).toHaveText(month ?? '')
})

test('rates set on the rebate page show immediately, and earn from then on [ROUTE-27] [AGENT-20] [WIRE-121]', async ({
  app,
  page,
}) => {
  const { figures, team } = app.words
  await app.arriveAs(teamAgent, '/m/member/teamRebate')
  await app.button(app.say(figures['rates.change'], { name: 'ana_team' })).click()
  const field = sheet(app).locator('input[name="rate-RNG"]')
  await field.fill('1.3')
  await app.button(team['rates.save'], sheet(app)).click()
  await expect(sheet(app)).toContainText(app.say(team['rates.problem.too-much'], { max: '1.20' }))
  await field.fill('0.55')
  await app.button(team['rates.save'], sheet(app)).click()
  await expect(sheet(app)).toContainText(team['rates.done.title'])
  await app.button(team['send.done'], sheet(app)).click()
  await expect(page.locator('section').filter({ hasText: 'ana_team' })).toContainText('0.55%')
})

/** What each screen shows of an agent's team, and of a sub-agent's team. */
const screens = [
  ['/m/member/team', 'jun_agent', 'pinky_rose'],
  ['/m/agent/team/overview', '₱', '₱'],
  ['/m/agent/team/pnl', 'jun_agent', 'pinky_rose'],
  ['/m/teamBetting', 'B0000', 'pinky_rose'],
  ['/m/member/agent/agentRebeat', '1.20%', '0.90%'],
  ['/m/member/teamRebate', 'ana_team', 'kap_dencio'],
] as const

for (const [path, there, below] of screens) {
  test(`${path}: passes axe, does not scroll sideways; has error and empty states, and the agency’s bar [AGENT-13] [ROUTE-21..24] [ROUTE-26] [ROUTE-27]`, async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(400)
    await app.arriveAs(teamAgent, path)
    await expect(page.getByRole('main')).toContainText(there)
    // The agency's bar is on all of its screens.
    await expect(page.getByRole('navigation', { name: app.words.agency.tabs }).getByRole('link')).toHaveCount(
      4,
    )
    expect(await complaints(page)).toEqual([])
    for (const width of [390, 360, 820]) {
      await page.setViewportSize({ width, height: 780 })
      expect(await overflowOf(page)).toBe(0)
    }
    world.fault({ kind: 'status', status: 400, path: '/wps/agent' })
    await app.arriveAs('jun_agent', path)
    await expect(app.button(app.words.shell.retry)).toBeVisible()
    world.heal()
    await app.button(app.words.shell.retry).click()
    await expect(page.getByRole('main')).toContainText(below)
    await world.reset('empty')
    await app.arriveAs('jun_agent', path)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await app.arriveAs('mika_07', path)
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  })
}
