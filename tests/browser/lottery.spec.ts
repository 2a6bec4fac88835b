import type { Locator, Page } from '@playwright/test'
import { betWords } from '../../src/sandbox/lottery/words'
import { openLottery, standTicket } from './paths/support/lottery-world'
import type { App } from './support/app'
import { expect, test } from './support/test'
import type { World } from './support/world'

/** Ten seconds past the hour: every frequent lottery has its next draw ahead of it. */
const start = Date.UTC(2026, 10, 20, 11, 0, 10)
const code = 'ELOTT-0001'

/** Stops both clocks at the start: draws take place only when the test says so. */
async function stopClocks(page: Page, world: World) {
  await world.control('clock', { set: start })
  await page.clock.install({ time: start })
}

const balance = (app: App) => app.page.getByRole('banner')

/** Places a bet in the launched lottery by lucky pick; returns its ticket's number. */
async function betInGame(app: App, draws = 1) {
  const words = betWords[app.language]
  const frame = app.page.frameLocator('iframe')
  await frame.getByRole('button', { name: words.lucky }).click()
  for (let n = 1; n < draws; n++) await frame.getByRole('button', { name: words.further }).click()
  await frame.getByRole('button', { name: app.say(words.bet, {}).replace('{0}', '') }).click()
  await frame.getByRole('button', { name: words.confirm }).click()
  await frame.getByRole('button', { name: words.done }).click()
  const said = frame.locator('#news')
  await expect(said).toContainText(/L\d{8}/)
  return /L\d{8}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('from the lobby via a new draw to a bet, its ticket, and its cancellation [LOTT-05] [ROUTE-38] [ROUTE-39] [ROUTE-73] [WIRE-73] [WIRE-76] [WIRE-78] [WIRE-80] [WIRE-81] [WIRE-82] [LAUNCH-04] [LAUNCH-05]', async ({
      app,
      page,
      world,
    }) => {
      test.slow()
      await stopClocks(page, world)
      await app.arriveAs('mika_07', '/m/lottery')
      const { lottery: words } = app.words
      const first = page.getByRole('region', { name: words.next })
      await expect(first).toContainText('261120-1142')
      await expect(first).toContainText(/0:(50|49)/)
      // The draw closes: its numbers appear, and the next one is counted down.
      await page.clock.fastForward(60_000)
      await expect(first).toContainText('261120-1143')
      await expect(first).not.toContainText('261120-1142')
      const results = page.getByRole('region', { name: words.results })
      await expect(results.getByRole('listitem').first()).toContainText('261120-1142')

      await app.link('Lotto 6/42', page.getByRole('region', { name: words.popular })).click()
      await expect(page).toHaveURL(new RegExp(`/m/startLottery\\?code=${code}`))
      await expect(page).toHaveTitle('Lotto 6/42 · Perya')
      await expect(page.getByText(words['tickets.none'])).toBeVisible()
      await expect(
        page.getByRole('list', { name: words.history }).getByRole('listitem').first(),
      ).toBeVisible()
      await expect(balance(app)).toContainText('₱12,480.50')

      await app.button(app.say(words.playName, { name: 'Lotto 6/42' })).click()
      await expect(page).toHaveURL(/\/m\/launchGame\?vendor=ELOTT&playType=ent&code=ELOTT-0001&pageBack=/)
      const id = await betInGame(app, 2)
      await expect(balance(app)).toContainText('₱12,460.50')
      await app.button(app.words.game.leave).click()

      const tickets = page.getByRole('list', { name: words.tickets })
      await expect(tickets.getByRole('button')).toHaveCount(1)
      await expect(tickets).toContainText('₱20.00')
      await tickets.getByRole('button', { name: new RegExp(id) }).click()
      const sheet = page.getByRole('dialog', { name: app.say(words['ticket.title'], { id }) })
      await sheet.getByRole('button', { name: /261120-0231/ }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('₱10.00')
      // Keeping the bet sends nothing.
      await app.button(words['ask.keep'], question).click()
      await expect(question).toBeHidden()
      expect(world.calls('cancelSuborder')).toBe(0)
      await sheet.getByRole('button', { name: /261120-0231/ }).click()
      await app.button(app.say(words['ask.yes'], { amount: '₱10.00' }), question).click()
      const taken = app.say(words['ticket.cancelled'], { amount: '₱10.00', numero: '261120-0231' })
      await expect(sheet).toContainText(taken)
      await expect(sheet.getByRole('listitem').filter({ hasText: '261120-0231' })).toContainText(
        words['status.cancelled'],
      )
      await expect(balance(app)).toContainText('₱12,470.50')
      expect(world.calls('cancelSuborder')).toBe(1)

      // The other draw takes place in the meantime: the ticket settles automatically.
      await page.clock.fastForward(5 * 60_000)
      await expect(sheet.getByRole('listitem').filter({ hasText: '261120-0230' })).toContainText(
        new RegExp(`${words['status.lost']}|${words['status.won']}`),
      )
      await app.button(app.words.shell.close, sheet).click()
      await expect(tickets).not.toContainText(words['status.open'])
    })
  })
}

