import type { Page } from '@playwright/test'
import { playWords } from '../../src/sandbox/demo/play-words'
import { words as demoWords } from '../../src/sandbox/demo/words'
import { words as arrivalWords } from '../../src/i18n/words/EN/arrival'
import type { App } from './support/app'
import { expect, test } from './support/test'
import type { World } from './support/world'

/** Real-money bets in real frames: what a player taps, and the resulting balance. */

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
/** The player's bets; the seeded team's bets have no round. */
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
  await page.clock.install()
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
  // The session's time and net position are shown with it (trust 36).
  const bar = page.locator('dl')
  await expect(bar).toContainText(/\d:\d\d:\d\d/)
  const net = after - 1_248_050
  await expect(bar).toContainText(`${net < 0 ? '−' : ''}${money(Math.abs(net))}`)
  // Left alone, the game does not continue, and offers nothing that would (trust 37).
  await page.clock.fastForward(10 * 60_000)
  await expect(main(page)).toBeEnabled()
  await expect(inFrame(page).getByRole('button', { name: /auto|turbo/i })).toHaveCount(0)
  expect(await bets(world)).toHaveLength(1)
})

test('a lost answer is looked up, never resent: one bet', async ({ app, page, watch, world }) => {
  watch.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/)
  await openGame(app, 'Bakunawa Moon')
  await expect(main(page)).toBeEnabled()
  // Twice: browsers automatically resend a request when a kept connection breaks. The key makes it the same
  // bet.
  world.fault({ kind: 'commit-then-drop', path: '/demo/play/', times: 2 })
  await main(page).click()
  await expect(inFrame(page).getByText(say.checking)).toBeVisible()
  await expect(main(page)).toBeDisabled()
  await expect(main(page)).toBeEnabled({ timeout: 15_000 })
  const [bet, ...more] = await bets(world)
  expect(more).toEqual([])
  await expect(header(page)).toContainText(money(bet!.balanceAfter))
})

test('an interrupted round waits: offered first, its stake held, finished once (trust 40)', async ({
  app,
  page,
  world,
}) => {
  const { game } = app.words
  await openGame(app, 'Baccarat Manila')
  await expect(main(page)).toBeEnabled()
  await inFrame(page).locator('.spot.player').click()
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
  watch,
  world,
}) => {
  // The frame requests its own page again.
  watch.expect(/net::ERR_/)
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

test('an ended session stops the game with a message, and the player is sent to the login', async ({
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

test('[LAUNCH-12] an excluded player and a vendor that is down each get a message saying what is safe', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(403, 424)
  const { game, protection, shell } = app.words
  await world.control('exclusion', { userName: 'mika_07', hours: 24 })
  await openGame(app, 'Bakunawa Moon')
  await expect(page.getByRole('heading', { name: protection.rest })).toBeVisible()
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

test('[HOT-07] [HOT-10] [LAUNCH-01] a guest bets on a match, signs in and has that slip before them; the welcome waits', async ({
  app,
  page,
  world,
}) => {
  const { home, arrival, login } = { ...app.words, arrival: arrivalWords }
  await app.open('/m/home')
  const block = page.getByRole('region', { name: home.matches })
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return block.isVisible()
    })
    .toBe(true)
  await app.button(home['match.all'], block).first().click()
  const match = await world.db
    .selectFrom('hotMatch')
    .selectAll()
    .orderBy('matchTime')
    .executeTakeFirstOrThrow()
  const { homeTeam, awayTeam } = match
  await page.getByRole('dialog').getByRole('button', { name: home['match.bet'] }).first().click()
  // Rules and return can be read before anybody signs in (trust 39).
  const rules = page.getByRole('link', { name: login.rules })
  const text = await page.request.get((await rules.getAttribute('href'))!)
  expect(await text.text()).toContain('₱94.00 – ₱95.00')

  await app.fillLogin('bago_01')
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/launchGame\?/)
  await expect(inFrame(page).getByRole('heading', { name: `${homeTeam} – ${awayTeam}` })).toBeVisible()
  await expect(inFrame(page).locator('.match')).toHaveCount(1)
  await inFrame(page).locator('.match .spot').first().click()
  await expect(inFrame(page).locator('#board')).toContainText(homeTeam)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  // Nothing pops up on the way back from a game, either; it waits until home is next opened.
  await app.button(app.words.game.leave).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await app.go('/m/activity')
  await app.go('/m/home')
  await expect(page.getByRole('alertdialog')).toContainText(arrival['welcome.text'])
})

test('every kind opens by its name, plays a round, and keeps its button on a small and on a lying phone', async ({
  app,
  page,
  world,
}) => {
  const opened = {
    slot: 'Gem Cascade',
    roulette: 'Speed Roulette',
    dice: 'Super Sic Bo',
    cards: 'Mahjong Masters',
  }
  for (const [kind, name] of Object.entries(opened)) {
    await openGame(app, name)
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/demo/${kind}/`))
    await expect(main(page)).toBeEnabled()
    for (const [width, height] of [
      [320, 640],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(main(page)).toBeInViewport({ ratio: 1 })
      await expect(inFrame(page).locator('#points')).toBeInViewport({ ratio: 1 })
    }
    const spot = inFrame(page).locator('#board .spot').last()
    if (kind !== 'slot') await spot.click()
    await main(page).click()
    if (kind === 'dice' || kind === 'cards') {
      await expect(main(page)).toHaveText(kind === 'dice' ? say.pull : say.turn)
      await main(page).click()
    }
    await expect
      .poll(async () => (await bets(world)).at(-1))
      .toMatchObject({ kind, gameName: name, state: 'settled' })
    await expect(inFrame(page).locator('#news')).not.toHaveText('')
  }
})
