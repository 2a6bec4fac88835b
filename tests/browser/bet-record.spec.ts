import { expect, test } from './support/test'
import type { World } from './support/world'

/** Inserts bets into the platform's records without playing them. */
async function bookBets(world: World, count: number, more: object = {}) {
  const at = Date.now()
  await world.db
    .insertInto('bet')
    .values(
      Array.from({ length: count }, (_, n) => ({
        memberId: 'M10001',
        key: `booked-${n}-${JSON.stringify(more)}`,
        roundId: 1,
        sessionHash: 'another session',
        vendor: 'SPG',
        nodeId: `booked-${n}`,
        gameName: n % 2 ? 'Bakunawa Moon' : 'Color Game',
        gameType: n % 2 ? 'RNG' : 'LIVE',
        kind: n % 2 ? ('slot' as const) : ('dice' as const),
        stake: 2_000,
        payout: n % 3 === 0 ? 5_000 : 0,
        state: 'settled' as const,
        intent: '{}',
        outcome: '{}',
        due: 0,
        placedAt: at - n * 60_000 - 1_000,
        settledAt: at,
        balanceAfter: 1_248_050,
        ...more,
      })),
    )
    .execute()
}

test('[RECORD-01] [RECORD-04] [ROUTE-54] [WIRE-86] the betting record: totals, open and settled tickets, filters in the address, next page', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  const words = { ...app.words.records, ...app.words.bets }
  const record = page.locator('#main')
  await app.arriveAs('mika_07', '/m/gameRecord')
  await expect(page.getByRole('heading', { name: app.words.titles.gameRecord })).toBeVisible()
  await expect(page.getByText(words['empty.title'])).toBeVisible()

  await bookBets(world, 29)
  await bookBets(world, 1, { state: 'open', payout: 0, settledAt: null, nodeId: null, stake: 6_000 })
  await page.reload()
  const sums = record.locator('dl').first()
  // Held stakes are not counted as stakes yet: they are listed separately.
  await expect(sums).toContainText('₱580.00')
  await expect(sums).toContainText('₱500.00')
  await expect(sums).toContainText(`${words.net}−₱80.00`)
  await expect(sums).toContainText(`${words.held}₱60.00`)
  await expect(record.getByRole('article').first()).toContainText(words['ending.open'])
  await expect(record.getByText('+₱30.00').first()).toBeVisible()
  await expect(record.getByText('−₱20.00').first()).toBeVisible()

  // The next page loads at the end of the list.
  const { id } = await world.db
    .selectFrom('bet')
    .select('id')
    .where('key', '=', 'booked-28-{}')
    .executeTakeFirstOrThrow()
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(record.getByText(`B${String(id).padStart(8, '0')}`).first()).toBeVisible({ timeout: 500 })
  }).toPass()

  await page.evaluate(() => scrollTo(0, 0))
  await app.button(app.words.shell['category.RNG'], record).click()
  await expect(page).toHaveURL(/gameType=RNG/)
  await expect(sums).toContainText('₱280.00')
  await page.getByRole('tab', { name: words['days.1'] }).click()
  await expect(page).toHaveURL(/days=1&gameType=RNG/)
  await expect(page.getByRole('tab', { name: words['days.1'] })).toHaveAttribute('aria-selected', 'true')
  await app.button(app.words.shell['category.FISH'], record).click()
  await expect(page.getByText(words['empty.title'])).toBeVisible()

  // A failed list says what is safe, and can be retried.
  world.fault({ kind: 'status', status: 400, call: 'memberTransactions' })
  await app.button(app.words.shell['category.LIVE'], record).click()
  await expect(record.getByRole('alert')).toContainText(words['error.safe'])
  world.heal()
  await app.button(app.words.shell.retry, record).click()
  await expect(record.getByRole('article').first()).toBeVisible()
})

test('[RECORD-03] a guest who opens the record by its address is sent to the login and back', async ({
  app,
  page,
}) => {
  await app.open('/m/gameRecord?days=30')
  await expect(page).toHaveURL(/\/m\/login\?next=/)
  await app.fillLogin('mika_07')
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/gameRecord\?days=30/)
})