test('a bet whose answer is lost is looked up by the betting page, and by the one after it, and counted once [LOTT-05]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  await stopClocks(page, world)
  await app.arriveAs('mika_07', '/m/launchGame?vendor=LOTT&playType=trad&pageBack=/m/lottery')
  const frame = page.frameLocator('iframe')
  const bet = async () => {
    await frame.getByRole('button', { name: betWords.EN.lucky }).click()
    await frame.getByRole('button', { name: /^Bet ₱10\.00/ }).click()
    await expect(frame.getByRole('button', { name: betWords.EN.confirm })).toBeVisible()
  }
  await bet()
  world.fault({ kind: 'commit-then-drop', path: '/demo/lottery/', times: 1 })
  await frame.getByRole('button', { name: betWords.EN.confirm }).click()
  await expect(frame.getByRole('dialog')).toContainText('L00000001')
  await expect(balance(app)).toContainText('₱12,470.50')
  await frame.getByRole('button', { name: betWords.EN.done }).click()

  await bet()
  world.fault({ kind: 'commit-then-drop', path: '/demo/lottery/' })
  await frame.getByRole('button', { name: betWords.EN.confirm }).click()
  await expect(frame.getByText(betWords.EN.checking)).toBeVisible()
  // The page that placed the bet is gone before the platform can be reached again.
  const address = page.url()
  await page.goto('about:blank')
  world.heal()
  await page.goto(address)
  await expect(frame.getByText(/earlier bet came through: ticket L00000002/)).toBeVisible()
  expect(await world.db.selectFrom('lotteryOrder').select('id').execute()).toHaveLength(2)
})

test('until the betting page has its first answer, nothing on it can be chosen, after it everything can; without a network nothing can be bet [LOTT-05]', async ({
  app,
  context,
  page,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  await page.route('**/demo/lottery/*/options*', (route) => route.abort())
  await app.arriveAs('mika_07', '/m/launchGame?vendor=LOTT&playType=trad&pageBack=/m/lottery')
  const { lucky, further, bet } = betWords.EN
  const frame = page.frameLocator('iframe')
  for (const name of [lucky, further]) await expect(frame.getByRole('button', { name })).toBeDisabled()
  // It retries automatically.
  await page.unroute('**/demo/lottery/*/options*')
  await frame.getByRole('button', { name: further }).click()
  await frame.getByRole('button', { name: lucky }).click()
  const go = frame.getByRole('button', { name: app.say(bet, {}).replace('{0}', '') })
  await go.click()
  const { confirm, notYet, offline } = betWords.EN
  const question = frame.getByRole('dialog')
  await expect(question.getByRole('button', { name: confirm })).toBeEnabled()
  await context.setOffline(true)
  await expect(question.getByRole('button', { name: confirm })).toBeDisabled()
  await expect(question.getByText(offline)).toBeVisible()
  await context.setOffline(false)
  await expect(question.getByRole('button', { name: confirm })).toBeEnabled()
  await question.getByRole('button', { name: notYet }).click()
  await expect(go).toBeEnabled()
  await context.setOffline(true)
  await expect(go).toBeDisabled()
  await expect(frame.locator('#news')).toHaveText(offline)
})

test('on every size the bet and its question are in sight, and nothing covers the numbers [LOTT-05]', async ({
  app,
  page,
  world,
}) => {
  await stopClocks(page, world)
  await app.arriveAs('mika_07', `/m/launchGame?vendor=ELOTT&playType=ent&code=${code}&pageBack=/m/lottery`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: betWords.EN.lucky }).click()
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bet = frame.getByRole('button', { name: /^Bet ₱/ })
    await expect(bet).toBeInViewport({ ratio: 1 })
    if (width > height) {
      const [numbers, controls] = [await boxOf(frame.locator('#desk')), await boxOf(frame.locator('#foot'))]
      expect(numbers.x + numbers.width).toBeLessThanOrEqual(controls.x)
    }
    await bet.click()
    const question = frame.getByRole('dialog')
    await expect(question.getByRole('button', { name: betWords.EN.confirm })).toBeInViewport({ ratio: 1 })
    await expect(question).toContainText('1 in 5,245,786')
    await question.getByRole('button', { name: betWords.EN.notYet }).click()
  }
})

test('all tickets stand in one place, by how they stand, and lead to their sheet [LOTT-05] [WIRE-80]', async ({
  app,
  page,
  world,
}) => {
  await openLottery(world)
  await standTicket(world, 'open')
  await app.arriveAs('mika_07', '/m/lottery')
  const { lottery: words } = app.words
  await page.getByRole('tab', { name: words['mode.tickets'] }).click()
  const tickets = page.getByRole('list', { name: words.tickets, exact: true })
  await expect(tickets).toContainText('Lotto 6/42')
  const which = page.getByRole('group', { name: words['tickets.which'] })
  await app.button(words['status.lost'], which).click()
  await expect(page.getByText(words['tickets.noneSo'])).toBeVisible()
  await app.button(words['status.open'], which).click()
  await tickets.getByRole('button').click()
  await expect(
    page.getByRole('dialog', { name: app.say(words['ticket.title'], { id: 'L1' }) }),
  ).toContainText('261120-2')
})

