import { complaints } from './support/axe'
import { expect, test } from './support/test'
import { fill } from './support/words'
import type { World } from './support/world'

const hour = 3_600_000
const memberId = 'M10007'
/** A player without any deposits or withdrawals. */
const person = 'bago_01'

/** Inserts a deposit into the platform's records. */
const deposit = (
  world: World,
  more: { requestId: string; state: 'waiting' | 'paid' | 'refused'; ago: number },
) => {
  const createdAt = Date.now() - more.ago
  return world.db
    .insertInto('depositOrder')
    .values({
      memberId,
      methodId: 'qrph',
      kind: 'qr',
      methodName: 'QR Ph',
      amount: 100_000,
      fee: 500,
      bonus: 1_000,
      promoId: null,
      token: `word of ${more.requestId}`,
      reference: null,
      createdAt,
      expiresAt: createdAt + 24 * hour,
      dueAt: null,
      endedAt: more.state === 'waiting' ? null : createdAt,
      requestId: more.requestId,
      state: more.state,
    })
    .execute()
}

// Lists render rows near the viewport: on this one, all of them.
test.use({ viewport: { width: 390, height: 1_400 } })

test('[RECORD-01] [RECORD-06] [ROUTE-56] [WIRE-99] the deposit history: totals paid, every outcome, and resuming an open deposit', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  const words = app.words.depositHistory
  const main = page.locator('#main')
  await app.arriveAs(person, '/m/vouReport')
  await expect(page.getByText(words['empty.title'])).toBeVisible()

  await deposit(world, { requestId: 'one', state: 'paid', ago: 30 * hour })
  await deposit(world, { requestId: 'two', state: 'refused', ago: 2 * hour })
  await deposit(world, { requestId: 'three', state: 'waiting', ago: hour })
  await page.reload()
  await expect(page.getByRole('heading', { name: app.words.titles.depositRecord })).toBeVisible()
  await expect(main.locator('dl').first()).toContainText(`${words.amount}₱1,000.00`)
  await expect(main.locator('dl').first()).toContainText(`${words.bonus}₱10.00`)
  await expect(main.locator('dl').first()).toContainText(`${words.waiting}₱1,000.00`)
  const entries = main.getByRole('article')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText(words['state.waiting'])
  await expect(entries.nth(1)).toContainText(words['state.refused'])
  await expect(entries.nth(2)).toContainText(words['state.paid'])
  await expect(main.locator('article .good')).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
  await page.getByRole('tab', { name: app.words.records['days.30'] }).click()
  await expect(page).toHaveURL(/\/m\/vouReport\?days=30/)

  world.fault({ kind: 'status', status: 400, call: 'depositTransactioNReport' })
  await page.getByRole('tab', { name: app.words.records['days.365'] }).click()
  await expect(main.getByRole('alert')).toContainText(app.words.records['error.safe'])
  world.heal()
  await app.button(app.words.shell.retry, main).click()

  const { id } = await world.db
    .selectFrom('depositOrder')
    .select('id')
    .where('requestId', '=', 'three')
    .executeTakeFirstOrThrow()
  const number = `D${String(id).padStart(8, '0')}`
  await app.button(fill(words.continueLoad, { number }), main).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
  await expect(main).toContainText(number)
})

test('[RECORD-01] [RECORD-07] [ROUTE-57] [WIRE-90] the withdrawal history: what was sent, what is held, and why one was refused', async ({
  app,
  page,
  world,
}) => {
  const words = app.words.withdrawals
  const main = page.locator('#main')
  await app.arriveAs(person, '/m/withdrawReport')
  await expect(page.getByText(words['empty.title'])).toBeVisible()

  const at = Date.now()
  const card = { memberId, bankName: 'Bangko Sampaguita', lastDigits: '4321', fee: 1_500 }
  await world.db
    .insertInto('withdrawal')
    .values([
      {
        ...card,
        requestId: 'one',
        minor: 100_000,
        state: 'paid',
        reason: null,
        createdAt: at - 30 * hour,
        doneAt: at,
      },
      {
        ...card,
        requestId: 'two',
        minor: 50_000,
        state: 'refused',
        reason: 'bank',
        createdAt: at - 2 * hour,
        doneAt: at,
      },
      {
        ...card,
        requestId: 'three',
        minor: 20_000,
        state: 'waiting',
        reason: null,
        createdAt: at - 500,
        doneAt: null,
      },
    ])
    .execute()
  await page.reload()
  await expect(page.getByRole('heading', { name: app.words.titles.withdrawReport })).toBeVisible()
  await expect(main.locator('dl').first()).toContainText(`${words.held}₱200.00`)
  await expect(main.locator('dl').first()).toContainText(`${words.refused}₱500.00`)
  const entries = main.getByRole('article')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText('••4321')
  await expect(entries.nth(1)).toContainText(words['reason.bank'])
  await expect(entries.nth(2)).toContainText(words['state.paid'])
  // What left the wallet is more than what the bank got, and the row says both.
  await expect(entries.nth(2)).toContainText('₱1,000.00')
  await expect(entries.nth(2)).toContainText('₱985.00 to the bank, fee ₱15.00')
  await expect(main.locator('article .good')).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
  await page.getByRole('tab', { name: app.words.records['days.1'] }).click()
  await expect(page).toHaveURL(/\/m\/withdrawReport\?days=1/)
})

test('[RECORD-09] [ROUTE-53] my rebate: what was paid for which games, and on what turnover', async ({
  app,
  page,
  world,
}) => {
  const words = app.words.rebates
  const main = page.locator('#main')
  await app.arriveAs(person, '/m/member/rebateReport')
  await expect(page.getByText(words['empty.title'])).toBeVisible()

  const at = Date.now() - 1_000
  const claim = {
    kind: 'rebate' as const,
    source: 'one',
    titleEn: 'Rebate',
    titleTy: 'Rebate',
    amount: 1_300,
  }
  const { id } = await world.db
    .insertInto('claim')
    .values({ ...claim, memberId, requestId: 'one', at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const part = { claimId: id, memberId, at }
  await world.db
    .insertInto('rebate')
    .values([
      { ...part, category: 'RNG', turnover: 100_000, rate: 80, amount: 800 },
      { ...part, category: 'LIVE', turnover: 100_000, rate: 50, amount: 500 },
    ])
    .execute()
  await page.reload()
  await expect(page.getByRole('heading', { name: app.words.titles.rebateReport })).toBeVisible()
  await expect(main.locator('dl').first()).toContainText(`${words.amount}₱13.00`)
  await expect(main.locator('dl').first()).toContainText('₱2,000.00')
  const entries = main.getByRole('article')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('+₱5.00')
  await expect(entries.first()).toContainText('0.5')
  await expect(entries.first()).toContainText(app.words.shell['category.LIVE'])
  await expect(main.locator('article .good')).toHaveCount(0)
  expect(await complaints(page)).toEqual([])
})

for (const [how, off] of [
  ['slow', -24 * hour],
  ['fast', 24 * hour],
] as const) {
  test(`[RECORD-04] [RECORD-06] [CONST-08] a phone whose clock is a day ${how} sees what was deposited today, under Today`, async ({
    app,
    page,
    world,
  }) => {
    await deposit(world, { requestId: 'c'.repeat(32), state: 'paid', ago: 1_000 })
    await page.clock.install({ time: Date.now() + off })
    await app.arriveAs(person, '/m/vouReport?days=1')
    await expect(page.getByRole('heading', { name: /^Today, / })).toBeVisible()
    await expect(page.getByText('QR Ph')).toBeVisible()
  })
}
