import { moveMoney } from '../../src/sandbox/db/money'
import { complaints } from './support/axe'
import { expect, test } from './support/test'
import type { World } from './support/world'

const hour = 3_600_000
const move = (world: World, memberId: string, minor: number, reason: string, ago: number) =>
  world.db.transaction().execute((trx) => moveMoney(trx, { memberId, minor, reason, at: Date.now() - ago }))

test('[RECORD-01] [RECORD-05] [ROUTE-55] the account record: totals, movements and balances, kinds in the address, and nothing shown as a win that is none', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  const words = app.words.account
  await move(world, 'M10001', 150_000, 'deposit', 26 * hour)
  await move(world, 'M10001', -50_000, 'withdraw', 25 * hour)
  await move(world, 'M10001', 12_345, 'bet-payout', 24 * hour)
  const record = page.locator('#main')
  await app.arriveAs('mika_07', '/m/transaction/record')
  await expect(page.getByRole('heading', { name: app.words.titles.accountRecord })).toBeVisible()
  await expect(record.locator('dl').first()).toContainText(words.in)
  await expect(record.locator('dl').first()).toContainText('₱14,103.95')
  await expect(record.locator('dl').first()).toContainText('₱500.00')
  const entry = (name: string) => record.getByRole('article').filter({ hasText: name })
  await expect(entry('Withdrawal')).toContainText('−₱500.00')
  await expect(entry('Withdrawal')).toContainText('Balance ₱1,000.00')
  await expect(entry('Came back from a game')).toContainText('+₱123.45')
  await expect(record.locator('article .good')).toHaveCount(0)

  expect(await complaints(page)).toEqual([])
  await app.button(words['kind.deposit'], record).click()
  await expect(page).toHaveURL(/\/m\/transaction\/record\?days=7&kind=deposit/)
  await expect(record.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(record.getByRole('article')).toHaveCount(1)
  await app.button(words['kind.rebate'], record).click()
  await expect(page.getByText(words['empty.title'])).toBeVisible()

  // Codes that fail to load block nothing: the kind says what moved.
  world.fault({ kind: 'status', status: 400, call: 'txCodeList' })
  await page.goto('/m/transaction/record?kind=withdrawal')
  await expect(record.getByRole('article').first()).toContainText(words['kind.withdrawal'])
  world.heal()

  world.fault({ kind: 'status', status: 400, call: 'accountTransactions' })
  await app.button(words['kind.game'], record).click()
  await expect(record.getByRole('alert')).toContainText(app.words.records['error.safe'])
  world.heal()
  await app.button(app.words.shell.retry, record).click()
  await expect(record.getByRole('article').first()).toBeVisible()
})

test('[RECORD-02] [ROUTE-55] the agent’s side of the account; nobody else can open it by its address', async ({
  app,
  page,
  world,
}) => {
  const words = app.words.account
  await move(world, 'M10003', 50_000, 'salary', hour)
  await move(world, 'M10003', 99_900, 'deposit', hour)
  const record = page.locator('#main')
  await app.arriveAs('tita_baby', '/m/transaction/record?types=A')
  await expect(record.getByRole('article')).toHaveCount(1)
  await expect(record.getByRole('article')).toContainText('+₱500.00')
  await app.button(words['kind.salary'], record).click()
  await expect(page).toHaveURL(/\/m\/transaction\/record\?types=A&days=7&kind=salary/)
  await app.button(words['kind.dividend'], record).click()
  await expect(page.getByText(words['team.empty.title'])).toBeVisible()
})

test('[RECORD-02] a member who opens the agent’s side sees their own account', async ({ app, page }) => {
  await app.arriveAs('mika_07', '/m/transaction/record?types=A')
  await expect(app.button(app.words.account['kind.deposit'], page.locator('#main'))).toBeVisible()
  await expect(page.locator('#main').getByRole('article').first()).toBeVisible()
})
