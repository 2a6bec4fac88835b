import { expect, test } from './support/test'
import type { App } from './support/app'

const field = ({ page }: App) => page.locator('form [name="amount"]')
const stored = ({ page }: App) => page.evaluate(() => sessionStorage.getItem('perya.deposit'))

async function fillIn(app: App, amount: string, method = 'QR Ph'): Promise<void> {
  await app.arriveAs('don_ramon', '/m/voucherCenter')
  await app.page.getByRole('radio', { name: method }).check({ force: true })
  await field(app).fill(amount)
}

test('a deposit from the tab bar to the provider and back, paid once, with the bonus that was added [ROUTE-48] [LAYOUT-04] [WALLET-05] [WALLET-07]', async ({
  app,
  page,
  world,
}) => {
  const { deposit, titles } = app.words
  await app.arriveAs('don_ramon')
  const { shell } = app.words
  const name = `${'+1%'} ${shell['tab.deposit']}`
  await app.tabBar.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await expect(page.getByRole('heading', { level: 1, name: titles.deposit })).toBeVisible()
  await expect(page.getByText('Balance ₱2,350,900.75')).toBeVisible()
  await app.button('₱1,000').click()
  await expect(field(app)).toHaveValue('1,000')
  await expect(page.getByText('₱2,351,900.75')).toBeVisible()
  await expect(page.getByText('Bet it once before you withdraw.')).toBeVisible()
  await app.button(deposit['promo.add']).click()
  await expect(page.getByText(deposit['promo.added'])).toBeVisible()
  await expect(page.getByText('₱2,351,910.75')).toBeVisible()

  await app.button('Deposit ₱1,000').click()
  await expect(page).toHaveURL(/\/demo\/pay\/.+lang=EN$/)
  await expect(page.getByRole('heading', { name: 'Pay with QR Ph' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₱1,000.00' }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await expect(page.getByRole('heading', { name: deposit['paid.title'] })).toBeVisible()
  await expect(page.getByText('₱1,010.00')).toBeVisible()
  await expect(page.getByText('Balance ₱2,351,910.75')).toBeVisible()
  expect(world.calls('depositPaymentGateway')).toBe(1)
  expect(await stored(app)).toBeNull()

  // After a reload it has ended, and a new one may begin.
  await page.reload()
  await expect(field(app)).toHaveValue('')
})

test('a deposit in another currency says so from the form to the waiting order [WALLET-01] [WALLET-07]', async ({
  app,
  page,
}) => {
  await page.route('**/wps/relay/MCS2_deposit*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('"currency":"PHP"', '"currency":"THB"')
    await route.fulfill({ response: answer, body })
  })
  await page.route('**/demo/pay/**', (route) => route.fulfill({ status: 204 }))
  await fillIn(app, '100')
  await expect(app.button('THB 1,000')).toBeVisible()
  await app.button('Deposit THB 100').click()
  await expect(page.getByText(app.words.deposit['waiting.title'])).toBeVisible()
  await expect(page.getByText('THB 100.00').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText('₱100')
})

test('a page that is loaded again goes on with the deposit that waits, in the language of now [WALLET-07]', async ({
  app,
  page,
  world,
}) => {
  const { deposit } = app.words
  await page.route('**/demo/pay/**', (route) => route.fulfill({ status: 204 }))
  await fillIn(app, '2500.5')
  await app.submit.click()
  await expect(page.getByText(deposit['waiting.title'])).toBeVisible()
  expect(JSON.parse((await stored(app)) ?? '')).toEqual({ number: expect.stringMatching(/^D\d{8}$/) })
  await page.reload()
  await expect(page.getByText(deposit['waiting.title'])).toBeVisible()
  await expect(page.getByText('₱2,500.50').first()).toBeVisible()
  expect(world.calls('depositPaymentGateway')).toBe(1)

  await page.unroute('**/demo/pay/**')
  await app.button(deposit.go).click()
  await page.getByRole('button', { name: 'Cancel the payment' }).click()
  await expect(page.getByRole('heading', { name: deposit['cancelled.title'] })).toBeVisible()
  await app.button(deposit.tryAgain).click()
  await expect(page.getByText('Balance ₱2,350,900.75')).toBeVisible()
  // The processing time is the platform's.
  await expect(page.getByRole('radio', { name: /Suki.*Usually within 3 min/ })).toBeVisible()
})

test('a refusal by the bank says what is safe [WALLET-07]', async ({ app, page }) => {
  const { deposit } = app.words
  await fillIn(app, '500', 'Lakas')
  await app.submit.click()
  await page.getByRole('button', { name: 'Let the bank say no' }).click()
  await expect(page.getByRole('heading', { name: deposit['refused.title'] })).toBeVisible()
  await expect(app.button(deposit.service)).toBeVisible()
})

/** The form's content: amount, method, and whether the bonus is added. */
async function holds(app: App, amount: string, method: string): Promise<void> {
  await expect(field(app)).toHaveValue(amount)
  await expect(app.page.getByRole('radio', { name: method })).toBeChecked()
  await expect(app.page.getByText(app.words.deposit['promo.added'])).toBeVisible()
}

test('a refused payment keeps amount, method and bonus; a paid one leaves the form empty [WALLET-07]', async ({
  app,
  page,
}) => {
  const { deposit } = app.words
  await fillIn(app, '500', 'Lakas')
  await app.button(deposit['promo.add']).click()
  await holds(app, '500', 'Lakas')
  await app.submit.click()
  await page.getByRole('button', { name: 'Let the bank say no' }).click()
  await app.button(deposit.tryAgain).click()
  await holds(app, '500', 'Lakas')
  await app.submit.click()
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click()
  await expect(page.getByText('₱505.00')).toBeVisible()
  await app.button(deposit.again).click()
  await expect(field(app)).toHaveValue('')
})

test('a session that ends keeps amount, method and bonus for its player, and for nobody else [WALLET-07]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(401)
  const { deposit, shell } = app.words
  const endSession = async (who: string) => {
    await world.revoke(who)
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FvoucherCenter$/)
    await expect(app.toast(shell['failure.logged-out'])).toBeVisible()
  }
  const signIn = async (who: string) => {
    await app.fillLogin(who)
    await app.submit.click()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    await expect(app.toast(shell['failure.logged-out'])).toHaveCount(0)
  }
  await fillIn(app, '500.5', 'Lakas')
  await app.button(deposit['promo.add']).click()
  await holds(app, '500.5', 'Lakas')
  await endSession('don_ramon')
  await signIn('don_ramon')
  await holds(app, '500.5', 'Lakas')
  await endSession('don_ramon')
  await signIn('mika_07')
  await expect(field(app)).toHaveValue('')
  await expect(page.getByText(deposit['promo.added'])).toHaveCount(0)
})

test('the provider’s page is closed once paid, however the player returns to it [WALLET-07]', async ({
  app,
  page,
  watch,
}) => {
  watch.expectStatus(410)
  await fillIn(app, '500')
  await app.submit.click()
  await expect(page).toHaveURL(/\/demo\/pay\//)
  const address = page.url()
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click()
  await expect(page.getByText('Balance ₱2,351,400.75')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Nothing more is taken.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the deposit' }).click()
  await expect(page.getByText('Balance ₱2,351,400.75')).toBeVisible()
})

test('a transfer shows account and reference, and is credited when the operator confirms it [WALLET-07] [WIRE-93]', async ({
  app,
  page,
  world,
}) => {
  const { deposit } = app.words
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillIn(app, '1000', 'Suki')
  // The fee is shown before anything is requested.
  await expect(page.getByText('You pay ₱1,015')).toBeVisible()
  await app.submit.click()
  const reference = page.getByText(/^PY\d{8}$/)
  await expect(reference).toBeVisible()
  await app.button(deposit['copy.reference']).click()
  await expect(app.button(deposit.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await reference.textContent())
  const { number } = JSON.parse((await stored(app)) ?? '') as { number: string }
  await world.control('deposit', { end: { number, state: 'paid' } })
  await app.button(deposit.look).click()
  await expect(page.getByText('Balance ₱2,351,900.75')).toBeVisible()
})

test('a lost answer is looked up: one deposit, however often it is tapped [WALLET-07] [WIRE-99]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  const { deposit } = app.words
  await fillIn(app, '1000')
  world.fault({ kind: 'commit-then-drop', call: 'depositPaymentGateway' })
  await app.submit.dblclick()
  await expect(page.getByText(deposit['waiting.title'])).toBeVisible()
  // The browser may automatically resend a request when a connection breaks: the same key is the same
  // deposit.
  const waiting = await world.db
    .selectFrom('depositOrder')
    .select('id')
    .where('state', '=', 'waiting')
    .execute()
  expect(waiting).toHaveLength(1)
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
})

test('a player’s limit is checked on the ticket, before anything is sent [WALLET-07]', async ({
  app,
  page,
  world,
}) => {
  await app.arriveAs('mika_07', '/m/voucherCenter')
  // Nothing that would be refused is offered.
  await expect(app.button('₱1,000')).toBeVisible()
  await expect(app.button('₱5,000')).toHaveCount(0)
  await field(app).fill('5000')
  await app.submit.click()
  await expect(page.getByText('Your limit leaves ₱3,800')).toBeVisible()
  await expect(field(app)).toBeFocused()
  await expect(field(app)).toHaveAttribute('aria-invalid', 'true')
  await field(app).fill('3800')
  await expect(field(app)).not.toHaveAttribute('aria-invalid', 'true')
  expect(world.calls('depositPaymentGateway')).toBe(0)
})

test('the cursor stays where it is while commas come and go [WALLET-07]', async ({ app, page }) => {
  await app.arriveAs('mika_07', '/m/voucherCenter')
  await field(app).pressSequentially('12345.678x')
  await expect(field(app)).toHaveValue('12,345.67')
  await field(app).press('Home')
  await page.keyboard.type('9x8')
  await expect(field(app)).toHaveValue('9,812,345.67')
  await page.keyboard.press('Backspace')
  await expect(field(app)).toHaveValue('912,345.67')
})

test('no access: a guest logs in first, a trial account sees why [SESSION-12] [SESSION-17] [WALLET-05]', async ({
  app,
  page,
}) => {
  const { shell } = app.words
  await app.open('/m/voucherCenter')
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FvoucherCenter$/)
  await app.arriveAs('trial_kuya', '/m/voucherCenter')
  await expect(page.getByRole('heading', { name: shell['account.trial-refused.title'] })).toBeVisible()
})

test('no payment methods, and no answer from the platform, each say what to do [WALLET-07] [ERROR-32]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expectStatus(500)
  const { deposit, shell } = app.words
  world.fault({ kind: 'status', status: 500, call: 'depositBanksByVendor' })
  await app.arriveAs('don_ramon', '/m/voucherCenter')
  await expect(app.button(shell.retry)).toBeVisible()
  world.heal()
  await world.db.updateTable('depositMethod').set({ open: 0 }).execute()
  await app.button(shell.retry).click()
  await expect(page.getByText(deposit['empty.title'])).toBeVisible()
  await world.db.updateTable('depositMethod').set({ open: 1 }).execute()
  await app.button(deposit.look).click()
  await expect(page.getByRole('radio')).toHaveCount(8)
})

test('every entry leads here, and the history is linked [WALLET-05] [MENU-04]', async ({ app }) => {
  const { deposit, shell } = app.words
  await app.arriveAs('don_ramon')
  await app.menuButton.click()
  await app.button(shell.deposit, app.menu).click()
  await expect(field(app)).toBeVisible()
  await expect(app.button(deposit.history)).toHaveCount(1)
  await app.open('/m/mine')
  await app.button(app.words.member['tile.deposit']).click()
  await expect(field(app)).toBeVisible()
})
