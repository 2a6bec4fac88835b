import type { Page } from '@playwright/test'
import { betWords } from '../../src/sandbox/lottery/words'
import type { App } from './support/app'
import { expect, test } from './support/test'
import type { World } from './support/world'

/** Ten seconds after a full hour: every lottery that draws often has its next draw ahead. */
const start = Date.UTC(2026, 10, 20, 11, 0, 10)
const code = 'ELOTT-0001'

/** Both clocks stand at the start: draws pass only when the test says so. */
async function stopClocks(page: Page, world: World) {
  await world.control('clock', { set: start })
  await page.clock.install({ time: start })
}

/** Lets time pass, for the platform first: it is asked by the page when the page's time has come. */
async function pass(page: Page, world: World, milliseconds: number) {
  world.advance(milliseconds)
  await page.clock.fastForward(milliseconds)
}

const balance = (app: App) => app.page.getByRole('banner')

/** A bet made in the launched lottery, by lucky pick; answers its ticket's number. */
async function betInGame(app: App, draws = 1) {
  const words = betWords[app.language]
  const frame = app.page.frameLocator('iframe')
  await frame.getByRole('button', { name: words.lucky }).click()
  for (let n = 1; n < draws; n++) await frame.getByRole('button', { name: words.further }).click()
  await frame.getByRole('button', { name: app.say(words.bet, {}).replace('{0}', '') }).click()
  const said = frame.getByText(/L\d{8}/)
  await expect(said).toBeVisible()
  return /L\d{8}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('from the hall over a new draw to a bet, its ticket, and taking it back [LOTT-05] [ROUTE-38] [ROUTE-39] [ROUTE-73] [WIRE-73] [WIRE-76] [WIRE-78] [WIRE-80] [WIRE-81] [WIRE-82] [LAUNCH-04] [LAUNCH-05]', async ({
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
      // The draw closes: its numbers come, and the next one is counted down.
      await pass(page, world, 60_000)
      await expect(first).toContainText('261120-1143')
      await expect(first).not.toContainText('261120-1142')
      const results = page.getByRole('region', { name: words.results })
      await expect(results.getByRole('listitem').first()).toContainText('261120-1142')

      await app.link('Lotto 6/42', page.getByRole('region', { name: words.popular })).click()
      await expect(page).toHaveURL(new RegExp(`/m/startLottery\\?code=${code}`))
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
      // Keeping the bet asks nobody.
      await app.button(words['ask.keep'], question).click()
      await expect(question).toBeHidden()
      expect(world.calls('cancelSuborder')).toBe(0)
      await sheet.getByRole('button', { name: /261120-0231/ }).click()
      await app.button(app.say(words['ask.yes'], { amount: '₱10.00' }), question).click()
      await expect(sheet).toContainText(app.say(words['ticket.cancelled'], { amount: '₱10.00' }))
      await expect(sheet.getByRole('listitem').filter({ hasText: '261120-0231' })).toContainText(
        words['status.cancelled'],
      )
      await expect(balance(app)).toContainText('₱12,470.50')
      expect(world.calls('cancelSuborder')).toBe(1)

      // The other draw passes while one looks: the ticket is settled by itself.
      await pass(page, world, 5 * 60_000)
      await expect(sheet.getByRole('listitem').filter({ hasText: '261120-0230' })).toContainText(
        new RegExp(`${words['status.lost']}|${words['status.won']}`),
      )
      await app.button(app.words.shell.close, sheet).click()
      await expect(tickets).not.toContainText(words['status.open'])
    })
  })
}

test('an answer that gets lost is looked up, never sent again, and the ticket says so [WIRE-82] [WIRE-81]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  await stopClocks(page, world)
  await app.arriveAs('mika_07', `/m/startLottery?code=${code}`)
  const { lottery: words } = app.words
  await app.button(app.say(words.playName, { name: 'Lotto 6/42' })).click()
  await betInGame(app)
  await app.button(app.words.game.leave).click()
  await page.getByRole('list', { name: words.tickets }).getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: /261120-0230/ })).toBeVisible()
  // A browser sends a request again by itself when a kept connection breaks: the key makes that one wish, too.
  world.fault({ kind: 'commit-then-drop', call: 'cancelSuborder' })
  watch.expectStatus(500)
  world.fault({ kind: 'status', status: 500, call: 'lotteryOrder' })
  await sheet.getByRole('button', { name: /261120-0230/ }).click()
  await app.button(app.say(words['ask.yes'], { amount: '₱10.00' })).click()
  await expect(sheet).toContainText(words['ticket.checking'])
  await page.clock.fastForward(7_000)
  await expect(sheet).toContainText(words['ticket.checking'])
  world.heal()
  await page.clock.fastForward(7_000)
  await expect(sheet).toContainText(app.say(words['ticket.cancelled'], { amount: '₱10.00' }))
  await expect(balance(app)).toContainText('₱12,480.50')
  const back = world.db.selectFrom('ledger').select('minor').where('reason', '=', 'lottery.cancelled')
  expect(await back.execute()).toEqual([{ minor: 1000 }])
})

test('a bet whose answer gets lost is looked after by the betting page, and counted once [LOTT-05]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  await stopClocks(page, world)
  await app.arriveAs('mika_07', '/m/launchGame?vendor=LOTT&playType=trad&pageBack=/m/lottery')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: betWords.EN.lucky }).click()
  world.fault({ kind: 'commit-then-drop', path: '/demo/lottery/', times: 1 })
  await frame.getByRole('button', { name: /^Bet ₱10\.00/ }).click()
  await expect(frame.getByText(/L00000001/)).toBeVisible()
  await expect(balance(app)).toContainText('₱12,470.50')
  expect(await world.db.selectFrom('lotteryOrder').select('id').execute()).toHaveLength(1)
})

test('all lotteries: search, houses, and the way to one [ROUTE-37] [ROUTE-73] [WIRE-74] [WIRE-75] [WIRE-79]', async ({
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
  // A guest reads everything, and is asked to log in for tickets and play.
  await expect(page.getByText(words['tickets.login'])).toBeVisible()
  await app.button(app.say(words.playName, { name: 'Bola Tayo' })).click()
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FstartLottery%3Fcode%3DLOTT-0001/)
})

test.describe('faces', () => {
  test('errors offer another try, what is old says so, and nothing on sale is said, too [LOTT-05]', async ({
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
    await pass(page, world, 60_000)
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
