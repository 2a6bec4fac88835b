import { moveMoney } from '../../src/sandbox/db/money'
import { complaints } from './support/axe'
import { expect, test } from './support/test'
import type { World } from './support/world'

const hour = 3_600_000
const move = (world: World, minor: number, reason: string, ago: number) =>
  world.db
    .transaction()
    .execute((trx) => moveMoney(trx, { memberId: 'M10001', minor, reason, at: Date.now() - ago }))

const bet = (
  world: World,
  more: { key: string; stake: number; payout: number; gameType: string; ago: number },
) => {
  const { key, stake, payout, gameType, ago } = more
  const played = {
    roundId: 1,
    sessionHash: '',
    vendor: 'SPG',
    nodeId: key,
    gameName: 'Color Game',
    kind: 'slot' as const,
  }
  const ended = {
    state: 'settled' as const,
    intent: '{}',
    outcome: '{}',
    due: 0,
    settledAt: 0,
    balanceAfter: 0,
  }
  return world.db
    .insertInto('bet')
    .values({
      memberId: 'M10001',
      key,
      stake,
      payout,
      gameType,
      placedAt: Date.now() - ago,
      ...played,
      ...ended,
    })
    .execute()
}

test('[RECORD-01] [RECORD-08] [ROUTE-58] [WIRE-101] profit and loss: net, movements, categories and days; a loss is never a win, whatever the bonus', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  const words = app.words.pnl
  const main = page.locator('#main')
  await app.arriveAs('mika_07', '/m/profitandloss')
  await expect(page.getByRole('heading', { name: app.words.titles.profitLoss })).toBeVisible()
  await expect(page.getByText(words['empty.title'])).toBeVisible()

  await bet(world, { key: 'a', stake: 10_000, payout: 2_500, gameType: 'RNG', ago: 1_000 })
  await bet(world, { key: 'b', stake: 5_000, payout: 15_000, gameType: 'LIVE', ago: 30 * hour })
  await bet(world, { key: 'c', stake: 90_000, payout: 0, gameType: 'LIVE', ago: 24 * 20 * hour })
  await move(world, 100_000, 'deposit', 1_000)
  await move(world, 9_000, 'deposit-bonus', 1_000)
  await page.reload()
  // Play is up 25 pesos over seven days, plus a bonus of 90.
  await expect(main.getByText('+₱115.00')).toHaveClass(/good/)
  await expect(main.locator('dl')).toContainText(`${words.deposits}₱1,000.00`)
  await expect(main.locator('dl')).toContainText(`${words.paid}₱175.00`)
  const category = (name: string) => main.getByRole('row', { name })
  await expect(category(app.words.shell['category.RNG'])).toContainText('−₱75.00')
  await expect(category(app.words.shell['category.LIVE'])).toContainText('+₱100.00')
  expect(await complaints(page)).toEqual([])
  const days = main.getByRole('article')
  // Days far below are not rendered yet.
  const shows = (count: number) =>
    expect(async () => {
      await page.evaluate('scrollTo(0, 99999)')
      await expect(days).toHaveCount(count, { timeout: 500 })
    }).toPass()
  await shows(2)
  // Play lost 75 today; the bonus makes the net positive, but not a win.
  await expect(days.first()).toContainText('+₱15.00')
  await expect(days.first()).toContainText(words.ahead)
  await expect(days.first().locator('.good')).toHaveCount(0)
  await expect(days.last().locator('.good').first()).toContainText('+₱100.00')

  await page.getByRole('tab', { name: app.words.records['days.30'] }).click()
  await expect(page).toHaveURL(/\/m\/profitandloss\?days=30/)
  await expect(main.getByText('−₱785.00')).not.toHaveClass(/good/)
  await shows(3)

  world.fault({ kind: 'status', status: 400, call: 'memPnl' })
  await page.getByRole('tab', { name: app.words.records['days.365'] }).click()
  await expect(main.getByRole('alert')).toContainText(app.words.records['error.safe'])
  world.heal()
  await app.button(app.words.shell.retry, main).click()
  await shows(3)
})
