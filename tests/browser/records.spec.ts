import { readFile } from 'node:fs/promises'
import { moveMoney } from '../../src/sandbox/db/money'
import { complaints } from './support/axe'
import { expect, test } from './support/test'
import type { World } from './support/world'

const day = 86_400_000
const move = (world: World, minor: number, reason: string, ago: number) =>
  world.db
    .transaction()
    .execute((trx) => moveMoney(trx, { memberId: 'M10001', minor, reason, at: Date.now() - ago }))
/** A day in the players' time zone, wherever the test runs. */
const calendar = (ago: number) =>
  new Date(Date.now() - ago).toLocaleDateString('sv', { timeZone: 'Asia/Manila' })

test('[RECORD-04] [RECORD-05] [RECORD-08] own dates: chosen, refused in words, kept in the address', async ({
  app,
  page,
  world,
}) => {
  const { records } = app.words
  await move(world, 7_700, 'deposit', 40 * day)
  await app.arriveAs('mika_07', '/m/transaction/record')
  const main = page.locator('#main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await app.way(records['days.own']).click()
  const from = main.getByLabel(records['dates.from'])
  const to = main.getByLabel(records['dates.to'])
  await expect(to).toHaveValue(calendar(0))
  await from.fill(calendar(39 * day))
  await to.fill(calendar(41 * day))
  await app.button(records['dates.show']).click()
  await expect(main.getByRole('alert').filter({ hasText: records['dates.order'] })).toBeVisible()
  await from.fill(calendar(420 * day))
  await app.button(records['dates.show']).click()
  await expect(main.getByText(app.say(records['dates.long'], { days: 366 }))).toBeVisible()
  await from.fill(calendar(41 * day))
  await to.fill(calendar(39 * day))
  await app.button(records['dates.show']).click()
  await expect(page).toHaveURL(new RegExp(`from=${calendar(41 * day)}&to=${calendar(39 * day)}`))
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('article')).toContainText('+₱77.00')
  await page.reload()
  await expect(from).toHaveValue(calendar(41 * day))
  await expect(main.getByRole('article')).toHaveCount(1)
  expect(await complaints(page)).toEqual([])
})

test('[RECORD-05] [WALLET-01] an entry that comes while its record is on screen shows by itself', async ({
  app,
  page,
  world,
}) => {
  await page.clock.install()
  await app.arriveAs('bago_01', '/m/transaction/record')
  const main = page.locator('#main')
  await expect(main).toContainText(app.words.account['empty.title'])
  await world.db
    .transaction()
    .execute((trx) => moveMoney(trx, { memberId: 'M10007', minor: 4_200, reason: 'deposit', at: Date.now() }))
  await page.clock.fastForward(20_000)
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('article')).toContainText('+₱42.00')
})

test('[RECORD-05] [RECORD-06] rows open: number to quote, time, state and reason; the file says when it did not come', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  const { records } = app.words
  await move(world, -50_000, 'withdraw', 1_000)
  await app.arriveAs('mika_07', '/m/transaction/record?kind=withdrawal')
  const entry = page.getByRole('article').first()
  await entry.getByText(records.details).click()
  const facts = entry.locator('details dl')
  for (const fact of ['quote', 'reason', 'ended', 'sheet.state'] as const)
    await expect(facts).toContainText(records[fact])

  world.fault({ kind: 'status', status: 400, call: 'accountTransactions' })
  await app.button(records.save).click()
  await expect(page.getByRole('alert').filter({ hasText: records.notSaved })).toBeVisible()
  world.heal()
  const file = page.waitForEvent('download')
  await app.button(records.save).click()
  const saved = await file
  expect(saved.suggestedFilename()).toContain(calendar(0))
  expect(await readFile(await saved.path(), 'utf8')).toContain('-500.00')
  await expect(page.getByText(records.notSaved)).toHaveCount(0)
})
