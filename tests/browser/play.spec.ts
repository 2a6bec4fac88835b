import type { Page } from '@playwright/test'
import { playWords } from '../../src/sandbox/demo/play-words'
import { words as demoWords } from '../../src/sandbox/demo/words'
import type { App } from './support/app'
import { expect, test } from './support/test'
import type { World } from './support/world'

/** Real bets in real frames: what a player taps, and what the wallet says afterwards. */

const say = { ...demoWords.EN, ...playWords.EN }

async function openGame(app: App, name: string, user = 'mika_07') {
  const game = await app.world.db
    .selectFrom('game')
    .select(['nodeId', 'vendor', 'gameType'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const query = new URLSearchParams({
    vendor: game.vendor,
    nodeId: game.nodeId,
    gameCategory: game.gameType,
    pageBack: '/m/home',
  })
  await app.arriveAs(user, `/m/launchGame?${query}`)
}

const inFrame = (page: Page) => page.frameLocator('iframe')
const main = (page: Page) => inFrame(page).locator('.main:not(.refill):not(#close-rules)')
/** Bets of the player; those of the team in the world have no round. */
const bets = (world: World) =>
  world.db.selectFrom('bet').selectAll().where('roundId', '>', 0).orderBy('id').execute()
const money = (minor: number) =>
  `₱${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const header = (page: Page) => page.locator('header').first()

test('[LAUNCH-13] [WIRE-70] one spin is one bet, however often it is tapped, and the header’s balance moves with it', async ({
  app,
  page,
  world,
}) => {
  await openGame(app, 'Bakunawa Moon')
  await expect(header(page)).toContainText('₱12,480.50')
  await expect(inFrame(page).locator('#points')).toHaveText('₱12,480.50')
  await expect(main(page)).toBeEnabled()
  await main(page).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click()
  })
  await expect(main(page)).toBeEnabled({ timeout: 10_000 })
  const [bet, ...more] = await bets(world)
  expect(more).toEqual([])
  const after = 1_248_050 - (bet?.stake ?? 0) + (bet?.payout ?? 0)
  expect(bet).toMatchObject({ state: 'settled', stake: 100, balanceAfter: after })
  await expect(inFrame(page).locator('#points')).toHaveText(money(after))
  await expect(header(page)).toContainText(money(after))
  // Time and net position of the session show beside it (trust 36).
  const bar = page.locator('dl')
  await expect(bar).toContainText(/\d:\d\d:\d\d/)
  const net = after - 1_248_050
  await expect(bar).toContainText(`${net < 0 ? '−' : ''}${money(Math.abs(net))}`)
})

test('a lost answer is asked about, never sent again: one bet', async ({ app, page, watch, world }) => {
  watch.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/)
  await openGame(app, 'Bakunawa Moon')
  await expect(main(page)).toBeEnabled()
  // Twice: browsers send a request again by themselves when a kept connection breaks. Its key makes that the same bet.
  world.fault({ kind: 'commit-then-drop', path: '/demo/play/', times: 2 })
  await main(page).click()
  await expect(inFrame(page).getByText(say.checking)).toBeVisible()
  await expect(main(page)).toBeDisabled()
  await expect(main(page)).toBeEnabled({ timeout: 15_000 })
  const [bet, ...more] = await bets(world)
  expect(more).toEqual([])
  await expect(header(page)).toContainText(money(bet!.balanceAfter))
})

test('a round that is interrupted waits: offered first, held apart, finished once (trust 40)', async ({
  app,
  page,
  world,
}) => {
  const { game } = app.words
  await openGame(app, 'Baccarat Manila')
  await expect(main(page)).toBeEnabled()
  await main(page).click()
  await expect(main(page)).toHaveText(say.turn)
  const [open] = await bets(world)
  expect(open?.state).toBe('open')
  await expect(page.locator('dl')).toContainText(`${game.held}${money(open!.stake)}`)

  await page.reload()
  await expect(page.getByRole('heading', { name: game['waiting.title'] })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator('#main')).toContainText(money(open!.stake))
  await app.button(game['waiting.go']).click()
  await expect(main(page)).toHaveText(say.turn)
  await expect(inFrame(page).locator('#news')).toContainText(money(open!.stake))
  await main(page).click()
  await expect(main(page)).toHaveText(say.deal, { timeout: 15_000 })
  const all = await bets(world)
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({ state: 'settled' })
  await expect(page.locator('dl')).not.toContainText(game.held)
  await expect(header(page)).toContainText(money(all[0]!.balanceAfter))
})

test('[ERROR-33] without a network nothing can be tapped, and the screen says why (trust 41)', async ({
  app,
  context,
  page,
  world,
}) => {
  const { game } = app.words
  await openGame(app, 'Color Game')
  await expect(main(page)).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: game.lost })).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('inert', '')
  await context.setOffline(false)
  await expect(page.getByText(game.lost)).toHaveCount(0)
  await expect(page.locator('iframe')).not.toHaveAttribute('inert', '')
  expect(await bets(world)).toEqual([])
})

test('a session that has ended stops the game with a word, and the player is led to the login', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(401)
  await openGame(app, 'Bakunawa Moon')
  await expect(main(page)).toBeEnabled()
  await world.revoke('mika_07')
  await main(page).click()
  await expect(page).toHaveURL(/\/m\/login/)
  expect(await bets(world)).toEqual([])
})

test('[LAUNCH-12] a player on a break and a vendor that is down are told so, with what is safe', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(403, 424)
  const { game, shell } = app.words
  await world.control('exclusion', { userName: 'mika_07', hours: 24 })
  await openGame(app, 'Bakunawa Moon')
  await expect(page.locator('#main [role=alert]')).toContainText(shell['failure.excluded'])
  await world.control('exclusion', { userName: 'mika_07' })
  const { vendor } = await world.db
    .selectFrom('game')
    .select('vendor')
    .where('name', '=', 'Bakunawa Moon')
    .executeTakeFirstOrThrow()
  await world.control('world', { vendor: { code: vendor, down: true } })
  await openGame(app, 'Bakunawa Moon')
  await expect(page.locator('#main [role=alert]')).toContainText(shell['error.safe'])
  await app.button(game.otherGames).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG/)
})