test('all lotteries: search, vendors, and opening one [ROUTE-37] [ROUTE-73] [WIRE-74] [WIRE-75] [WIRE-79]', async ({
  app,
  page,
}) => {
  await app.open('/m/lottery')
  const { lottery: words } = app.words
  await app.link(words.all).click()
  await expect(page).toHaveURL(/\/m\/moreLottery/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lotto Express', 'Saigon Lotto'])
  await page.getByRole('group', { name: words.groups }).getByRole('button', { name: 'Saigon Lotto' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Saigon Lotto'])
  await page.getByRole('searchbox').fill('6/42')
  await expect(page.getByText(words['none.title'])).toBeVisible()
  await app.button(words['none.action']).click()
  await page.getByRole('searchbox').fill(' lotus KENO ')
  await expect(page.getByRole('list').getByRole('link')).toHaveCount(1)
  await page.getByRole('tab', { name: words['mode.Lott'], exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Bola Lotto', 'Island Numbers'])
  await page.getByRole('link', { name: 'Bola Tayo' }).click()
  await expect(page).toHaveURL(/\/m\/startLottery\?code=LOTT-0001/)
  // A guest can read everything, and is asked to log in for tickets and play.
  await expect(page.getByText(words['tickets.login'])).toBeVisible()
  await app.button(app.say(words.playName, { name: 'Bola Tayo' })).click()
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FlaunchGame%3F.*code%3DLOTT-0001/)
})

test.describe('states', () => {
  test('errors can be retried, stale data says so, and so does having nothing on sale [LOTT-05]', async ({
    app,
    page,
    world,
    watch,
  }) => {
    watch.expectStatus(500)
    await stopClocks(page, world)
    world.fault({ kind: 'status', status: 500, call: 'lotteryDraws' })
    await app.open('/m/lottery')
    const { lottery: words, shell } = app.words
    await expect(page.getByRole('alert').filter({ hasText: shell['error.title'] })).toContainText(
      shell['failure.upgrading'],
    )
    world.heal()
    await app.button(shell.retry).click()
    const first = page.getByRole('region', { name: words.next })
    await expect(first).toContainText('261120-1142')
    world.fault({ kind: 'status', status: 500, call: 'lotteryDraws' })
    await page.clock.fastForward(60_000)
    await page.clock.fastForward(1_000)
    await expect(page.getByText(words.late)).toBeVisible()
    await expect(first).toContainText('261120-1142')
    world.heal()
    await page.clock.fastForward(5_000)
    await expect(first).toContainText('261120-1143')
    await expect(page.getByText(words.late)).toHaveCount(0)

    world.fault({ kind: 'status', status: 500, call: 'lotteryMenuVn' })
    await app.open('/m/moreLottery')
    await page.clock.fastForward(1_000)
    await expect(page.getByRole('alert').filter({ hasText: shell['error.title'] })).toContainText(
      shell['failure.upgrading'],
    )
    world.heal()
    await world.db.updateTable('game').set({ closed: 1 }).where('gameType', '=', 'ELOTT').execute()
    await app.open('/m/lottery?prize_mode=Elott')
    await expect(page.getByText(words['empty.title'])).toBeVisible()
    await app.open('/m/moreLottery?prize_mode=ELOTT')
    await expect(page.getByText(words['empty.title'])).toBeVisible()
    await app.open(`/m/startLottery?code=${code}`)
    await expect(page.getByText(words['gone.title'])).toBeVisible()
    await app.open('/m/startLottery')
    await expect(page.getByText(words['gone.title'])).toBeVisible()
  })
})

test.describe('on a small phone', () => {
  test.use({ language: 'TY' })

  test('every lottery says its whole name, in the bar, on its ticket and in its row [LOTT-05] [LAYOUT-25]', async ({
    app,
    page,
    world,
  }) => {
    await stopClocks(page, world)
    await page.setViewportSize({ width: 320, height: 640 })
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header h1, main a, main p')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 8)
          .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
          .map((one) => one.textContent),
      )
    await app.arriveAs('mika_07', '/m/lottery')
    for (const path of [null, '/m/startLottery?code=ELOTT-0010', '/m/moreLottery']) {
      if (path) await app.walkTo(path)
      await app.settled()
      await expect(page.locator('main [role="timer"], main li').first()).toBeVisible()
      expect(await cut(), path ?? '/m/lottery').toEqual([])
    }
  })

  test('six numbers of a ticket stand in one row at 360 px [LOTT-05]', async ({ app, page, world }) => {
    await stopClocks(page, world)
    await standTicket(world, 'lost')
    await page.setViewportSize({ width: 360, height: 740 })
    await app.arriveAs('mika_07', `/m/startLottery?code=${code}`)
    const balls = page.getByRole('list', { name: /1, 2, 3, 4, 5, 6/ }).first()
    await expect(balls).toBeVisible()
    const tops = await balls
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
})
